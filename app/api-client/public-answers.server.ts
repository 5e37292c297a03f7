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

/**
 * Answers that are the same for every visitor without a session, already checked. Nothing that was asked with a
 * session's cookie may ever get here.
 */
export type PublicAnswers = {
  /** Visitors who ask for the same thing at once share one call. */
  give: (address: string, ask: Ask) => Promise<CheckedData>;
  /** The last answer to a visitor without a session, however it fares with the API now; nothing when it is too old. */
  held: (address: string) => CheckedData | undefined;
};

/** True for calls whose answer without a session is the same for everybody: what the catalogue says. */
export function isForEverybody({ method, access, path }: Pick<Call, "method" | "access" | "path">): boolean {
  return method === "GET" && access === "everyone" && path.startsWith("/gxc/");
}

/** A memory of answers; to be made once per API. */
export function createPublicAnswers(): PublicAnswers {
  const answers = createCache();
  const held: PublicAnswers["held"] = (address) => {
    const known = answers.peek(address, { allowStale: true });
    return known && Date.now() - known.askedAt < MAX_STALE_MS ? known : undefined;
  };
  return {
    held,
    give(address, ask) {
      const old = held(address);
      const asking = answers.forceFetch(address, { context: ask });
      return old ? newOrOld(asking, old) : asking;
    },
  };
}

function newOrOld(asking: Promise<CheckedData>, old: CheckedData): Promise<CheckedData> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<CheckedData>((resolve) => {
    timer = setTimeout(() => resolve(old), PATIENCE_MS);
  });
  return Promise.race([asking, patience]).finally(() => clearTimeout(timer));
}

function createCache() {
  return new LRUCache<string, KnownAnswer, Ask>({
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
}
