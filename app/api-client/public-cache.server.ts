import { LRUCache } from "lru-cache";
import type { Call } from "~contract/define-call";
import type { ValidatedData } from "./client";
import { isApiFailure } from "./errors";

/** Short, since leaderboards change and editors publish. */
const FRESH_MS = 4_000;
/** Oldest response to serve while the API fails: a day-old catalogue is better than none. */
const MAX_STALE_MS = 24 * 60 * 60 * 1000;
const MAX_WAIT_MS = 1_000;
const MAX_ENTRIES = 500;
/** Bytes of JSON; the parsed objects take several times as much. */
const MAX_BYTES = 16 * 1024 * 1024;

export type LoadResponse = () => Promise<ValidatedData>;
type CachedData = ValidatedData & { loadedAt: number };

/** Cache of validated responses for visitors without a session. Never store a response to a session cookie. */
export type PublicCache = {
  get: (address: string, load: LoadResponse) => Promise<ValidatedData>;
  peek: (address: string) => ValidatedData | undefined;
};

/** True for calls whose response without a session is the same for everyone: the catalogue. */
export function isPublicCall({ method, access, path }: Pick<Call, "method" | "access" | "path">): boolean {
  return method === "GET" && access === "everyone" && path.startsWith("/gxc/");
}

/** Creates the cache; one per API. Concurrent requests for one address share a call. */
export function createPublicCache(): PublicCache {
  const cache = createCache();
  const peek: PublicCache["peek"] = (address) => {
    const cached = cache.peek(address, { allowStale: true });
    return cached && Date.now() - cached.loadedAt < MAX_STALE_MS ? cached : undefined;
  };
  return {
    peek,
    get(address, load) {
      const stale = peek(address);
      const loading = cache.forceFetch(address, { context: load });
      return stale ? freshOrStale(loading, stale) : loading;
    },
  };
}

function freshOrStale(loading: Promise<ValidatedData>, stale: ValidatedData): Promise<ValidatedData> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<ValidatedData>((resolve) => {
    timer = setTimeout(() => resolve(stale), MAX_WAIT_MS);
  });
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer));
}

function createCache() {
  return new LRUCache<string, CachedData, LoadResponse>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
    ignoreFetchAbort: true,
    fetchMethod: async (_, cached, { options, context: load }) => {
      try {
        return { ...(await load()), loadedAt: Date.now() };
      } catch (error) {
        // Only an API failure leaves the stale entry; a client error, such as not_found, deletes it.
        options.noDeleteOnFetchRejection = cached !== undefined && isApiFailure(error);
        throw error;
      }
    },
  });
}
