import { eq, sql } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { games } from "../../db/schema/catalogue";

export type GameRow = typeof games.$inferSelect;
type GameValues = Partial<Omit<GameRow, "gameId" | "version">> & { modifiedAt: Date };

/** Serializes changes of a game, its tracks, releases and pictures. */
export async function lockGameRow(transaction: Database, gameId: string): Promise<GameRow> {
  const [row] = await transaction.select().from(games).where(eq(games.gameId, gameId)).for("no key update");
  if (!row) throw new ApiFailure("game_not_found");
  return row;
}

/** Every write also gives the catalogue a new version, so that its caches read anew. */
export async function changeGameRow(transaction: Database, gameId: string, values: GameValues): Promise<void> {
  const version = sql`${games.version} + 1`;
  await transaction
    .update(games)
    .set({ ...values, version })
    .where(eq(games.gameId, gameId));
}
