import { createHash } from "node:crypto";
import type { Database } from "../db/database";
import { PerVersion } from "./catalogue-version";

/** A query for one number of what `catalogueVersions` watches over. */
export type CountQuery = PromiseLike<{ total: number }[]> & { toSQL(): { sql: string; params: unknown[] } };

/** More different lists than are looked at between two changes of a catalogue; the oldest one goes first. */
const MOST_COUNTS = 2_000;

/** Numbers that were counted once and hold until the catalogue changes. */
export class RememberedCounts {
  #counts = new Map<string, Promise<number>>();

  async count(query: CountQuery): Promise<number> {
    const key = createHash("sha1").update(JSON.stringify(query.toSQL())).digest("base64");
    const known = this.#counts.get(key);
    if (known) return known;
    const counted = run(query);
    this.#counts.set(key, counted);
    counted.catch(() => this.#counts.delete(key));
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MOST_COUNTS && oldest !== undefined) this.#counts.delete(oldest);
    return counted;
  }
}

const memories = new PerVersion(() => new RememberedCounts());

/**
 * The counts of the version that the database has now, for one answer to use. To be asked for before a transaction
 * begins: the embedded database lets nobody else ask meanwhile.
 */
export function currentCounts(database: Database): Promise<RememberedCounts> {
  return memories.current(database);
}

async function run(query: CountQuery): Promise<number> {
  const [row] = await query;
  return row?.total ?? 0;
}
