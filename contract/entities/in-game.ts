import * as z from "zod";
import { challenge } from "./challenge";
import { absoluteUrl, dateTime, id } from "./identifiers";

export const inGamePlayer = z.object({ userId: id, username: z.string(), avatarUrl: absoluteUrl });

/** `scoreId` is a digit string, since the GameMaker and Unity clients read a string and a number. */
export const inGameScore = z.object({
  achievementDate: dateTime,
  countryCode: z.string().nullable(),
  player: inGamePlayer,
  score: z.number(),
  scoreId: z.string().regex(/^[1-9]\d*$/),
});

/** Without its game and the viewer's own fields, with one cover. */
export const inGameChallenge = challenge
  .omit({
    covers: true,
    disqualification: true,
    favoriteId: true,
    game: true,
    leaderboardPosition: true,
    personalBest: true,
    studio: true,
    topScore: true,
    winners: true,
  })
  .extend({ coverArt: absoluteUrl.nullable() });

export type InGameScore = z.infer<typeof inGameScore>;
export type InGameChallenge = z.infer<typeof inGameChallenge>;
export type InGamePlayer = z.infer<typeof inGamePlayer>;
