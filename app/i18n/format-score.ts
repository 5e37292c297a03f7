import type { Challenge } from "~contract/entities/challenge";
import { formatScoreDuration } from "./format-duration";
import { groupDigits } from "./format-number";

export function formatScore(score: number, type: Challenge["type"]): string {
  return type === "duration" ? formatScoreDuration(score) : groupDigits(score);
}
