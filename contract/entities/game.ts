import * as z from "zod";
import { assetVariant } from "./asset-variant";
import { cover } from "./cover";
import { gameItem } from "./game-item";
import { assetUrl, dateTime, id, shortId } from "./identifiers";
import { studio } from "./studio";
import { tag } from "./tag";

export const platform = z.enum(["DESKTOP", "MOBILE"]);

export const gameGraphic = z.object({ alias: z.string(), url: assetUrl, variants: z.array(assetVariant) });

/** Rank and votes of a game in a feed. */
export const gameFeedEntry = z.object({
  feedId: id,
  feedVersion: z.string(),
  entryId: id,
  votes: z.number(),
  hasVotedFor: z.boolean(),
});

/** A game as in lists (docs/product/entities.md#game); `keyColor` and `favoriteId` are optional extensions. */
export const game = z.object({
  gameId: id,
  gameShortId: shortId.nullable(),
  gameVersion: z.string(),
  title: z
    .string()
    .nullish()
    .transform((title) => title ?? ""),
  mangledTitle: z.string(),
  shortDescription: z.string().nullable(),
  platforms: z.array(platform),
  multiplayer: z.boolean(),
  studio,
  tags: z.array(tag),
  banners: z.array(gameGraphic),
  covers: z.array(cover),
  graphics: z.array(gameGraphic),
  gameItems: z.array(gameItem),
  lastModified: dateTime,
  releaseDate: dateTime,
  legacySavesEnabled: z.boolean(),
  usesSharedArrayBuffer: z.boolean(),
  feedEntry: gameFeedEntry.nullish(),
  keyColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullish(),
  favoriteId: id.nullish(),
});

export type Game = z.infer<typeof game>;
