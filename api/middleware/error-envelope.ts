import type { ErrorHandler, NotFoundHandler } from "hono";
import type { ErrorCode } from "~contract/error-codes";
import { log } from "~observe/log";
import { ApiFailure } from "../api-failure";
import type { ApiEnvironment } from "../api-context";
import { isInGamePath } from "./game-origins";

/** Internal errors are only logged, never sent. */
export const handleApiError: ErrorHandler<ApiEnvironment> = (error, context) => {
  if (!(error instanceof ApiFailure)) log.error({ err: error }, `${context.req.method} ${context.req.path} failed`);
  const failure = error instanceof ApiFailure ? error : new ApiFailure("internal_error");
  if (failure.retryAfterSeconds !== undefined) context.header("Retry-After", String(failure.retryAfterSeconds));
  const { code, details, further } = failure;
  const errors = [
    ...codesFor(context.req.path, code).map((errorCode) => (details ? { code: errorCode, details } : { code: errorCode })),
    ...further.map((errorCode) => ({ code: errorCode })),
  ];
  return context.json({ data: null, errors }, failure.status);
};

/** GameMaker's extension misspells this code, and games compare only the first one. */
function codesFor(path: string, code: ErrorCode): ErrorCode[] {
  return code === "track_not_found" && isInGamePath(path) ? ["tack_not_found", code] : [code];
}

export const handleApiNotFound: NotFoundHandler<ApiEnvironment> = (context) =>
  context.json({ data: null, errors: [{ code: "not_found" }] }, 404);
