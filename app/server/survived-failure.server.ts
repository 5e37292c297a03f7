import { ApiCallError } from "~/api-client/errors";
import { reportError } from "./sentry.server";

/** Says on the console, and to the error service, what failed while the page or answer goes on without it. */
export function noteSurvivedFailure(error: unknown): void {
  console.warn(error instanceof ApiCallError ? error.message : error);
  void reportError(error);
}
