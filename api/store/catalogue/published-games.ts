import { notInArray, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database";
import { games } from "../../db/schema/catalogue";

/** Unpublished games are few and indexed: excluding them costs less than a join and keeps the index order. */
export function isOfPublishedGame(database: Database, gameId: AnyPgColumn): SQL {
  const unpublished = database
    .select({ gameId: games.gameId })
    .from(games)
    .where(sql`not ${games.isPublished}`);
  return notInArray(gameId, unpublished);
}
