import { sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { catalogueVersions } from "../../db/schema/search";
import { cacheInRequest } from "../../request-cache";

/** Some cached data follows play counts, which do not change the catalogue version. */
const MAX_AGE_MS = 10 * 60_000;

/** Triggers update it on every catalogue write. Read it before loading the data that is cached under it. */
export function catalogueVersion(database: Database): Promise<string> {
  return cacheInRequest(database, "catalogue version", () => loadVersion(database));
}

async function loadVersion(database: Database): Promise<string> {
  const version = sql<string>`coalesce(string_agg(${catalogueVersions.version}::text, ' ' order by ${catalogueVersions.shard}), '')`;
  const [row] = await database.select({ version }).from(catalogueVersions);
  return row?.version ?? "";
}

/** A cache that is replaced with every catalogue version, and after ten minutes. */
export class VersionedCache<Cache extends object> {
  #caches = new WeakMap<Database, { version: string; createdAt: number; cache: Cache }>();

  constructor(private readonly createCache: () => Cache) {}

  /** A transaction is a Database of its own and gets its own cache. */
  async current(database: Database): Promise<Cache> {
    const version = await catalogueVersion(database);
    const now = performance.now();
    const entry = this.#caches.get(database);
    if (entry?.version === version && now - entry.createdAt <= MAX_AGE_MS) return entry.cache;
    const cache = this.createCache();
    this.#caches.set(database, { version, createdAt: now, cache });
    return cache;
  }
}
