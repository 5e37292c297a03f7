import * as z from "zod";
import { challenge } from "./challenge";
import { game } from "./game";
import { dateTime, id } from "./identifiers";
import { studio } from "./studio";

export const favoriteType = z.enum(["games", "challenges", "studios"]);

/** Exactly one of game, challenge and studio is not null. */
export const favorite = z.object({
  favoriteId: id,
  favoriteSince: dateTime,
  game: game.nullable(),
  challenge: challenge.nullable(),
  studio: studio.nullable(),
});

export type Favorite = z.infer<typeof favorite>;

/** As in the export of personal data: one of the names. */
export const EXPORTED_FAVORITE = {
  gameTitle: z.string().nullable(),
  challengeName: z.string().nullable(),
  studioName: z.string().nullable(),
  createdAt: dateTime,
};
