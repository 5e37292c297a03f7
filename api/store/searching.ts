import { sql } from "drizzle-orm";
import type { Database } from "../db/database";

/** Two neighbours that changed places in a word of seven letters still count as near. */
const LEAST_SIMILARITY = "0.33";

/**
 * Runs queries with the settings that searches need, in a transaction of their own. Documents are kept beside their
 * rows; the planner does not know what it costs to fetch them, so that reading every row looks cheaper to it than the
 * index that answers without any document.
 */
export function searching<Found>(database: Database, work: (transaction: Database) => Promise<Found>): Promise<Found> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`
      select set_config('enable_seqscan', 'off', true),
        set_config('pg_trgm.word_similarity_threshold', ${LEAST_SIMILARITY}, true)`);
    return work(transaction);
  });
}
