import type { Api, Ask } from "~/api-client/client";
import { noteSurvivedFailure } from "./survived-failure.server";

/** Deadline of a page's secondary data (docs/product/calls.md#deadlines). */
const SECONDARY_DEADLINE_MS = 2_000;

/**
 * Data a page can do without: `secondary(api, (ask) => ask(listChallenges, …))` gives null when that failed or took
 * too long, so that the page stays whole. What is too late is cancelled.
 */
export async function secondary<Data>(api: Api, load: (ask: Ask) => Promise<Data>): Promise<Data | null> {
  try {
    return await load(api.within(SECONDARY_DEADLINE_MS));
  } catch (error) {
    noteSurvivedFailure(error);
    return null;
  }
}
