import { and, count, eq, inArray } from "drizzle-orm";
import type { Cover } from "~contract/entities/cover";
import type { StudioDetails } from "~contract/entities/studio";
import { ApiFailure } from "../../api-failure";
import { games, studios } from "../../db/schema/catalogue";
import { favorites } from "../../db/schema/library";
import { challenges } from "../../db/schema/scores";
import { textIn } from "../localized-texts";
import type { QueryContext } from "../query-context";
import { loadGames } from "./game-summaries";

export async function assertStudio({ database }: QueryContext, studioId: string): Promise<void> {
  const [studio] = await database
    .select({ studioId: studios.studioId })
    .from(studios)
    .where(eq(studios.studioId, studioId));
  if (!studio) throw new ApiFailure("studio_not_found");
}

export async function assertStudios({ database }: QueryContext, studioIds: string[]): Promise<void> {
  const uniqueIds = [...new Set(studioIds)];
  if (uniqueIds.length === 0) return;
  const existingCount = await database.$count(studios, inArray(studios.studioId, uniqueIds));
  if (existingCount < uniqueIds.length) throw new ApiFailure("studio_not_found");
}

export async function findStudio(context: QueryContext, studioId: string): Promise<StudioDetails> {
  const { database } = context;
  const isPublishedGame = and(eq(games.studioId, studioId), eq(games.isPublished, true));
  const [[studio], publishedGames, [counted], favoriteId] = await Promise.all([
    database.select().from(studios).where(eq(studios.studioId, studioId)),
    database.$count(games, isPublishedGame),
    database
      .select({ challenges: count() })
      .from(challenges)
      .innerJoin(games, eq(games.gameId, challenges.gameId))
      .where(and(isPublishedGame, eq(challenges.isPublished, true))),
    findFavorite(context, studioId),
  ]);
  if (!studio) throw new ApiFailure("studio_not_found");
  const { name, description, links, pictureGameId } = studio;
  return {
    ...{
      studioId: studio.studioId,
      name,
      links,
      favoriteId,
      games: publishedGames,
      challenges: counted?.challenges ?? 0,
    },
    description: textIn(description, context.locale) || null,
    covers: await coversOf(context, pictureGameId),
  };
}

/** Those of a game that players do not see are missing. */
async function coversOf(context: QueryContext, gameId: string | null): Promise<Cover[]> {
  if (gameId === null) return [];
  return (await loadGames(context, [gameId])).get(gameId)?.summary.covers ?? [];
}

async function findFavorite({ database, viewer }: QueryContext, studioId: string): Promise<string | null> {
  if (!viewer) return null;
  const [favorite] = await database
    .select({ favoriteId: favorites.favoriteId })
    .from(favorites)
    .where(and(eq(favorites.userId, viewer.userId), eq(favorites.studioId, studioId)));
  return favorite?.favoriteId ?? null;
}
