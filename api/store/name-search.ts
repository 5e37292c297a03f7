import { sql } from "drizzle-orm";
import type { Database } from "../db/database";
import type { NamedThing, NameKind } from "./names";
import { startsWord } from "./search-query";

/** Two neighbours that changed places in a word of seven letters still count as near. */
const LEAST_SIMILARITY = sql.raw("0.33");
/** What is much less alike than the best one is not what was meant. */
const SHARE_OF_BEST = 0.75;
/** Shorter texts are near to everything. */
const LEAST_LENGTH = 3;

type Wanted = { folded: string; locale: string; limit: number };

/** The ids of what has a word that begins with the text, then of what is spelled nearly so. */
export async function findByName(database: Database, kind: NameKind, wanted: Wanted): Promise<string[]> {
  const { folded, locale, limit } = wanted;
  const names = startsWord(kind.column, folded);
  const starting = await kind.find(database, { names, similarity: sql<number>`1::real`, locale, limit });
  const isEnough = starting.length === limit || folded.length < LEAST_LENGTH;
  const near = isEnough ? [] : await findNear(database, kind, wanted);
  return [...new Set([...starting, ...near].map(({ id }) => id))].slice(0, limit);
}

/** What is spelled nearly like the text, the nearest first. */
export async function findNear(
  database: Database,
  kind: NameKind,
  { folded, locale, limit }: Wanted,
): Promise<NamedThing[]> {
  if (folded.length < LEAST_LENGTH) return [];
  const names = sql`${folded} <% ${kind.column}`;
  const similarity = sql<number>`word_similarity(${folded}, ${kind.column})`.mapWith(Number);
  const rows = await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local pg_trgm.word_similarity_threshold = ${LEAST_SIMILARITY}`);
    return kind.find(transaction, { names, similarity, locale, limit });
  });
  const best = rows[0]?.similarity ?? 0;
  return rows.filter((row) => row.similarity >= best * SHARE_OF_BEST);
}
