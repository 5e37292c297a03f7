import { sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import type { NamedThing, NameKind } from "./name-kinds";
import { similarNamesCacheOf } from "./similar-names";
import { hasWordPrefix } from "./search-query";
import { LEAST_SIMILARITY, inSearchTransaction } from "./search-transaction";

/** Names much less similar than the best match are dropped. */
const SHARE_OF_BEST = 0.75;
/** Shorter texts are similar to everything. */
const LEAST_LENGTH = 3;

type Wanted = { folded: string; locale: string; limit: number };

export async function findByName(database: Database, kind: NameKind, wanted: Wanted): Promise<string[]> {
  const { limit } = wanted;
  const starting = await findStarting(database, kind, wanted);
  if (starting.length >= limit) return starting.slice(0, limit);
  const compare = () => inSearchTransaction(database, (transaction) => findSimilarNames(transaction, kind, wanted));
  const near = await (await similarNamesCacheOf(database)).find(kind, wanted, compare);
  return [...new Set([...starting, ...near])].slice(0, limit);
}

async function findStarting(database: Database, kind: NameKind, wanted: Wanted): Promise<string[]> {
  const { folded, locale, limit } = wanted;
  const names = hasWordPrefix(kind.column, folded);
  const popular = idsOf((await kind.findAmongPopular?.(database, { folded, limit })) ?? []);
  if (popular.length >= limit) return popular;
  return idsOf(await kind.find(database, { names, similarity: sql<number>`1::real`, locale, limit }));
}

/** Must run within `inSearchTransaction`. */
export async function findSimilarNames(
  transaction: Database,
  kind: NameKind,
  { folded, locale, limit }: Wanted,
): Promise<string[]> {
  if (folded.length < LEAST_LENGTH) return [];
  const similarity = sql<number>`word_similarity(${folded}, ${kind.column})`.mapWith(Number);
  const named = { similarity, locale, limit };
  if (!kind.narrowSimilar) {
    return nearest(await kind.find(transaction, { ...named, names: sql`${folded} <% ${kind.column}` }));
  }
  for (const narrowed of await kind.narrowSimilar(transaction, folded)) {
    let found: NamedThing[] = [];
    for (const condition of narrowed) {
      // Not "<%": the trigram index would be searched for all names first.
      const names = sql`${condition} and ${similarity} >= ${LEAST_SIMILARITY}`;
      if (found.length < limit) found = await kind.find(transaction, { ...named, names });
    }
    if (found.length > 0) return nearest(found);
  }
  return [];
}

function nearest(things: NamedThing[]): string[] {
  const best = Math.max(0, ...things.map(({ similarity }) => similarity));
  return idsOf(things.filter(({ similarity }) => similarity >= best * SHARE_OF_BEST));
}

/** An item with names in several languages may match more than once. */
function idsOf(things: NamedThing[]): string[] {
  return [...new Set(things.map(({ id }) => id))];
}
