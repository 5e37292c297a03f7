import { LRUCache } from "lru-cache";
import type { Call } from "~contract/define-call";
import type { CheckedData } from "./client";
import { isApiFailure } from "./errors";

/** How long an answer to a visitor without a session may be old; short, since leaderboards move. */
const FRESH_MS = 10_000;
/** How old an answer may be that is given because the API fails: a day-old shelf is better than none, an older one lies. */
const MAX_STALE_MS = 24 * 60 * 60 * 1000;
/** How long a visitor waits for a new answer where an old one is at hand. */
const PATIENCE_MS = 1_000;
const MAX_ANSWERS = 500;
/** Bytes of JSON of all answers together; as objects they take several times as much. */
const MAX_BYTES = 16 * 1024 * 1024;

type Ask = () => Promise<CheckedData>;
type KnownAnswer = CheckedData & { askedAt: number };

const answers = new LRUCache<string, KnownAnswer, Ask>({
  max: MAX_ANSWERS,
  maxSize: MAX_BYTES,
  sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  ttl: FRESH_MS,
  ttlResolution: 0,
  perf: { now: () => Date.now() },
  ignoreFetchAbort: true,
  fetchMethod: async (_, known, { options, context: ask }) => {
    try {
      return { ...(await ask()), askedAt: Date.now() };
    } catch (error) {
      // What the API says is gone, is gone; what it does not say anything about is kept.
      options.noDeleteOnFetchRejection = known !== undefined && isApiFailure(error);
      throw error;
    }
  },
});

/** True for calls whose answer without a session is the same for everybody: what the catalogue says. */
export function isForEverybody({ method, access, path }: Pick<Call, "method" | "access" | "path">): boolean {
  return method === "GET" && access === "everyone" && path.startsWith("/gxc/");
}

/**
 * Answers that are the same for every visitor without a session, already checked. Visitors who ask for the same thing
 * at once share one call. Nothing that was asked with a session's cookie may ever get here.
 */
export async function publicAnswer(address: string, ask: Ask): Promise<CheckedData> {
  const held = heldAnswer(address);
  const asking = answers.forceFetch(address, { context: ask });
  if (!held) return asking;
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<CheckedData>((resolve) => {
    timer = setTimeout(() => resolve(held), PATIENCE_MS);
  });
  return Promise.race([asking, patience]).finally(() => clearTimeout(timer));
}

/** The last answer to a visitor without a session, however it fares with the API now; nothing when it is too old. */
export function heldAnswer(address: string): CheckedData | undefined {
  const known = answers.peek(address, { allowStale: true });
  return known && Date.now() - known.askedAt < MAX_STALE_MS ? known : undefined;
}
