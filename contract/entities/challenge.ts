import * as z from "zod";
import { cover } from "./cover";
import { game } from "./game";
import { dateTime, id, shortId } from "./identifiers";
import { ranking } from "./ranking";
import { studio } from "./studio";

export const challengeCriteria = z.enum(["highest_wins", "lowest_wins"]);
export const challengeType = z.enum(["points", "duration"]);
export type ChallengeType = z.output<typeof challengeType>;

/** Optional extension: the seed shared by all players and the name of the rule variant. */
export const challengeRules = z.object({ seed: z.int().min(0).max(0xffffffff), mode: z.string() });

export const MAX_WINNERS = 3;

/** Of an announced challenge; nobody shares a rank. */
export const winner = z.object({ rank: z.int().min(1).max(MAX_WINNERS), username: z.string(), score: z.number() });
export type Winner = z.infer<typeof winner>;

/** A score challenge (docs/product/entities.md#challenge); scores are points, or milliseconds if type is duration. */
export const challenge = z.object({
  challengeId: id,
  challengeShortId: shortId.nullable(),
  challengeVersion: z.string(),
  covers: z.array(cover),
  creationDate: dateTime,
  criteria: challengeCriteria,
  endsAt: dateTime.nullable(),
  favoriteId: id.nullable(),
  game,
  hasEnded: z.boolean(),
  hasStarted: z.boolean(),
  isPublished: z.boolean(),
  isTimedChallenge: z.boolean(),
  leaderboardPosition: z.number().nullable(),
  longDescription: z.string().nullable(),
  mangledName: z.string(),
  name: z.string(),
  personalBest: ranking.nullable(),
  players: z.number(),
  publicTrack: z.boolean(),
  shortDescription: z.string().nullable(),
  startsAt: dateTime.nullable(),
  studio,
  topScore: ranking.nullable(),
  type: challengeType,
  rules: challengeRules.nullish(),
  /** Optional extensions of one challenge, not of lists: the announced first three, and why the viewer has no rank. */
  winners: z.array(winner).nullish(),
  disqualification: z.object({ score: z.number().nullable(), reason: z.string() }).nullish(),
});

export type Challenge = z.infer<typeof challenge>;
