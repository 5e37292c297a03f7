import { createHash } from "node:crypto";

type ScoreParts = { gameId: string; challengeId: string; trackId: string; score: number };

/**
 * The hash a score is handed in with: lower-case SHA-1 hex of gameId + challengeId + trackId + score
 * (docs/product/challenges.md#hash-of-a-score). It tells a damaged request, not a cheater.
 */
export function scoreHash({ gameId, challengeId, trackId, score }: ScoreParts): string {
  return createHash("sha1")
    .update(`${gameId}${challengeId}${trackId}${String(score)}`)
    .digest("hex");
}
