import type { Database } from "../../db/database";
import { CatalogueCache } from "../catalogue/catalogue-cache";
import { cacheKeyOf } from "../catalogue/cached-counts";
import { VersionedCache } from "../catalogue/catalogue-version";

/** Bounded, because anybody can search for any text; one takes about 5 kB. */
const MAX_SEARCHES = 500;

/** Caches which games a search compares: the most played ones among many matches hardly change. */
export class ComparedGamesCache {
  #ids = new CatalogueCache<string[]>(MAX_SEARCHES);

  find(query: Parameters<typeof cacheKeyOf>[0], load: () => Promise<string[]>): Promise<string[]> {
    return this.#ids.getOrLoad(cacheKeyOf(query), load);
  }
}

const comparedCaches = new VersionedCache(() => new ComparedGamesCache());

/** Call it before a transaction begins, like cachedCountsOf. */
export function comparedGamesCacheOf(database: Database): Promise<ComparedGamesCache> {
  return comparedCaches.current(database);
}
