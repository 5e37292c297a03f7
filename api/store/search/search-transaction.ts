import { sql } from "drizzle-orm";
import type { Database } from "../../db/database";

/** Allows two swapped letters in a word of seven. */
export const MIN_SIMILARITY = 0.33;

/** The data is in memory; at the default of 4, comparing all names looks cheaper than the trigram index. */
const PAGE_COST = "1.1";

// The planner ignores the cost of TOASTed documents, so a sequential scan looks cheaper than the index. Without
// sequential scans, plans look expensive enough for JIT compilation, which takes longer than the search.
export function inSearchTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`
      select set_config('enable_seqscan', 'off', true), set_config('random_page_cost', ${PAGE_COST}, true),
        set_config('jit', 'off', true), set_config('pg_trgm.word_similarity_threshold', ${String(MIN_SIMILARITY)}, true)`);
    return work(transaction);
  });
}
