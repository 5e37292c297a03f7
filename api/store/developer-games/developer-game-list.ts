import { and, asc, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { DeveloperGame } from "~contract/entities/developer-game";
import type { Pagination } from "~contract/entities/pagination";
import { ApiFailure } from "../../api-failure";
import { games, studios, tracks } from "../../db/schema/catalogue";
import { findGameEngine, OTHER_ENGINE } from "../catalogue/game-engines";
import { pageWindowOf, toPagination, type PageRequest } from "../paging";
import { findRole, isOwnGame, type DeveloperAccess } from "../studios/memberships";
import type { DeveloperContext } from "./developer-context";
import { toDeveloperGame } from "./developer-game-responses";
import { INTERNAL_TRACK } from "./track-names";

type GameFilter = PageRequest & { studioId?: string[] | undefined; gameEngine?: string[] | undefined };

/** By name. */
export async function listDeveloperGames(
  context: DeveloperContext,
  access: DeveloperAccess,
  { studioId = [], gameEngine = [], ...pages }: GameFilter,
): Promise<{ games: DeveloperGame[]; pagination: Pagination }> {
  const { database } = context;
  await assertOwnStudios(context, access, studioId);
  const window = pageWindowOf(pages);
  const condition = and(
    isOwnGame(database, access),
    studioId.length === 0 ? undefined : inArray(games.studioId, studioId),
    gameEngine.length === 0 ? undefined : or(...gameEngine.map(isOfEngine)),
  );
  const rows = await database
    .select({ game: games, studio: studios, internalTrackId: tracks.trackId })
    .from(games)
    .innerJoin(studios, eq(studios.studioId, games.studioId))
    .leftJoin(tracks, and(eq(tracks.gameId, games.gameId), eq(tracks.name, INTERNAL_TRACK)))
    .where(condition)
    .orderBy(asc(games.title), asc(games.gameId))
    .limit(window.pageSize)
    .offset(window.offset);
  const totalItems = await database.$count(games, condition);
  return { games: rows.map((row) => toDeveloperGame(context, row)), pagination: toPagination(window, totalItems) };
}

async function assertOwnStudios(
  { database }: DeveloperContext,
  { userId, studioId: limit }: DeveloperAccess,
  studioIds: readonly string[],
): Promise<void> {
  for (const studioId of studioIds) {
    const isOutside = limit !== null && limit !== studioId;
    const role = isOutside ? null : await findRole(database, studioId, userId);
    if (role === null) throw new ApiFailure("studio_not_found", { details: { parameterName: "studioId" } });
  }
}

function isOfEngine(alias: string): SQL {
  const engine = findGameEngine(alias);
  if (!engine) throw new ApiFailure("game_engine_not_found", { details: { parameterName: "gameEngine" } });
  return engine === OTHER_ENGINE ? isNull(games.engine) : eq(sql`${games.engine} ->> 'alias'`, alias);
}
