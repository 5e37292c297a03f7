import { sql } from "drizzle-orm";
import type { Database } from "../db/database";

/** Two neighbours that changed places in a word of seven letters still count as near. */
export const LEAST_SIMILARITY = 0.33;

/**
 * Little more than a page that follows the one before: what is searched lies in memory. At the default of 4 a walk
 * through all games in the order of their key, comparing every name, looks cheaper than looking up those of the trigrams.
 */
const PAGE_COST = "1.1";

/**
 * Runs queries with the settings that searches need, in a transaction of their own. Documents are kept beside their
 * rows; the planner does not know what it costs to fetch them, so that reading every row looks cheaper to it than the
 * index that answers without any document. What has no index then looks expensive beyond measure, and worth compiling,
 * which takes longer than the search.
 */
export function searching<Found>(database: Database, work: (transaction: Database) => Promise<Found>): Promise<Found> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`
      select set_config('enable_seqscan', 'off', true), set_config('random_page_cost', ${PAGE_COST}, true),
        set_config('jit', 'off', true), set_config('pg_trgm.word_similarity_threshold', ${String(LEAST_SIMILARITY)}, true)`);
    return work(transaction);
  });
}
