import { translatorFor } from "~/i18n/i18next.server";
import type { Call } from "~contract/define-call";
import { documentProblems, leaks, titleOf } from "./document-problems";
import { primaryStatus, PRIMARY, PROTECTED, saidOf, SILENT } from "./expected-answer";
import type { Fault } from "./fault-list";
import { wordsOf } from "./page-text";
import type { Seen } from "./portal-under-faults";

const PRIMARY_MS = 5_000;
const SECONDARY_MS = 2_000;
/** A tenth of the longest deadline, drawing the page, and a busy machine. */
const LONGEST_TRY_MS = 30_000;
/** What a resource route may say of a call that failed. */
const RESOURCE_STATUSES = [200, 302, 403, 404, 429, 503];

type Failed = { call: Call; address: string; fault: Fault };
/** A page as it is when all is well, and as it was seen this time. */
type Try = { route: string; whole: Seen; seen: Seen; failed?: Failed };

const t = translatorFor("de");
const NOT_FOUND_TITLES = [t("error.notFoundTitle"), t("error.notOfferedHeading")];

/** What is wrong with an answer. */
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
  const problems = seen.status === status ? [] : [`answers ${String(seen.status)} instead of ${String(status)}`];
  if (seen.status >= 400 && seen.status !== whole.status) problems.push(...failedPageProblems(seen));
  if (text !== null && timesIn(seen, text) <= timesIn(whole, text)) problems.push(`does not say "${text}"`);
  return problems;
}

/** The status, and what the page has to say beside; null where there is nothing to be said. */
function expectedOf(route: string, whole: Seen, seen: Seen, { call, address, fault }: Failed) {
  if (call.name === "getSessionStatus" && !isSilent(route, call)) {
    // Who is refused is nobody; of whom nothing is said may be somebody.
    const isRefused = fault.name === "403" || fault.name === "404";
    if (PROTECTED.test(route)) return { status: isRefused ? 302 : 503, text: isRefused ? null : t("account.failed") };
    return { status: whole.status, text: isRefused ? null : t("account.failed") };
  }
  if (isPrimary(route, call, seen)) return { status: primaryStatus(route, fault.name, call), text: null };
  // An event without a feed of its own is an event that lists nothing.
  if (call.name === "getFeed" && fault.name === "404") return { status: whole.status, text: null };
  const said = saidOf(route, call, address, fault.name);
  return { status: whole.status, text: said && t(said) };
}

const isSilent = (route: string, { name }: Call) => SILENT[route]?.split(" ").includes(name) ?? false;

/** Some calls a page makes twice, and can do without only once of them. */
function isPrimary(route: string, { name }: Call, { deadlines }: Seen): boolean {
  return (PRIMARY[route]?.split(" ").includes(name) ?? false) && Math.max(...deadlines) > SECONDARY_MS;
}

function failedPageProblems({ status, headers, body }: Seen): string[] {
  const isNotFound = NOT_FOUND_TITLES.some((title) => titleOf(body).startsWith(title));
  return [
    ...(isNotFound === (status === 404) ? [] : [`is called "${titleOf(body)}"`]),
    ...(headers.get("cache-control") === "private, no-store" ? [] : ["may be kept by caches"]),
  ];
}

const timesIn = ({ body }: Seen, text: string) => wordsOf(body).filter((words) => words === text).length;

function waitingProblems(route: string, seen: Seen, { call, fault }: Failed): string[] {
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
  const isUnchanged = status === 200 && body === whole.body && !(route in SILENT);
  return [
    ...(RESOURCE_STATUSES.includes(status) ? [] : [`answers ${String(status)}`]),
    ...(isUnchanged ? ["hides that something failed"] : []),
    ...(headers.get("content-type")?.includes("json") && !isJson(seen) ? ["is no JSON"] : []),
  ];
}

/** A download that broke off, as one whose data fails has to, is none either. */
function isJson({ body, headers }: Seen): boolean {
  if (headers.has("content-disposition")) return true;
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
