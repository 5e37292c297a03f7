import { getTableName } from "drizzle-orm";
import type { Database } from "../../db/database";
import { VersionedCache } from "../catalogue/catalogue-version";
import type { NameKind } from "./name-kinds";
import { CatalogueCache } from "../catalogue/catalogue-cache";

/** Bounded, because anybody can search for any text. */
const MAX_TEXTS = 1_000;

type NameQuery = { folded: string; locale: string; limit: number };

/** Caches ids by text: a letter begins thousands of names, and a misspelled word is compared with all. */
export class FoundNamesCache {
  #beginning = new CatalogueCache<string[]>(MAX_TEXTS);
  #similar = new CatalogueCache<string[]>(MAX_TEXTS);

  beginning(kind: NameKind, query: NameQuery, find: () => Promise<string[]>): Promise<string[]> {
    return this.#beginning.getOrLoad(keyOf(kind, query), find);
  }

  similar(kind: NameKind, query: NameQuery, compare: () => Promise<string[]>): Promise<string[]> {
    return this.#similar.getOrLoad(keyOf(kind, query), compare);
  }
}

function keyOf({ column }: NameKind, { folded, locale, limit }: NameQuery): string {
  return JSON.stringify([`${getTableName(column.table)}.${column.name}`, locale, limit, folded]);
}

const nameCaches = new VersionedCache(() => new FoundNamesCache());

/** Call it before a transaction begins, like cachedCountsOf. */
export function foundNamesCacheOf(database: Database): Promise<FoundNamesCache> {
  return nameCaches.current(database);
}
