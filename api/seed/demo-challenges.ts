import type { challenges } from "../db/schema/scores";
import type { ChallengeKey, DemoChallenge } from "./challenge-list";
import { gameId, trackId } from "./demo-games";
import { seedId, seedShortId } from "./deterministic-ids";
import { seedText } from "./texts";

const DAY_MS = 86_400_000;
const OPENING_HOUR_MS = 8 * 3_600_000;
const CLOSING_HOUR_MS = 20 * 3_600_000;

export function challengeId(key: ChallengeKey): string {
  return seedId(`challenge:${key}`);
}

/** Its creation date is the time of the first seeding. */
const ANCHOR = { key: "one-breath", createdDay: -4 } as const;
export const ANCHOR_CHALLENGE_ID = challengeId(ANCHOR.key);

export function anchorOf(anchorChallengeCreatedAt: Date): Date {
  return new Date(anchorChallengeCreatedAt.getTime() - ANCHOR.createdDay * DAY_MS);
}

export function scoreWindow({ createdDay, window }: DemoChallenge, anchor: Date): { from: number; until: number } {
  const from = window ? dayOf(anchor, window.startDay) + OPENING_HOUR_MS : anchor.getTime() + createdDay * DAY_MS;
  const end = window ? dayOf(anchor, window.endDay) + CLOSING_HOUR_MS : anchor.getTime();
  return { from, until: Math.min(end, anchor.getTime()) };
}

function dayOf(anchor: Date, day: number): number {
  return Math.floor(anchor.getTime() / DAY_MS + day) * DAY_MS;
}

export function toChallengeRow(challenge: DemoChallenge, anchor: Date): typeof challenges.$inferInsert {
  const { key, game, mode, criteria, type, art, mangledName, createdDay, window, isMonthly = false } = challenge;
  return {
    challengeId: challengeId(key),
    shortId: seedShortId(`challenge:${key}`),
    gameId: gameId(game),
    trackId: trackId(game),
    name: seedText(`challenge.${key}.name`),
    mangledName,
    shortDescription: seedText(`challenge.${key}.short`),
    longDescription: seedText(`challenge.${key}.long`),
    criteria,
    type,
    mode,
    seed: Number.parseInt(challengeId(key).slice(0, 8), 16),
    art,
    isMonthly,
    startsAt: window && new Date(dayOf(anchor, window.startDay) + OPENING_HOUR_MS),
    endsAt: window && new Date(dayOf(anchor, window.endDay) + CLOSING_HOUR_MS),
    createdAt: new Date(anchor.getTime() + createdDay * DAY_MS),
  };
}
