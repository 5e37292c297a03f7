import type { Database } from "../../db/database";
import { configurations, games } from "../../db/schema";

export async function isCatalogueEmpty(database: Database): Promise<boolean> {
  const found = await database.select({ gameId: games.gameId }).from(games).limit(1);
  return found.length === 0;
}

/** Every first start creates the pages. */
export async function isPortalNew(database: Database): Promise<boolean> {
  return (await isCatalogueEmpty(database)) && (await database.$count(configurations)) === 0;
}
