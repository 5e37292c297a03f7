import type { Challenge } from "~contract/entities/challenge";

export type ChallengeState = "upcoming" | "running" | "ended";

/** Flags decide, not dates (docs/product/challenges.md#state). */
export function challengeState({ hasStarted, hasEnded }: Pick<Challenge, "hasStarted" | "hasEnded">): ChallengeState {
  if (hasEnded) return "ended";
  return hasStarted ? "running" : "upcoming";
}

/** True for a timed challenge with an end. */
export function hasTimeLimit({ isTimedChallenge, endsAt }: Pick<Challenge, "isTimedChallenge" | "endsAt">): boolean {
  return isTimedChallenge && endsAt !== null;
}
