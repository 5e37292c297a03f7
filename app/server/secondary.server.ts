import { noteSurvivedFailure } from "./survived-failure.server";

/** Deadline of a page's secondary data (decisions, "Where the spec meets a standard"). */
const SECONDARY_DEADLINE_MS = 2_000;

/** Data a page can do without: null when it failed or came too late, so that the page stays whole. */
export async function secondary<Data>(promise: Promise<Data>): Promise<Data | null> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      console.warn(`Secondary data took longer than ${String(SECONDARY_DEADLINE_MS)} ms.`);
      resolve(null);
    }, SECONDARY_DEADLINE_MS);
  });
  try {
    return await Promise.race([promise, deadline]);
  } catch (error) {
    noteSurvivedFailure(error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}
