import * as z from "zod";
import { gameAchievement } from "./achievement";
import { assetVariant } from "./asset-variant";
import { game } from "./game";
import { assetUrl, dateTime, id, localizedText, translations } from "./identifiers";
import { sticker, stickerCurrency } from "./sticker";

export const ageRating = z.enum(["ADULTS", "CHILDREN", "EARLY_TEENS", "EVERYONE", "MATURE", "NOT_SET", "TEENS"]);
export type AgeRating = z.infer<typeof ageRating>;

/** Payment provider of a game; null if nothing is sold for real money. */
export const paymentProviderName = z.enum(["XSOLLA", "STRIPE"]);

export type PaymentProviderName = z.infer<typeof paymentProviderName>;

/** A picture or video; the view drops items without url or thumbnail (docs/product/games.md#gallery). */
export const galleryItem = z.object({
  type: z.enum(["IMAGE", "VIDEO"]),
  url: assetUrl.nullish(),
  thumbnailUrl: assetUrl.nullish(),
  variants: z.array(assetVariant),
});

/** An action and its key, button or gesture. */
export const gameControl = z.object({ action: localizedText, input: localizedText });
export const gameControlSubgroup = z.object({ title: localizedText, controls: z.array(gameControl) });
export const gameControlGroup = z.object({ title: localizedText, subgroups: z.array(gameControlSubgroup) });

export const gameEngine = z.object({
  alias: z.string(),
  gameEngineId: id,
  title: z.string(),
  url: assetUrl.nullable(),
  translations,
  default: z.boolean(),
});

/** Notes of the release that the track points to; `date` is when it came to the track. */
export const whatsNew = z.object({ version: z.string(), date: dateTime, notes: localizedText });

export const receivedSticker = sticker.extend({ uses: z.number() });

/** Details for the game page (docs/product/entities.md#game-details); times in milliseconds, ratings 1 to 5. */
export const gameDetails = game.extend({
  ageRating,
  averageGameRating: z.number().nullable(),
  /** Optional extension. */
  ratingCount: z.int().min(0).nullish(),
  /** Optional extension: seats of a room. */
  maxPlayers: z.int().min(2).max(4).nullish(),
  userGameRating: z.number().nullable(),
  creationDate: dateTime,
  favoriteId: id.nullable(),
  gallery: z.array(galleryItem),
  gameEngine: gameEngine.nullable(),
  gameControlGroups: z.array(gameControlGroup),
  gamePlayStatistics: z.object({ totalPlays: z.number(), totalTime: z.number(), uniquePlayers: z.number() }),
  longDescription: z.string().nullable(),
  autoLoadEnabled: z.boolean(),
  preloadingAllowed: z.boolean(),
  publisher: z.object({ publisherId: id, title: z.string(), url: assetUrl.nullable() }).nullable(),
  publicTrack: z.boolean(),
  savesEnabled: z.boolean(),
  paymentProvider: paymentProviderName.nullable(),
  receivedStickers: z.array(receivedSticker),
  receivedRpxAmount: z.number(),
  tippingAmount: z.number().nullable(),
  tippingCurrency: stickerCurrency.nullable(),
  tippingEnabled: z.boolean(),
  /** Optional extension; null without notes. */
  whatsNew: whatsNew.nullish(),
  /** Optional extension. */
  achievements: z.array(gameAchievement).nullish(),
});

export type GameDetails = z.infer<typeof gameDetails>;
