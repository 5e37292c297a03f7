import { getTableName } from "drizzle-orm";
import type { Database } from "../db/database";
import { PerVersion } from "./catalogue-version";
import type { NameKind } from "./names";
import { RememberedFacts } from "./remembered-facts";

/** What people mistype is much the same; it is typed by anybody, so that there is an end to it. */
const MOST_TEXTS = 500;

type Wanted = { folded: string; locale: string; limit: number };

/** The ids of what is spelled nearly like a text. Comparing names costs most of a search that finds little. */
export class NearNames {
  #ids = new RememberedFacts<string[]>(MOST_TEXTS);

  find({ column }: NameKind, { folded, locale, limit }: Wanted, compare: () => Promise<string[]>): Promise<string[]> {
    const names = `${getTableName(column.table)}.${column.name}`;
    return this.#ids.one(JSON.stringify([names, locale, limit, folded]), compare);
  }
}

const memories = new PerVersion(() => new NearNames());

/** What was found under the version that the database has now. To be asked for before a transaction begins. */
export function currentNearNames(database: Database): Promise<NearNames> {
  return memories.current(database);
}
