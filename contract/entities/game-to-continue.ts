import * as z from "zod";
import { challengeType } from "./challenge";
import { game } from "./game";
import { dateTime, id } from "./identifiers";

export const MAX_NAMES_OF_FRIENDS_AHEAD = 2;

/** A game that the player has played, and what it has to do with them. */
export const gameToContinue = z.object({
  playedAt: dateTime,
  game: game.pick({ gameId: true, gameShortId: true, title: true, mangledTitle: true, covers: true }),
  /** Of the newest save that says one (docs/product/playing.md#saves). */
  level: z.int().nullable(),
  /** In the challenge of the last play; points or milliseconds. Guests have no position. */
  best: z.object({ challengeId: id, type: challengeType, score: z.number(), position: z.int().nullable() }).nullable(),
  /** Friends with a better score in that challenge, achieved since the player's own: the latest names, and how many in all. */
  passedBy: z.object({ usernames: z.array(z.string()), total: z.int() }),
});

export type GameToContinue = z.infer<typeof gameToContinue>;
