import { createHash } from "node:crypto";
import type { Database } from "../../db/database";
import { VersionedCache } from "./catalogue-version";

/** A count over tables that the triggers on catalogue_versions watch. */
export type CountQuery = PromiseLike<{ total: number }[]> & BuiltQuery;
type BuiltQuery = { toSQL(): { sql: string; params: unknown[] } };

/** More than the lists viewed between two catalogue changes. */
const MAX_COUNTS = 2_000;

export class CachedCounts {
  #counts = new Map<string, Promise<number>>();

  async count(query: CountQuery): Promise<number> {
    const key = cacheKeyOf(query);
    const cached = this.#counts.get(key);
    if (cached) return cached;
    const counted = loadCount(query);
    this.#counts.set(key, counted);
    counted.catch(() => this.#counts.delete(key));
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MAX_COUNTS && oldest !== undefined) this.#counts.delete(oldest);
    return counted;
  }
}

export function cacheKeyOf(query: BuiltQuery): string {
  return createHash("sha1").update(JSON.stringify(query.toSQL())).digest("base64");
}

const countCaches = new VersionedCache(() => new CachedCounts());

/** Call it before a transaction begins: the embedded database runs no other query meanwhile. */
export function cachedCountsOf(database: Database): Promise<CachedCounts> {
  return countCaches.current(database);
}

async function loadCount(query: CountQuery): Promise<number> {
  const [row] = await query;
  return row?.total ?? 0;
}
