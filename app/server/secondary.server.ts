import type { Api, CallApi } from "~/api-client/client";
import { reportHandledError } from "./report-error.server";

/** docs/product/calls.md#deadlines */
const SECONDARY_DEADLINE_MS = 2_000;

/** Null when optional data fails or misses the deadline, which cancels its calls. */
export async function secondary<Data>(api: Api, load: (callApi: CallApi) => Promise<Data>): Promise<Data | null> {
  try {
    return await load(api.within(SECONDARY_DEADLINE_MS));
  } catch (error) {
    reportHandledError(error);
    return null;
  }
}
