import { sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { catalogueVersions } from "../../db/schema/search";
import { cacheInRequest } from "../../request-cache";

/** Some cached data follows play counts, which do not change the catalogue version. */
const LONGEST_MS = 10 * 60_000;

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
export class VersionedCache<Memory extends object> {
  #caches = new WeakMap<Database, { version: string; since: number; memory: Memory }>();

  constructor(private readonly begin: () => Memory) {}

  /** A transaction is a Database of its own and gets its own cache. */
  async current(database: Database): Promise<Memory> {
    const version = await catalogueVersion(database);
    const now = performance.now();
    const known = this.#caches.get(database);
    if (known?.version === version && now - known.since <= LONGEST_MS) return known.memory;
    const memory = this.begin();
    this.#caches.set(database, { version, since: now, memory });
    return memory;
  }
}
