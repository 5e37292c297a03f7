import { LRUCache } from "lru-cache";
import { ApiCallError, ClientError } from "./errors";

/** How long an answer to a visitor without a session may be old; short, since leaderboards move. */
const FRESH_MS = 10_000;
const MAX_ANSWERS = 300;

type Ask = () => Promise<unknown>;

const answers = new LRUCache<string, { data: unknown; askedAt: number }>({ max: MAX_ANSWERS });
const underWay = new Map<string, Promise<unknown>>();

/**
 * Answers that are the same for every visitor without a session, already checked. Visitors who ask for the same thing
 * at once share one call, and an answer that is too old is still given when the API fails. Nothing that was asked with
 * a session's cookie ever gets here.
 */
export async function publicAnswer(address: string, ask: Ask): Promise<unknown> {
  const known = answers.get(address);
  if (known && Date.now() - known.askedAt < FRESH_MS) return known.data;
  try {
    return await shared(address, ask);
  } catch (error) {
    const isOutage = error instanceof ApiCallError && !(error instanceof ClientError);
    if (known && isOutage) return known.data;
    throw error;
  }
}

function shared(address: string, ask: Ask): Promise<unknown> {
  const asked = underWay.get(address);
  if (asked) return asked;
  const asking = ask()
    .then((data) => {
      answers.set(address, { data, askedAt: Date.now() });
      return data;
    })
    .finally(() => underWay.delete(address));
  underWay.set(address, asking);
  return asking;
}
