import { ApiCallError, ClientError, isCallUnavailable } from "~/api-client/errors";
import { notFound } from "./page-error.server";
import { reportHandledError } from "./report-error.server";

const RETRY_AFTER = "600";

export async function loadCrawlerData<Data>(request: Promise<Data>): Promise<Data> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    if ((error instanceof ClientError && error.isNotFound) || isCallUnavailable(error)) throw notFound();
    reportHandledError(error);
    throw new Response(null, { status: 503, headers: { "Retry-After": RETRY_AFTER, "Cache-Control": "no-store" } });
  }
}
