import { ClientError, isApiFailure, isCallUnavailable } from "~/api-client/errors";
import type { MetaDescriptor } from "@remix-run/node";
import type { ToastView } from "~/view-models/root-data";
import { currentRequest } from "~observe/request-scope";
import { reportHandledError } from "./report-error.server";

export type PageError = {
  meta: MetaDescriptor[];
  toast: ToastView | null;
  isUnavailable?: boolean;
};

const NO_STORE = { "Cache-Control": "private, no-store" };

export function notFound(): Response {
  return new Response(null, { status: 404, statusText: "Not Found", headers: NO_STORE });
}

/** Maps a failed call to the page's error response; mistakes of the portal pass through. */
export function toPageError(error: unknown, describe: () => PageError, retryAfter: string | null = null): unknown {
  const status = statusOf(error);
  if (status === null) return error;
  if (status === 404 && !isCallUnavailable(error)) return notFound();
  if (!(error instanceof ClientError)) reportHandledError(error);
  const headers = { ...NO_STORE, ...(status === 429 && retryAfter !== null && { "Retry-After": retryAfter }) };
  const reference = currentRequest()?.requestId;
  return Response.json({ ...describe(), reference }, { status, headers });
}

const FORWARDED_STATUSES = [403, 414, 429];

/** Error codes take precedence over the response's status. */
function statusOf(error: unknown): number | null {
  if (isCallUnavailable(error)) return 404;
  if (isApiFailure(error)) return 503;
  if (!(error instanceof ClientError)) return null;
  if (error.isNotFound) return 404;
  if (error.has("sign_in_required")) return 403;
  if (error.has("too_many_requests")) return 429;
  return FORWARDED_STATUSES.includes(error.status) ? error.status : 400;
}
