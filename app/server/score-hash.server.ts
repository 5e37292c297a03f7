import { createHash } from "node:crypto";

type ScoreParts = { gameId: string; challengeId: string; trackId: string; score: number };

/** Lower-case SHA-1 hex; detects damage, not cheating (docs/product/challenges.md#hash-of-a-score). */
export function scoreHash({ gameId, challengeId, trackId, score }: ScoreParts): string {
  return createHash("sha1")
    .update(`${gameId}${challengeId}${trackId}${String(score)}`)
    .digest("hex");
}
