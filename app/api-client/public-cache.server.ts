import { LRUCache } from "lru-cache";
import type { Call } from "~contract/define-call";
import type { ValidatedData } from "./client";
import { isApiFailure } from "./errors";

/** Short, since leaderboards change. */
const FRESH_MS = 10_000;
/** Oldest response to serve while the API fails: a day-old catalogue is better than none. */
const MAX_STALE_MS = 24 * 60 * 60 * 1000;
const PATIENCE_MS = 1_000;
const MAX_ANSWERS = 500;
/** Bytes of JSON; the parsed objects take several times as much. */
const MAX_BYTES = 16 * 1024 * 1024;

export type LoadResponse = () => Promise<ValidatedData>;
type KnownAnswer = ValidatedData & { askedAt: number };

/** Cache of validated responses for visitors without a session. Never store a response to a session cookie. */
export type PublicCache = {
  give: (address: string, load: LoadResponse) => Promise<ValidatedData>;
  held: (address: string) => ValidatedData | undefined;
};

/** True for calls whose response without a session is the same for everyone: the catalogue. */
export function isPublicCall({ method, access, path }: Pick<Call, "method" | "access" | "path">): boolean {
  return method === "GET" && access === "everyone" && path.startsWith("/gxc/");
}

/** Creates the cache; one per API. Concurrent requests for one address share a call. */
export function createPublicCache(): PublicCache {
  const answers = createCache();
  const held: PublicCache["held"] = (address) => {
    const known = answers.peek(address, { allowStale: true });
    return known && Date.now() - known.askedAt < MAX_STALE_MS ? known : undefined;
  };
  return {
    held,
    give(address, load) {
      const old = held(address);
      const asking = answers.forceFetch(address, { context: load });
      return old ? newOrOld(asking, old) : asking;
    },
  };
}

function newOrOld(asking: Promise<ValidatedData>, old: ValidatedData): Promise<ValidatedData> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<ValidatedData>((resolve) => {
    timer = setTimeout(() => resolve(old), PATIENCE_MS);
  });
  return Promise.race([asking, patience]).finally(() => clearTimeout(timer));
}

function createCache() {
  return new LRUCache<string, KnownAnswer, LoadResponse>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
    ignoreFetchAbort: true,
    fetchMethod: async (_, known, { options, context: load }) => {
      try {
        return { ...(await load()), askedAt: Date.now() };
      } catch (error) {
        // Only an API failure leaves the stale entry; a client error, such as not_found, deletes it.
        options.noDeleteOnFetchRejection = known !== undefined && isApiFailure(error);
        throw error;
      }
    },
  });
}
