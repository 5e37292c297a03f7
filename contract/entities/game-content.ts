import * as z from "zod";
import { MAX_GAME_TITLE_LENGTH, MAX_SHORT_DESCRIPTION_LENGTH } from "../calls/developer-games";
import { MAX_TIP_AMOUNT } from "../calls/spending";
import { writtenAchievements } from "./achievement";
import { platform } from "./game";
import { writtenControls } from "./game-controls";
import { ageRating } from "./game-details";
import { gameOffers, sellingProvider } from "./game-offer";
import { dateTime, id } from "./identifiers";
import { optionalLocalizedContent } from "./localized-content";
import { MAX_ROOM_SIZE } from "./room";
import { pixelCurrency } from "./wallet";

export const MAX_GAME_TEXT_LENGTH = 4000;
export const MAX_GAME_TAGS = 20;

const hasNoTwins = (items: readonly string[]) => new Set(items).size === items.length;

/** The same as of games (docs/product/entities.md#game-details). */
export const gameFeatures = z.strictObject({
  /** Of a room; null: the game is for one player. */
  maxPlayers: z.int().min(2).max(MAX_ROOM_SIZE).nullable(),
  savesEnabled: z.boolean(),
  preloadingAllowed: z.boolean(),
  autoLoadEnabled: z.boolean(),
  /** Takes tips and stickers. */
  tippingEnabled: z.boolean(),
  /** The smallest of the tips that are suggested; null: 10. */
  tippingAmount: z.int().min(1).max(MAX_TIP_AMOUNT).nullable(),
  tippingCurrency: pixelCurrency,
});
export type GameFeatures = z.output<typeof gameFeatures>;

/** What an editor writes of a game (docs/product/games.md#texts-at-the-desk). */
export const gameContent = z.strictObject({
  /** The same in all languages; checked as studios' names of games are, which count letters beyond 16 bits once. */
  title: z
    .string()
    .trim()
    .max(2 * MAX_GAME_TITLE_LENGTH),
  shortDescription: optionalLocalizedContent(MAX_SHORT_DESCRIPTION_LENGTH),
  /** Markdown. */
  longDescription: optionalLocalizedContent(MAX_GAME_TEXT_LENGTH),
  platforms: z.array(platform).max(platform.options.length).refine(hasNoTwins),
  ageRating,
  /** Ids of published tags. */
  tags: z.array(id).max(MAX_GAME_TAGS).refine(hasNoTwins),
  releaseDate: dateTime,
  features: gameFeatures,
  offers: gameOffers,
  /** Takes what is paid in money; null: nobody does. */
  paymentProvider: sellingProvider,
  /** Absent: the game keeps those that it has, which may be older or longer than what is written here. */
  controlGroups: writtenControls.exactOptional(),
  /** Absent: the game keeps those that it has. */
  achievements: writtenAchievements.exactOptional(),
});
export type GameContent = z.output<typeof gameContent>;
