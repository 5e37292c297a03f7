import * as z from "zod";
import { assetVariant } from "./asset-variant";
import { game } from "./game";
import { assetUrl, dateTime, id, localizedText, translations } from "./identifiers";
import { sticker, stickerCurrency } from "./sticker";

export const ageRating = z.enum(["ADULTS", "CHILDREN", "EARLY_TEENS", "EVERYONE", "MATURE", "NOT_SET", "TEENS"]);

/** Who takes real money for a game; null in an answer where nobody does. */
export const paymentProviderName = z.enum(["XSOLLA", "STRIPE"]);

export type PaymentProviderName = z.infer<typeof paymentProviderName>;

/**
 * One picture or video of the gallery; entries without url or thumbnail are dropped by the view
 * (docs/product/games.md#gallery).
 */
export const galleryItem = z.object({
  type: z.enum(["IMAGE", "VIDEO"]),
  url: assetUrl.nullish(),
  thumbnailUrl: assetUrl.nullish(),
  variants: z.array(assetVariant),
});

/** One thing a player can do and the key, button or gesture for it. */
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

/** A sticker that players have given to the game, and how often. */
export const receivedSticker = sticker.extend({ uses: z.number() });

/** Everything the game page shows (docs/product/entities.md#game-details); times in milliseconds, ratings 1 to 5. */
export const gameDetails = game.extend({
  ageRating,
  averageGameRating: z.number().nullable(),
  /** How many players have rated the game; our optional extra. */
  ratingCount: z.int().min(0).nullish(),
  /** How many may be in one room of a multiplayer game, 2 to 4; our optional extra. */
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
});

export type GameDetails = z.infer<typeof gameDetails>;
