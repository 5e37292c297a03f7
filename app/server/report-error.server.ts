import { isRouteErrorResponse } from "@remix-run/react";
import { LRUCache } from "lru-cache";
import { ApiCallError, InvalidResponseError, UnavailableError } from "~/api-client/errors";
import { log } from "~observe/log";
import { sendToSentry } from "./sentry.server";

/** Repeated failures of a call, as in an outage, are reported once per interval. */
const REPEAT_MS = 60_000;
const MAX_STORED_FAILURES = 500;

const reported = new LRUCache<string, true>({
  max: MAX_STORED_FAILURES,
  ttl: REPEAT_MS,
  ttlResolution: 0,
  perf: { now: () => Date.now() },
});

export function reportHandledError(error: unknown): void {
  reportError(error, "warn");
}

export function reportError(error: unknown, level: "warn" | "error"): void {
  if (error instanceof ApiCallError && isRepeated(error)) return;
  if (isRefusal(error)) return;
  if (error instanceof ApiCallError) log[level](withoutValues(error.message));
  else log[level]({ err: error }, "Something went wrong");
  void sendToSentry(error);
}

/** A client error, such as 405 for a form that is sent to a page without an action. */
function isRefusal(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}

/** Query values, such as search texts, are personal data. */
function withoutValues(message: string): string {
  return message.replace(/([?&][\w-]+=)[^&\s"]+?(?=&|:? |$)/g, "$1…");
}

function isRepeated(error: ApiCallError): boolean {
  // The failures that opened the circuit breaker are reported already.
  if (error instanceof UnavailableError) return true;
  const key = failureKey(error);
  const isReported = reported.has(key);
  if (!isReported) reported.set(key, true);
  return isReported;
}

function failureKey(error: ApiCallError): string {
  const path = error instanceof InvalidResponseError ? error.path.replace(/\d+/g, "n") : "";
  return `${error.name} ${error.call} ${path}`;
}
