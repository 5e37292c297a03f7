import { asc, eq, inArray } from "drizzle-orm";
import type { Game } from "~contract/entities/game";
import type { Database } from "../../db/database";
import { gameArt, games, studios } from "../../db/schema/catalogue";
import { VersionedCache } from "./catalogue-version";
import { loadFavoritesOfGames } from "../people/favorite-ids";
import { toGameSummary, type GameSummaryRow } from "./game-responses";
import { loadItemsOfGames, toGameItem, type GameItemRow } from "../money/game-items";
import type { Art } from "./pictures";
import type { QueryContext } from "../query-context";
import { CatalogueCache } from "./catalogue-cache";
import { loadTagsOfGames, toTag, type TagRow } from "./tags";

export type GameBundle = { summary: Game; slug: string; art: Art[] };

const cachedColumns = {
  gameId: games.gameId,
  shortId: games.shortId,
  slug: games.slug,
  version: games.version,
  title: games.title,
  mangledTitle: games.mangledTitle,
  shortDescription: games.shortDescription,
  platforms: games.platforms,
  multiplayer: games.multiplayer,
  keyColor: games.keyColor,
  usesSharedArrayBuffer: games.usesSharedArrayBuffer,
  hasFilm: games.hasFilm,
  releaseDate: games.releaseDate,
  modifiedAt: games.modifiedAt,
  isPublished: games.isPublished,
};

/** Independent of viewer and language, so it can be cached. */
type GameRecord = {
  game: GameSummaryRow & { isPublished: boolean };
  studio: typeof studios.$inferSelect;
  tags: TagRow[];
  art: Art[];
  items: GameItemRow[];
};

/** Several list pages; a game takes about 3 kB. */
const MAX_GAMES = 1_000;
const gameCache = new VersionedCache(() => new CatalogueCache<GameRecord>(MAX_GAMES));

/** A fixed number of queries, two for cached games. */
export async function loadGames(
  context: QueryContext,
  gameIds: string[],
  { withUnpublished = false }: { withUnpublished?: boolean } = {},
): Promise<Map<string, GameBundle>> {
  const uniqueIds = [...new Set(gameIds)];
  if (uniqueIds.length === 0) return new Map();
  const { database } = context;
  const [cache, favoritesOfGames] = await Promise.all([
    gameCache.current(database),
    loadFavoritesOfGames(context, uniqueIds),
  ]);
  const found = await cache.getOrLoadMany(uniqueIds, (missing) => queryGames(database, missing));
  const visible = [...found.values()].filter(({ game }) => withUnpublished || game.isPublished);
  return new Map(
    visible.map(({ game, studio, art, tags, items }) => {
      const parts = {
        game,
        studio,
        art,
        tags: tags.map((row) => toTag(context, row)),
        items: items.map((row) => toGameItem(row, context.now)),
        favoriteId: favoritesOfGames.get(game.gameId) ?? null,
      };
      return [game.gameId, { summary: toGameSummary(context, parts), slug: game.slug, art }];
    }),
  );
}

async function queryGames(database: Database, gameIds: string[]): Promise<Map<string, GameRecord>> {
  const [rows, tagsOfGames, artOfGames, itemsOfGames] = await Promise.all([
    database
      .select({ game: cachedColumns, studio: studios })
      .from(games)
      .innerJoin(studios, eq(studios.studioId, games.studioId))
      .where(inArray(games.gameId, gameIds)),
    loadTagsOfGames(database, gameIds),
    loadArtOfGames(database, gameIds),
    loadItemsOfGames(database, gameIds),
  ]);
  return new Map(
    rows.map(({ game, studio }) => {
      const { gameId } = game;
      const art = artOfGames.get(gameId) ?? [];
      return [
        gameId,
        { game, studio, art, tags: tagsOfGames.get(gameId) ?? [], items: itemsOfGames.get(gameId) ?? [] },
      ];
    }),
  );
}

async function loadArtOfGames(database: Database, gameIds: string[]): Promise<Map<string, Art[]>> {
  const rows = await database
    .select()
    .from(gameArt)
    .where(inArray(gameArt.gameId, gameIds))
    .orderBy(asc(gameArt.position));
  const artOfGames = new Map<string, Art[]>();
  for (const { gameId, name, focusX, isUploaded } of rows) {
    artOfGames.set(gameId, [...(artOfGames.get(gameId) ?? []), { name, focusX, isUploaded }]);
  }
  return artOfGames;
}
