import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database";
import { catalogueVersions } from "../db/schema/search";

/** A query for one number of what `catalogueVersions` watches over. */
export type CountQuery = PromiseLike<{ total: number }[]> & { toSQL(): { sql: string; params: unknown[] } };

/** More different lists than are looked at between two changes of a catalogue; the oldest one goes first. */
const MOST_COUNTS = 2_000;
/** What is no count but a step of the most played games changes slowly with every play. */
const LONGEST_MS = 10 * 60_000;

/**
 * Numbers that were counted once and hold until the catalogue changes. Every answer asks the database for the version, so
 * that what another process changes counts at once.
 */
export class RememberedCounts {
  #version = "";
  #since = 0;
  #counts = new Map<string, Promise<number>>();

  /** `database` may be a transaction: versions and counts come from it. */
  async count(database: Database, query: CountQuery): Promise<number> {
    const counts = this.#countsOf(await loadVersion(database));
    const key = createHash("sha1").update(JSON.stringify(query.toSQL())).digest("base64");
    const known = counts.get(key);
    if (known) return known;
    const counted = run(query);
    counts.set(key, counted);
    counted.catch(() => counts.delete(key));
    const [oldest] = counts.keys();
    if (counts.size > MOST_COUNTS && oldest !== undefined) counts.delete(oldest);
    return counted;
  }

  #countsOf(version: string): Map<string, Promise<number>> {
    const now = performance.now();
    if (version !== this.#version || now - this.#since > LONGEST_MS) {
      this.#version = version;
      this.#since = now;
      this.#counts = new Map();
    }
    return this.#counts;
  }
}

const memories = new WeakMap<Database, RememberedCounts>();

export function rememberedCountsOf(database: Database): RememberedCounts {
  const known = memories.get(database) ?? new RememberedCounts();
  memories.set(database, known);
  return known;
}

async function run(query: CountQuery): Promise<number> {
  const [row] = await query;
  return row?.total ?? 0;
}

/** Read before anything is counted: a change in between makes a count that nobody asks for again. */
async function loadVersion(database: Database): Promise<string> {
  const version = sql<string>`coalesce(string_agg(${catalogueVersions.version}::text, ' ' order by ${catalogueVersions.shard}), '')`;
  const [row] = await database.select({ version }).from(catalogueVersions);
  return row?.version ?? "";
}
