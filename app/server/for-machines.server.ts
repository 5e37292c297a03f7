import { isApiFailure } from "~/api-client/errors";
import { noteSurvivedFailure } from "./survived-failure.server";

/** A crawler comes again after this, in seconds. */
const RETRY_AFTER = "600";

/** What a document for machines is made of; while the API fails, crawlers are asked to come again. */
export async function forMachines<Data>(asked: Promise<Data>): Promise<Data> {
  try {
    return await asked;
  } catch (error) {
    if (!isApiFailure(error)) throw error;
    noteSurvivedFailure(error);
    throw new Response(null, { status: 503, headers: { "Retry-After": RETRY_AFTER, "Cache-Control": "no-store" } });
  }
}
