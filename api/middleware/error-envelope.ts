import type { ErrorHandler, NotFoundHandler } from "hono";
import { log } from "~observe/log";
import { ApiFailure } from "../api-failure";
import type { ApiEnvironment } from "../api-context";

/** Turns whatever a handler throws into the failure envelope; what went wrong inside stays in the log. */
export const answerError: ErrorHandler<ApiEnvironment> = (error, context) => {
  if (!(error instanceof ApiFailure)) log.error({ err: error }, `${context.req.method} ${context.req.path} failed`);
  const failure = error instanceof ApiFailure ? error : new ApiFailure("internal_error");
  if (failure.retryAfterSeconds !== undefined) context.header("Retry-After", String(failure.retryAfterSeconds));
  const { code, details } = failure;
  return context.json({ data: null, errors: [details ? { code, details } : { code }] }, failure.status);
};

export const answerNotFound: NotFoundHandler<ApiEnvironment> = (context) =>
  context.json({ data: null, errors: [{ code: "not_found" }] }, 404);
