import { sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import type { NameMatch, NameKind } from "./name-kinds";
import { foundNamesCacheOf } from "./found-names";
import { hasWordPrefix } from "./search-query";
import { MIN_SIMILARITY, inSearchTransaction } from "./search-transaction";

/** Names much less similar than the best match are dropped. */
const SHARE_OF_BEST = 0.75;
/** Shorter texts are similar to everything. */
const MIN_LENGTH = 3;

type NameQuery = { folded: string; locale: string; limit: number };

export async function findByName(database: Database, kind: NameKind, query: NameQuery): Promise<string[]> {
  const { limit } = query;
  const names = await foundNamesCacheOf(database);
  const prefixMatches = await names.beginning(kind, query, () => findByPrefix(database, kind, query));
  if (prefixMatches.length >= limit) return prefixMatches.slice(0, limit);
  const compare = () => inSearchTransaction(database, (transaction) => findSimilarNames(transaction, kind, query));
  const similar = await names.similar(kind, query, compare);
  return [...new Set([...prefixMatches, ...similar])].slice(0, limit);
}

async function findByPrefix(database: Database, kind: NameKind, query: NameQuery): Promise<string[]> {
  const { folded, locale, limit } = query;
  const names = hasWordPrefix(kind.column, folded);
  const popular = idsOf((await kind.findAmongPopular?.(database, { folded, limit })) ?? []);
  if (popular.length >= limit) return popular;
  return idsOf(await kind.find(database, { names, similarity: sql<number>`1::real`, locale, limit }));
}

/** Must run within `inSearchTransaction`. */
export async function findSimilarNames(
  transaction: Database,
  kind: NameKind,
  { folded, locale, limit }: NameQuery,
): Promise<string[]> {
  if (folded.length < MIN_LENGTH) return [];
  const similarity = sql<number>`word_similarity(${folded}, ${kind.column})`.mapWith(Number);
  const options = { similarity, locale, limit };
  if (!kind.narrowSimilar) {
    return bestMatches(await kind.find(transaction, { ...options, names: sql`${folded} <% ${kind.column}` }));
  }
  for (const narrowed of await kind.narrowSimilar(transaction, folded)) {
    let found: NameMatch[] = [];
    for (const condition of narrowed) {
      // Not "<%": the trigram index would be searched for all names first.
      const names = sql`${condition} and ${similarity} >= ${MIN_SIMILARITY}`;
      if (found.length < limit) found = await kind.find(transaction, { ...options, names });
    }
    if (found.length > 0) return bestMatches(found);
  }
  return [];
}

function bestMatches(matches: NameMatch[]): string[] {
  const best = Math.max(0, ...matches.map(({ similarity }) => similarity));
  return idsOf(matches.filter(({ similarity }) => similarity >= best * SHARE_OF_BEST));
}

/** An item with names in several languages may match more than once. */
function idsOf(matches: NameMatch[]): string[] {
  return [...new Set(matches.map(({ id }) => id))];
}
