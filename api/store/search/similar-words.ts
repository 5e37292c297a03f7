import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database";
import { gameSearch, searchWords } from "../../db/schema";
import { isComparedWord } from "./search-words";

/** Words much less similar than the best match are dropped. */
const SHARE_OF_BEST = 0.85;
const MAX_SIMILAR_WORDS = 8;

/** Compares the distinct words of all names, which are fewer than the names. Must run within `inSearchTransaction`. */
export async function similarWordConditions(transaction: Database, folded: string): Promise<SQL[]> {
  const typed = [...new Set(folded.split(" "))].filter(isComparedWord);
  if (typed.length === 0) return [];
  const rows = await transaction.select({ typed: sql<string>`typed`, word: sql<string>`word` }).from(sql`(
    select typed, near.word
    from jsonb_array_elements_text(${JSON.stringify(typed)}::jsonb) as typed, lateral (
      select word from (
        select word, word_similarity(typed, word) as similarity, max(word_similarity(typed, word)) over () as best
        from ${searchWords} where typed <% word
      ) as compared
      where similarity >= best * ${SHARE_OF_BEST}
      order by similarity desc, word limit ${MAX_SIMILAR_WORDS}
    ) as near) as near_words`);
  const similarWords = new Map<string, string[]>();
  for (const { typed: word, word: found } of rows) {
    similarWords.set(word, [...(similarWords.get(word) ?? []), `'${found}'`]);
  }
  const groups = [...similarWords.values()].map((words) => `(${words.join(" | ")})`);
  const queries = new Set([groups.join(" & "), groups.join(" | ")]);
  return [...queries].filter(Boolean).map((query) => sql`${gameSearch.nameWords} @@ ${query}::tsquery`);
}
