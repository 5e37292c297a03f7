import type { Game } from "~contract/entities/game";
import type { GameDetails } from "~contract/entities/game-details";
import type { Tag } from "~contract/entities/tag";
import type { ControlGroupTexts, games, gameStatistics, studios, tracks } from "../db/schema/catalogue";
import { textIn, toLocalizedText } from "./localized-texts";
import { coversOf, galleryItemOf, type Art } from "./pictures";
import type { Reading } from "./reading";

export type GameRow = typeof games.$inferSelect;
/** What a summary needs; the long texts and the rules stay in the database. */
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
  | "releaseDate"
  | "modifiedAt"
>;
export type TrackRow = typeof tracks.$inferSelect;
type StudioRow = typeof studios.$inferSelect;
type StatisticsRow = typeof gameStatistics.$inferSelect;

export function toGameSummary(
  { locale, mediaBaseUrl }: Reading,
  { game, studio, tags, art }: { game: GameSummaryRow; studio: StudioRow; tags: Tag[]; art: Art[] },
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
    covers: coverArt ? coversOf(mediaBaseUrl, game.slug, coverArt) : [],
    graphics: [],
    gameItems: [],
    lastModified: game.modifiedAt.toISOString(),
    releaseDate: game.releaseDate.toISOString(),
    legacySavesEnabled: false,
    usesSharedArrayBuffer: false,
    feedEntry: null,
    keyColor: game.keyColor,
  };
}

type DetailsParts = {
  row: GameRow;
  summary: Game;
  track: TrackRow;
  statistics: StatisticsRow | undefined;
  art: Art[];
};

/** Ratings, favourites, tips, stickers and sales are not kept yet, so they are answered as absent. */
export function toGameDetails({ locale, mediaBaseUrl }: Reading, parts: DetailsParts): GameDetails {
  const { row, summary, track, statistics, art } = parts;
  return {
    ...summary,
    ageRating: row.ageRating,
    averageGameRating: null,
    userGameRating: null,
    creationDate: row.createdAt.toISOString(),
    favoriteId: null,
    gallery: art.map((piece) => galleryItemOf(mediaBaseUrl, row.slug, piece)),
    gameEngine: null,
    gameControlGroups: row.controlGroups.map(toControlGroup),
    gamePlayStatistics: {
      totalPlays: statistics?.totalPlays ?? 0,
      totalTime: statistics?.totalTimeMs ?? 0,
      uniquePlayers: statistics?.uniquePlayers ?? 0,
    },
    longDescription: textIn(row.longDescription, locale),
    autoLoadEnabled: false,
    preloadingAllowed: true,
    publisher: null,
    publicTrack: track.isPublic,
    savesEnabled: false,
    paymentProvider: null,
    receivedStickers: [],
    receivedRpxAmount: 0,
    tippingAmount: null,
    tippingCurrency: null,
    tippingEnabled: false,
  };
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
