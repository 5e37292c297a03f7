import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { searchTerms } from "../../db/schema/statistics";
import { dayOf, daysBefore } from "../days";

/** Longer texts are pasted, not searched for. */
const MAX_TERM_LENGTH = 80;

/** Bounds storage against invented terms. */
export const MAX_TERMS_A_DAY = 5_000;

const BATCH_SIZE = 10;

/** Seven digits with only separators between them: phone numbers, birth dates, account numbers. */
const LONG_NUMBER = /\d(?:[\s()./+-]*\d){6}/;

export function isPersonal(term: string): boolean {
  return term.includes("@") || LONG_NUMBER.test(term.normalize("NFKC"));
}

export function countedTerm(search: string): string | null {
  const term = search.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
  return term === "" || term.length > MAX_TERM_LENGTH || isPersonal(term) ? null : term;
}

type Search = { search: string; results: number; retentionDays: number; now: Date };

/** Stores nothing about who searched. */
export async function countSearch(database: Database, { search, results, retentionDays, now }: Search): Promise<void> {
  const term = countedTerm(search);
  if (term === null) return;
  const day = dayOf(now);
  const updated = await database
    .update(searchTerms)
    .set({ searches: sql`${searchTerms.searches} + 1`, results })
    .where(and(eq(searchTerms.day, day), eq(searchTerms.term, term)))
    .returning({ term: searchTerms.term });
  if (updated.length > 0 || (await database.$count(searchTerms, eq(searchTerms.day, day))) >= MAX_TERMS_A_DAY) return;
  await database
    .insert(searchTerms)
    .values({ day, term, searches: 1, results })
    .onConflictDoUpdate({
      target: [searchTerms.day, searchTerms.term],
      set: { searches: sql`${searchTerms.searches} + 1`, results },
    });
  await sweepTerms(database, dayOf(daysBefore(now, retentionDays)));
}

async function sweepTerms(database: Database, firstDay: string): Promise<void> {
  const expired = database
    .select({ day: searchTerms.day, term: searchTerms.term })
    .from(searchTerms)
    .where(lt(searchTerms.day, firstDay))
    .orderBy(searchTerms.day)
    .limit(BATCH_SIZE);
  await database.delete(searchTerms).where(sql`(${searchTerms.day}, ${searchTerms.term}) in ${expired}`);
}
