import { eq } from "drizzle-orm";
import type { GameDetails } from "~contract/entities/game-details";
import { ApiFailure } from "../../api-failure";
import { gameStatistics } from "../../db/schema/catalogue";
import { toGameDetails } from "./game-responses";
import { loadGames } from "./game-summaries";
import { findCachedGameRow, findCachedTrackRow } from "./games";
import { findOwnRating } from "./ratings";
import type { QueryContext } from "../query-context";
import { loadReceivedStickers } from "../money/stickers";

export async function findGame(context: QueryContext, idText: string, trackId?: string): Promise<GameDetails> {
  const row = await findCachedGameRow(context, idText);
  const [bundles, track, [statistics], receivedStickers, userGameRating] = await Promise.all([
    loadGames(context, [row.gameId]),
    findCachedTrackRow(context, row.gameId, trackId),
    context.database.select().from(gameStatistics).where(eq(gameStatistics.gameId, row.gameId)),
    loadReceivedStickers(context, row.gameId),
    findOwnRating(context, row.gameId),
  ]);
  const bundle = bundles.get(row.gameId);
  if (!bundle) throw new ApiFailure("game_not_found");
  const { summary, art } = bundle;
  const own = { favoriteId: summary.favoriteId ?? null, userGameRating };
  return toGameDetails(context, { row, track, statistics, summary, art, receivedStickers, own });
}
