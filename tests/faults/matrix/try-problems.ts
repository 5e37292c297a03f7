import { translatorFor } from "~/i18n/i18next.server";
import type { Call } from "~contract/define-call";
import { documentProblems, leaks, titleOf } from "./document-problems";
import { primaryStatus, PRIMARY_CALLS, PROTECTED_ROUTES, errorTextOf, SILENT_CALLS } from "./expected-response";
import type { Fault } from "./fault-list";
import { wordsOf } from "./page-text";
import type { SeenResponse } from "./portal-under-faults";

const PRIMARY_MS = 5_000;
const SECONDARY_MS = 2_000;
/** A tenth of the longest deadline, rendering, and a slow machine. */
const LONGEST_TRY_MS = 30_000;
const RESOURCE_STATUSES = [200, 302, 403, 404, 429, 503];

type Failed = { call: Call; address: string; fault: Fault };
/** `intact` is the page without faults. */
type Try = { route: string; whole: SeenResponse; seen: SeenResponse; failed?: Failed };

const t = translatorFor("de");
const NOT_FOUND_TITLES = [t("error.notFoundTitle"), t("error.notOfferedHeading")];

export function problemsOf({ route, whole, seen, failed }: Try): string[] {
  const isDocument = seen.headers.get("content-type")?.startsWith("text/html") ?? false;
  return [
    ...(isDocument ? documentProblems(seen.body, route) : leaks(seen.body)),
    ...(failed ? waitingProblems(route, seen, failed) : []),
    ...(failed && route.startsWith("($locale)") && !route.endsWith(".xml]")
      ? pageProblems({ route, whole, seen, failed })
      : []),
    ...(failed && !route.startsWith("($locale)") ? resourceProblems({ route, whole, seen, failed }) : []),
  ];
}

function pageProblems({ route, whole, seen, failed }: Required<Try>): string[] {
  const { status, text } = expectedOf(route, whole, seen, failed);
  const problems = seen.status === status ? [] : [`returns ${String(seen.status)} instead of ${String(status)}`];
  if (seen.status >= 400 && seen.status !== whole.status) problems.push(...failedPageProblems(seen));
  if (text !== null && timesIn(seen, text) <= timesIn(whole, text)) problems.push(`does not show "${text}"`);
  return problems;
}

/** Text null: no message is expected. */
function expectedOf(route: string, whole: SeenResponse, seen: SeenResponse, { call, address, fault }: Failed) {
  if (call.name === "getSessionStatus" && !isSilent(route, call)) {
    // A refused session is signed out; without a response the viewer may be signed in.
    const isRefused = fault.name === "403" || fault.name === "404";
    if (PROTECTED_ROUTES.test(route))
      return { status: isRefused ? 302 : 503, text: isRefused ? null : t("account.failed") };
    return { status: whole.status, text: isRefused ? null : t("account.failed") };
  }
  if (isPrimary(route, call, seen)) return { status: primaryStatus(route, fault.name, call), text: null };
  // An event's feed may be missing; the event's list is then empty.
  if (call.name === "getFeed" && fault.name === "404") return { status: whole.status, text: null };
  const said = errorTextOf(route, call, address, fault.name);
  return { status: whole.status, text: said && t(said) };
}

const isSilent = (route: string, { name }: Call) => SILENT_CALLS[route]?.split(" ").includes(name) ?? false;

/** A page may make a call twice, but only once as a required one, with the longer deadline. */
function isPrimary(route: string, { name }: Call, { deadlines }: SeenResponse): boolean {
  return (PRIMARY_CALLS[route]?.split(" ").includes(name) ?? false) && Math.max(...deadlines) > SECONDARY_MS;
}

function failedPageProblems({ status, headers, body }: SeenResponse): string[] {
  const isNotFound = NOT_FOUND_TITLES.some((title) => titleOf(body).startsWith(title));
  return [
    ...(isNotFound === (status === 404) ? [] : [`has the title "${titleOf(body)}"`]),
    ...(headers.get("cache-control") === "private, no-store" ? [] : ["may be cached"]),
  ];
}

const timesIn = ({ body }: SeenResponse, text: string) => wordsOf(body).filter((words) => words === text).length;

function waitingProblems(route: string, seen: SeenResponse, { call, fault }: Failed): string[] {
  const isLong = isPrimary(route, call, seen) || call.name === "getSessionStatus" || !route.startsWith("($locale)");
  const longest = isLong || route.endsWith(".xml]") ? PRIMARY_MS : SECONDARY_MS;
  const late = seen.deadlines.filter((milliseconds) => Math.round(milliseconds) > longest);
  return [
    ...late.map((milliseconds) => `waits ${String(milliseconds)} ms`),
    ...(fault.lasts && seen.deadlines.length === 0 ? ["waits without a deadline"] : []),
    ...(seen.elapsedMs > LONGEST_TRY_MS ? [`took ${String(Math.round(seen.elapsedMs))} ms`] : []),
  ];
}

function resourceProblems({ route, whole, seen }: Required<Try>): string[] {
  const { status, headers, body } = seen;
  const isUnchanged = status === 200 && body === whole.body && !(route in SILENT_CALLS);
  return [
    ...(RESOURCE_STATUSES.includes(status) ? [] : [`returns ${String(status)}`]),
    ...(isUnchanged ? ["hides that something failed"] : []),
    ...(headers.get("content-type")?.includes("json") && !isJson(seen) ? ["is no JSON"] : []),
  ];
}

/** An aborted download, as expected when its data fails, is not JSON either. */
function isJson({ body, headers }: SeenResponse): boolean {
  if (headers.has("content-disposition")) return true;
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
