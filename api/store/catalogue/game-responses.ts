import type { Game } from "~contract/entities/game";
import type { GameDetails } from "~contract/entities/game-details";
import type { Tag } from "~contract/entities/tag";
import type { ControlGroupTexts, GameEngine, games, gameStatistics, studios, tracks } from "../../db/schema/catalogue";
import { textIn, toLocalizedText } from "../localized-texts";
import { coversOf, filmCoversOf, galleryItemOf, playGalleryOf, type Art } from "./pictures";
import type { QueryContext } from "../query-context";

export type GameRow = typeof games.$inferSelect;
export type GameSummaryRow = Pick<
  GameRow,
  | "gameId"
  | "shortId"
  | "slug"
  | "version"
  | "title"
  | "mangledTitle"
  | "shortDescription"
  | "platforms"
  | "multiplayer"
  | "keyColor"
  | "usesSharedArrayBuffer"
  | "hasFilm"
  | "releaseDate"
  | "modifiedAt"
>;
export type TrackRow = typeof tracks.$inferSelect;
type StudioRow = typeof studios.$inferSelect;
export type StatisticsRow = typeof gameStatistics.$inferSelect;

type SummaryParts = {
  game: GameSummaryRow;
  studio: StudioRow;
  tags: Tag[];
  art: Art[];
  items: Game["gameItems"];
  favoriteId: string | null;
};

export function toGameSummary(
  { locale, mediaBaseUrl }: QueryContext,
  { game, studio, tags, art, items, favoriteId }: SummaryParts,
): Game {
  const [coverArt] = art;
  return {
    gameId: game.gameId,
    gameShortId: game.shortId,
    gameVersion: String(game.version),
    title: game.title,
    mangledTitle: game.mangledTitle,
    shortDescription: textIn(game.shortDescription, locale),
    platforms: game.platforms,
    multiplayer: game.multiplayer,
    studio: { name: studio.name, studioId: studio.studioId },
    tags,
    banners: [],
    covers: [
      ...(coverArt ? coversOf(mediaBaseUrl, game.slug, coverArt) : []),
      ...(game.hasFilm ? filmCoversOf(mediaBaseUrl, game.slug) : []),
    ],
    graphics: [],
    gameItems: items,
    lastModified: game.modifiedAt.toISOString(),
    releaseDate: game.releaseDate.toISOString(),
    legacySavesEnabled: false,
    usesSharedArrayBuffer: game.usesSharedArrayBuffer,
    feedEntry: null,
    keyColor: game.keyColor,
    favoriteId,
  };
}

type DetailsParts = {
  row: GameRow;
  summary: Game;
  track: TrackRow;
  statistics: StatisticsRow | undefined;
  art: Art[];
  receivedStickers: GameDetails["receivedStickers"];
  own: Pick<GameDetails, "favoriteId" | "userGameRating">;
  whatsNew: GameDetails["whatsNew"];
};

export function toGameDetails({ locale, mediaBaseUrl }: QueryContext, parts: DetailsParts): GameDetails {
  const { row, summary, track, statistics, art, receivedStickers, own, whatsNew } = parts;
  return {
    ...summary,
    ...own,
    whatsNew,
    ageRating: row.ageRating,
    averageGameRating: averageRating(statistics),
    ratingCount: statistics?.ratingCount ?? 0,
    maxPlayers: row.maxPlayers,
    creationDate: row.createdAt.toISOString(),
    gallery: galleryOf(mediaBaseUrl, row, art),
    gameEngine: row.engine && toGameEngine(row.engine),
    gameControlGroups: row.controlGroups.map(toControlGroup),
    gamePlayStatistics: {
      totalPlays: statistics?.totalPlays ?? 0,
      totalTime: statistics?.totalTimeMs ?? 0,
      uniquePlayers: statistics?.uniquePlayers ?? 0,
    },
    longDescription: textIn(row.longDescription, locale),
    autoLoadEnabled: row.autoLoadEnabled,
    preloadingAllowed: row.preloadingAllowed,
    // The page takes the publisher from the game's tags.
    publisher: null,
    publicTrack: track.isPublic,
    savesEnabled: row.savesEnabled,
    paymentProvider: row.paymentProvider,
    receivedStickers,
    receivedRpxAmount: statistics?.receivedRpx ?? 0,
    tippingAmount: row.tippingAmount,
    tippingCurrency: row.tippingCurrency,
    tippingEnabled: row.tippingEnabled,
  };
}

function galleryOf(baseUrl: string, row: GameRow, art: Art[]): GameDetails["gallery"] {
  const ofPlay = playGalleryOf(baseUrl, row.slug, row);
  const shown = ofPlay.length > 0 ? art.slice(1).filter(({ isUploaded }) => isUploaded) : art;
  return [...ofPlay, ...shown.map((piece) => galleryItemOf(baseUrl, row.slug, piece))];
}

export function averageRating(statistics: Pick<StatisticsRow, "ratingSum" | "ratingCount"> | undefined): number | null {
  if (!statistics || statistics.ratingCount === 0) return null;
  return Math.round((statistics.ratingSum / statistics.ratingCount) * 100) / 100;
}

function toGameEngine({ isDefault, ...engine }: GameEngine): GameDetails["gameEngine"] {
  return { ...engine, translations: {}, default: isDefault };
}

function toControlGroup({ title, subgroups }: ControlGroupTexts): GameDetails["gameControlGroups"][number] {
  return {
    title: toLocalizedText(title),
    subgroups: subgroups.map((subgroup) => ({
      title: toLocalizedText(subgroup.title),
      controls: subgroup.controls.map(({ action, input }) => ({
        action: toLocalizedText(action),
        input: toLocalizedText(input),
      })),
    })),
  };
}
