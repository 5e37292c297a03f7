import { eq } from "drizzle-orm";
import type { GameDetails } from "~contract/entities/game-details";
import { ApiFailure } from "../../api-failure";
import { gameStatistics } from "../../db/schema/catalogue";
import { loadGameAchievements } from "../achievements/game-achievements";
import { findLaunchedBuild } from "../builds/launched-builds";
import { toGameDetails } from "./game-responses";
import { loadGames } from "./game-summaries";
import { findCachedGameRow, findCachedTrackRow, findGameRowOnTrack } from "./games";
import { findOwnRating } from "./ratings";
import type { QueryContext } from "../query-context";
import { loadReceivedStickers } from "../money/stickers";
import { findWhatsNew } from "./whats-new";

export async function findGame(context: QueryContext, idText: string, trackId?: string): Promise<GameDetails> {
  const isOnTrack = trackId !== undefined;
  const row = await (isOnTrack ? findGameRowOnTrack(context, idText, trackId) : findCachedGameRow(context, idText));
  const [bundles, track, [statistics], receivedStickers, userGameRating] = await Promise.all([
    loadGames(context, [row.gameId], { withUnpublished: !row.isPublished }),
    findCachedTrackRow(context, row.gameId, trackId),
    context.database.select().from(gameStatistics).where(eq(gameStatistics.gameId, row.gameId)),
    loadReceivedStickers(context, row.gameId),
    findOwnRating(context, row.gameId),
  ]);
  const bundle = bundles.get(row.gameId);
  if (!bundle) throw new ApiFailure("game_not_found");
  const { art } = bundle;
  const build = track.releaseId === null ? null : await findLaunchedBuild(context.database, track.releaseId);
  const usesSharedArrayBuffer = row.usesSharedArrayBuffer || build?.needsIsolation === true;
  const summary = { ...bundle.summary, usesSharedArrayBuffer };
  const own = { favoriteId: summary.favoriteId ?? null, userGameRating };
  const whatsNew = await findWhatsNew(context.database, track);
  const achievements = await loadGameAchievements(context, row.gameId, statistics?.uniquePlayers ?? 0);
  return {
    ...toGameDetails(context, { row, track, statistics, summary, art, receivedStickers, own, whatsNew }),
    achievements,
  };
}
