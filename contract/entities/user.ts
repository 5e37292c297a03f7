import * as z from "zod";
import { challenge } from "./challenge";
import { person } from "./friend-request";
import { game } from "./game";
import { dateTime } from "./identifiers";
import { presence } from "./privacy";
import { ranking } from "./ranking";
import { sticker } from "./sticker";

/** Relation to the viewer; null for signed-out visitors and the own profile. */
export const friendship = z.enum(["NONE", "FRIENDS", "REQUEST_SENT", "REQUEST_RECEIVED", "BLOCKED"]);

export const scoreInChallenge = z.object({ challenge, ranking });

export const foundPerson = person.extend({ friendship });

/** Parts that the owner does not share with the viewer are null (docs/product/account.md#public-profile). */
export const publicProfile = person.extend({
  name: z.string().nullable(),
  description: z.string().nullable(),
  countryCode: z.string().nullable(),
  createdDate: dateTime,
  friendship: friendship.nullable(),
  /** Optional extensions. */
  bioLinks: z.array(z.string()).nullish(),
  level: z.int().min(1).nullish(),
  avatarFrame: z.string().nullish(),
  bestScores: z.array(scoreInChallenge).nullable(),
  favoriteGames: z.array(game).nullish(),
  recentGames: z.array(game).nullish(),
  stickers: z.array(sticker.extend({ uses: z.int().min(1) })).nullish(),
  lastActive: presence.nullish(),
});

export type PublicProfile = z.infer<typeof publicProfile>;
export type FoundPerson = z.infer<typeof foundPerson>;
export type ScoreInChallenge = z.infer<typeof scoreInChallenge>;
