import type { Database } from "../../db/database";
import { games } from "../../db/schema";

export async function isCatalogueEmpty(database: Database): Promise<boolean> {
  const found = await database.select({ gameId: games.gameId }).from(games).limit(1);
  return found.length === 0;
}
