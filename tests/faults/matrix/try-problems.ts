import { translatorFor } from "~/i18n/i18next.server";
import type { Call } from "~contract/define-call";
import { documentProblems, leaks, titleOf } from "./document-problems";
import { primaryStatus, PRIMARY_CALLS, PROTECTED_ROUTES, errorTextOf, SILENT_CALLS } from "./expected-response";
import type { Fault } from "./fault-list";
import { visibleTexts } from "./page-text";
import type { PageResponse } from "./portal-under-faults";

const PRIMARY_MS = 5_000;
const SECONDARY_MS = 2_000;
/** A tenth of the longest deadline, rendering, and a slow machine. */
const MAX_TRY_MS = 30_000;
const RESOURCE_STATUSES = [200, 302, 403, 404, 429, 503];

type Failed = { call: Call; address: string; fault: Fault };
/** `intact` is the page without faults. */
type Try = { route: string; intact: PageResponse; actual: PageResponse; failed?: Failed };

const t = translatorFor("de");
const NOT_FOUND_TITLES = [t("error.notFoundTitle"), t("error.notOfferedHeading")];

export function problemsOf({ route, intact, actual, failed }: Try): string[] {
  const isDocument = actual.headers.get("content-type")?.startsWith("text/html") ?? false;
  return [
    ...(isDocument ? documentProblems(actual.body, route) : leaks(actual.body)),
    ...(failed ? waitingProblems(route, actual, failed) : []),
    ...(failed && isPage(route) ? pageProblems({ route, intact, actual, failed }) : []),
    ...(failed && isResource(route) ? resourceProblems({ route, intact, actual, failed }) : []),
  ];
}

const isDownload = (route: string) => [".$file", ".zip", ".csv", ".data"].some((end) => route.endsWith(end));
const isFile = (route: string) => route.endsWith(".xml]") || isDownload(route);
const isPage = (route: string) => route.startsWith("($locale)") && !isFile(route);
const isResource = (route: string) => !route.startsWith("($locale)") || isDownload(route);

function pageProblems({ route, intact, actual, failed }: Required<Try>): string[] {
  const { status, text } = expectedOf(route, intact, actual, failed);
  const problems = actual.status === status ? [] : [`returns ${String(actual.status)} instead of ${String(status)}`];
  if (actual.status >= 400 && actual.status !== intact.status) problems.push(...failedPageProblems(actual));
  if (text !== null && timesIn(actual, text) <= timesIn(intact, text)) problems.push(`does not show "${text}"`);
  return problems;
}

/** Text null: no message is expected. */
function expectedOf(route: string, intact: PageResponse, actual: PageResponse, { call, address, fault }: Failed) {
  if (call.name === "getSessionStatus" && !isSilent(route, call)) {
    // A refused session is signed out; without a response the viewer may be signed in.
    const isRefused = fault.name === "403" || fault.name === "404";
    if (PROTECTED_ROUTES.test(route))
      return { status: isRefused ? 302 : 503, text: isRefused ? null : t("account.failed") };
    return { status: intact.status, text: isRefused ? null : t("account.failed") };
  }
  if (isPrimary(route, call, actual)) return { status: primaryStatus(route, fault.name, call), text: null };
  // An event's feed may be missing; the event's list is then empty.
  if (call.name === "getFeed" && fault.name === "404") return { status: intact.status, text: null };
  const textKey = errorTextOf(route, call, address, fault.name);
  return { status: intact.status, text: textKey && t(textKey) };
}

const isSilent = (route: string, { name }: Call) => SILENT_CALLS[route]?.split(" ").includes(name) ?? false;

/** A page may make a call twice, but only once as a required one, with the longer deadline. */
function isPrimary(route: string, { name }: Call, { deadlines }: PageResponse): boolean {
  return (PRIMARY_CALLS[route]?.split(" ").includes(name) ?? false) && Math.max(...deadlines) > SECONDARY_MS;
}

function failedPageProblems({ status, headers, body }: PageResponse): string[] {
  const isNotFound = NOT_FOUND_TITLES.some((title) => titleOf(body).startsWith(title));
  return [
    ...(isNotFound === (status === 404) ? [] : [`has the title "${titleOf(body)}"`]),
    ...(headers.get("cache-control") === "private, no-store" ? [] : ["may be cached"]),
  ];
}

const timesIn = ({ body }: PageResponse, text: string) => visibleTexts(body).filter((line) => line === text).length;

function waitingProblems(route: string, actual: PageResponse, { call, fault }: Failed): string[] {
  const isLong = isPrimary(route, call, actual) || call.name === "getSessionStatus" || !route.startsWith("($locale)");
  const longest = isLong || route.endsWith(".xml]") ? PRIMARY_MS : SECONDARY_MS;
  const exceeded = actual.deadlines.filter((milliseconds) => Math.round(milliseconds) > longest);
  return [
    ...exceeded.map((milliseconds) => `waits ${String(milliseconds)} ms`),
    ...(fault.timesOut && actual.deadlines.length === 0 ? ["waits without a deadline"] : []),
    ...(actual.elapsedMs > MAX_TRY_MS ? [`took ${String(Math.round(actual.elapsedMs))} ms`] : []),
  ];
}

function resourceProblems({ route, intact, actual }: Required<Try>): string[] {
  const { status, headers, body } = actual;
  const isUnchanged = status === 200 && body === intact.body && !(route in SILENT_CALLS);
  return [
    ...(RESOURCE_STATUSES.includes(status) ? [] : [`returns ${String(status)}`]),
    ...(isUnchanged ? ["hides that something failed"] : []),
    ...(headers.get("content-type")?.includes("json") && !isJson(actual) ? ["is no JSON"] : []),
  ];
}

/** An aborted download, as expected when its data fails, is not JSON either. */
function isJson({ body, headers }: PageResponse): boolean {
  if (headers.has("content-disposition")) return true;
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
