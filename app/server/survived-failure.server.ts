import { isRouteErrorResponse } from "@remix-run/react";
import { LRUCache } from "lru-cache";
import { ApiCallError, InvalidResponseError, UnavailableError } from "~/api-client/errors";
import { log } from "~observe/log";
import { reportError } from "./sentry.server";

/** A call that fails again and again, as in an outage under load, is told of once in this time. */
const REPEAT_MS = 60_000;
const MAX_KNOWN_FAILURES = 500;

const told = new LRUCache<string, true>({
  max: MAX_KNOWN_FAILURES,
  ttl: REPEAT_MS,
  ttlResolution: 0,
  perf: { now: () => Date.now() },
});

/** Says in the log, and to the error service, what failed while the page or answer goes on without it. */
export function noteSurvivedFailure(error: unknown): void {
  reportFailure(error, "warn");
}

/** Says in the log, and to the error service, what failed; a failed call once in a minute, whoever finds it. */
export function reportFailure(error: unknown, level: "warn" | "error"): void {
  if (error instanceof ApiCallError && isKnown(error)) return;
  if (isRefusal(error)) return;
  if (error instanceof ApiCallError) log[level](withoutValues(error.message));
  else log[level]({ err: error }, "Something went wrong");
  void reportError(error);
}

/** An answer below 500, such as 405 for a form sent to a page without one: nothing of the portal's has failed. */
function isRefusal(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}

/** What somebody searched for, or which page of it, is theirs; that it was a search is enough. */
function withoutValues(message: string): string {
  return message.replace(/([?&][\w-]+=)[^&\s"]+?(?=&|:? |$)/g, "$1…");
}

function isKnown(error: ApiCallError): boolean {
  // The failures that led to this one were told of.
  if (error instanceof UnavailableError) return true;
  const key = keyOf(error);
  const isTold = told.has(key);
  if (!isTold) told.set(key, true);
  return isTold;
}

/** The same call failing in the same way is the same failure, whatever it asked for and whichever item is wrong. */
function keyOf(error: ApiCallError): string {
  const path = error instanceof InvalidResponseError ? error.path.replace(/\d+/g, "n") : "";
  return `${error.name} ${error.call} ${path}`;
}
