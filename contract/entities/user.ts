import * as z from "zod";
import { challenge } from "./challenge";
import { person } from "./friend-request";
import { game } from "./game";
import { dateTime } from "./identifiers";
import { presence } from "./privacy";
import { ranking } from "./ranking";
import { sticker } from "./sticker";

/** How a profile stands to the viewer; null for signed-out visitors and for one's own profile. */
export const friendship = z.enum(["NONE", "FRIENDS", "REQUEST_SENT", "REQUEST_RECEIVED", "BLOCKED"]);

/** Somebody's best score in a challenge. */
export const scoreInChallenge = z.object({ challenge, ranking });

/** A player found by the beginning of the name, and how they stand to the viewer. */
export const foundPerson = person.extend({ friendship });

/**
 * What the viewer may see of a user (docs/product/account.md#public-profile); never the e-mail address or the
 * birthdate. What its owner shows to others only is null: best scores, favourites, recent games, stickers, country and
 * presence.
 */
export const publicProfile = person.extend({
  name: z.string().nullable(),
  description: z.string().nullable(),
  countryCode: z.string().nullable(),
  createdDate: dateTime,
  friendship: friendship.nullable(),
  /** Our optional extras: where else they are to be found, their level, and the frame around their picture. */
  bioLinks: z.array(z.string()).nullish(),
  level: z.int().min(1).nullish(),
  avatarFrame: z.string().nullish(),
  bestScores: z.array(scoreInChallenge).nullable(),
  favoriteGames: z.array(game).nullish(),
  recentGames: z.array(game).nullish(),
  /** The stickers that the player has given to games, and how many of each. */
  stickers: z.array(sticker.extend({ uses: z.int().min(1) })).nullish(),
  lastActive: presence.nullish(),
});

export type PublicProfile = z.infer<typeof publicProfile>;
export type FoundPerson = z.infer<typeof foundPerson>;
export type ScoreInChallenge = z.infer<typeof scoreInChallenge>;
