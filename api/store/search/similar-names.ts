import { getTableName } from "drizzle-orm";
import type { Database } from "../../db/database";
import { VersionedCache } from "../catalogue/catalogue-version";
import type { NameKind } from "./name-kinds";
import { CatalogueCache } from "../catalogue/catalogue-cache";

/** Bounded, because anybody can search for any text. */
const MOST_TEXTS = 500;

type Wanted = { folded: string; locale: string; limit: number };

/** Caches ids by misspelled text: comparing names takes most of a search with few results. */
export class SimilarNamesCache {
  #ids = new CatalogueCache<string[]>(MOST_TEXTS);

  find({ column }: NameKind, { folded, locale, limit }: Wanted, compare: () => Promise<string[]>): Promise<string[]> {
    const names = `${getTableName(column.table)}.${column.name}`;
    return this.#ids.one(JSON.stringify([names, locale, limit, folded]), compare);
  }
}

const memories = new VersionedCache(() => new SimilarNamesCache());

/** Call it before a transaction begins, like cachedCountsOf. */
export function similarNamesCacheOf(database: Database): Promise<SimilarNamesCache> {
  return memories.current(database);
}
