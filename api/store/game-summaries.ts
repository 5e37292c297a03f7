import { and, asc, eq, inArray } from "drizzle-orm";
import type { Game } from "~contract/entities/game";
import { gameArt, games, studios } from "../db/schema/catalogue";
import { loadFavoritesOfGames } from "./favorite-ids";
import { toGameSummary } from "./game-answers";
import { loadItemsOfGames } from "./game-items";
import type { Art } from "./pictures";
import type { Reading } from "./reading";
import { loadTagsOfGames } from "./tags";

/** A game with what everything that mentions it needs: its summary, its folder and its art. */
export type GameBundle = { summary: Game; slug: string; art: Art[] };

const summaryColumns = {
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
};

/** Many games by a fixed number of queries, in the order of the ids; only published ones unless the others are asked for. */
export async function loadGames(
  reading: Reading,
  gameIds: string[],
  { withUnpublished = false }: { withUnpublished?: boolean } = {},
): Promise<Map<string, GameBundle>> {
  const wanted = [...new Set(gameIds)];
  if (wanted.length === 0) return new Map();
  const [rows, tagsOfGames, artOfGames, itemsOfGames, favoritesOfGames] = await Promise.all([
    reading.database
      .select({ game: summaryColumns, studio: studios })
      .from(games)
      .innerJoin(studios, eq(studios.studioId, games.studioId))
      .where(and(inArray(games.gameId, wanted), withUnpublished ? undefined : eq(games.isPublished, true))),
    loadTagsOfGames(reading, wanted),
    loadArtOfGames(reading, wanted),
    loadItemsOfGames(reading, wanted),
    loadFavoritesOfGames(reading, wanted),
  ]);
  const bundles = new Map(
    rows.map(({ game, studio }) => {
      const art = artOfGames.get(game.gameId) ?? [];
      const tags = tagsOfGames.get(game.gameId) ?? [];
      const items = itemsOfGames.get(game.gameId) ?? [];
      const favoriteId = favoritesOfGames.get(game.gameId) ?? null;
      const summary = toGameSummary(reading, { game, studio, tags, art, items, favoriteId });
      return [game.gameId, { summary, slug: game.slug, art }];
    }),
  );
  return new Map(wanted.flatMap((gameId) => entryOf(bundles, gameId)));
}

function entryOf<Value>(map: Map<string, Value>, key: string): [string, Value][] {
  const value = map.get(key);
  return value === undefined ? [] : [[key, value]];
}

async function loadArtOfGames({ database }: Reading, gameIds: string[]): Promise<Map<string, Art[]>> {
  const rows = await database
    .select()
    .from(gameArt)
    .where(inArray(gameArt.gameId, gameIds))
    .orderBy(asc(gameArt.position));
  const artOfGames = new Map<string, Art[]>();
  for (const { gameId, name, focusX } of rows) {
    artOfGames.set(gameId, [...(artOfGames.get(gameId) ?? []), { name, focusX }]);
  }
  return artOfGames;
}
