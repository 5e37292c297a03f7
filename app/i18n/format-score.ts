import type { Challenge } from "~contract/entities/challenge";
import { formatScoreDuration } from "./format-duration";
import { groupDigits } from "./format-number";

/** A score as the challenge counts it: points with grouped digits, or a duration. */
export function formatScore(score: number, type: Challenge["type"]): string {
  return type === "duration" ? formatScoreDuration(score) : groupDigits(score);
}
