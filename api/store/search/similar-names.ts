import { getTableName } from "drizzle-orm";
import type { Database } from "../../db/database";
import { VersionedCache } from "../catalogue/catalogue-version";
import type { NameKind } from "./name-kinds";
import { CatalogueCache } from "../catalogue/catalogue-cache";

/** Bounded, because anybody can search for any text. */
const MAX_TEXTS = 500;

type NameQuery = { folded: string; locale: string; limit: number };

/** Caches ids by misspelled text: comparing names takes most of a search with few results. */
export class SimilarNamesCache {
  #ids = new CatalogueCache<string[]>(MAX_TEXTS);

  find(
    { column }: NameKind,
    { folded, locale, limit }: NameQuery,
    compare: () => Promise<string[]>,
  ): Promise<string[]> {
    const names = `${getTableName(column.table)}.${column.name}`;
    return this.#ids.getOrLoad(JSON.stringify([names, locale, limit, folded]), compare);
  }
}

const nameCaches = new VersionedCache(() => new SimilarNamesCache());

/** Call it before a transaction begins, like cachedCountsOf. */
export function similarNamesCacheOf(database: Database): Promise<SimilarNamesCache> {
  return nameCaches.current(database);
}
