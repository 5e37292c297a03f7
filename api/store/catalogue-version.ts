import { sql } from "drizzle-orm";
import type { Database } from "../db/database";
import { catalogueVersions } from "../db/schema/search";
import { onceInRequest } from "../request-memory";

/** What is no fact of the catalogue but follows the most played games changes slowly with every play. */
const LONGEST_MS = 10 * 60_000;

/**
 * The version that triggers change with every change of the catalogue, whichever process makes it; asked once per request.
 * To be read before what is remembered under it: a change in between makes a memory that nobody asks for again.
 */
export function catalogueVersion(database: Database): Promise<string> {
  return onceInRequest(database, "catalogue version", () => loadVersion(database));
}

async function loadVersion(database: Database): Promise<string> {
  const version = sql<string>`coalesce(string_agg(${catalogueVersions.version}::text, ' ' order by ${catalogueVersions.shard}), '')`;
  const [row] = await database.select({ version }).from(catalogueVersions);
  return row?.version ?? "";
}

/** Something that is begun anew with every version of the catalogue, and after ten minutes. */
export class PerVersion<Memory extends object> {
  #memories = new WeakMap<Database, { version: string; since: number; memory: Memory }>();

  constructor(private readonly begin: () => Memory) {}

  /** What belongs to the version that the database has now; a transaction has a memory of its own. */
  async current(database: Database): Promise<Memory> {
    const version = await catalogueVersion(database);
    const now = performance.now();
    const known = this.#memories.get(database);
    if (known?.version === version && now - known.since <= LONGEST_MS) return known.memory;
    const memory = this.begin();
    this.#memories.set(database, { version, since: now, memory });
    return memory;
  }
}
