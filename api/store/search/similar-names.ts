import { getTableName } from "drizzle-orm";
import type { Database } from "../../db/database";
import { PerVersion } from "../catalogue/catalogue-version";
import type { NameKind } from "./name-kinds";
import { RememberedFacts } from "../catalogue/catalogue-cache";

/** Bounded, because anybody can search for any text. */
const MOST_TEXTS = 500;

type Wanted = { folded: string; locale: string; limit: number };

/** Caches ids by misspelled text: comparing names takes most of a search with few results. */
export class NearNames {
  #ids = new RememberedFacts<string[]>(MOST_TEXTS);

  find({ column }: NameKind, { folded, locale, limit }: Wanted, compare: () => Promise<string[]>): Promise<string[]> {
    const names = `${getTableName(column.table)}.${column.name}`;
    return this.#ids.one(JSON.stringify([names, locale, limit, folded]), compare);
  }
}

const memories = new PerVersion(() => new NearNames());

/** Call it before a transaction begins, like currentCounts. */
export function currentNearNames(database: Database): Promise<NearNames> {
  return memories.current(database);
}
