import { ClientError, isApiFailure, isCallUnavailable } from "~/api-client/errors";
import type { MetaDescriptor } from "@remix-run/node";
import type { ToastView } from "~/view-models/root-data";
import { currentRequest } from "~observe/request-scope";
import { noteSurvivedFailure } from "./survived-failure.server";

/** What a page's error carries beside its status: for the document's head, and a message to show once. */
export type PageFailure = {
  meta: MetaDescriptor[];
  toast: ToastView | null;
  /** True for a page of which the API knows nothing. */
  isUnavailable?: boolean;
};

const NO_STORE = { "Cache-Control": "private, no-store" };

/** A page that does not exist; the frame's error boundary draws it. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: "Not Found", headers: NO_STORE });
}

/**
 * What a page answers whose primary data is missing: 404 for what the API does not know, 403 for what it refuses to
 * this viewer, 414 when what the page's address names is too long for a call's, 429 when it was asked too often, 400 for
 * any other refusal and 503 when it fails. A call that the API does not have makes the page unavailable: 404 as well.
 * Anything else is the portal's own mistake and passed on as it is.
 */
export function toPageError(error: unknown, describe: () => PageFailure, retryAfter: string | null = null): unknown {
  const status = statusOf(error);
  if (status === null) return error;
  if (status === 404 && !isCallUnavailable(error)) return notFound();
  if (!(error instanceof ClientError)) noteSurvivedFailure(error);
  const headers = { ...NO_STORE, ...(status === 429 && retryAfter !== null && { "Retry-After": retryAfter }) };
  const reference = currentRequest()?.requestId;
  return Response.json({ ...describe(), reference }, { status, headers });
}

const PASSED_ON = [403, 414, 429];

/** The codes count more than the status that they came with. */
function statusOf(error: unknown): number | null {
  if (isCallUnavailable(error)) return 404;
  if (isApiFailure(error)) return 503;
  if (!(error instanceof ClientError)) return null;
  if (error.isNotFound) return 404;
  if (error.has("sign_in_required")) return 403;
  if (error.has("too_many_requests")) return 429;
  return PASSED_ON.includes(error.status) ? error.status : 400;
}
