import type { ErrorHandler, NotFoundHandler } from "hono";
import type { ErrorCode } from "~contract/error-codes";
import { log } from "~observe/log";
import { ApiFailure } from "../api-failure";
import type { ApiContext, ApiEnvironment } from "../api-context";
import { isOfTool, toToolCode } from "../oauth/tool-error-codes";
import { isInGamePath } from "./game-origins";

/** Internal errors are only logged, never sent. */
export const handleApiError: ErrorHandler<ApiEnvironment> = (error, context) => {
  if (!(error instanceof ApiFailure)) log.error({ err: error }, `${context.req.method} ${context.req.path} failed`);
  const failure = error instanceof ApiFailure ? error : new ApiFailure("internal_error");
  if (failure.retryAfterSeconds !== undefined) context.header("Retry-After", String(failure.retryAfterSeconds));
  const { code, details, further } = failure;
  const codesOf = spellingFor(context);
  const errors = [
    ...codesOf(code).map((errorCode) => (details ? { code: errorCode, details } : { code: errorCode })),
    ...further.flatMap(codesOf).map((errorCode) => ({ code: errorCode })),
  ];
  return context.json({ data: null, errors }, failure.status);
};

/** GameMaker's extension misspells a code, and games compare only the first one; its tool knows other codes than we. */
function spellingFor({ req }: ApiContext): (code: ErrorCode) => string[] {
  if (isOfTool(req.header("authorization"))) return (code) => [toToolCode(code, req.path)];
  const isForGame = isInGamePath(req.path);
  return (code) => (isForGame && code === "track_not_found" ? ["tack_not_found", code] : [code]);
}

export const handleApiNotFound: NotFoundHandler<ApiEnvironment> = (context) =>
  context.json({ data: null, errors: [{ code: "not_found" }] }, 404);
