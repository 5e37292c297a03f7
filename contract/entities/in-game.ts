import * as z from "zod";
import { challenge } from "./challenge";
import { absoluteUrl, dateTime, id } from "./identifiers";

/** The player as games read them; somebody without a picture has the usual one. */
export const inGamePlayer = z.object({ userId: id, username: z.string(), avatarUrl: absoluteUrl });

/**
 * A score as GameMaker's and Unity's clients read it. One of them reads `scoreId` as a text, the other as a number: it is
 * a text of digits.
 */
export const inGameScore = z.object({
  achievementDate: dateTime,
  countryCode: z.string().nullable(),
  player: inGamePlayer,
  score: z.number(),
  scoreId: z.string().regex(/^[1-9]\d*$/),
});

/** A challenge as games read it: without its game and without what is the viewer's own, and with one cover. */
export const inGameChallenge = challenge
  .omit({
    covers: true,
    favoriteId: true,
    game: true,
    leaderboardPosition: true,
    personalBest: true,
    studio: true,
    topScore: true,
  })
  .extend({ coverArt: absoluteUrl.nullable() });

export type InGameScore = z.infer<typeof inGameScore>;
export type InGameChallenge = z.infer<typeof inGameChallenge>;
export type InGamePlayer = z.infer<typeof inGamePlayer>;
