import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { tracks, type GameMode } from "../../db/schema/catalogue";
import { challenges } from "../../db/schema/scores";
import { findGameRowOnTrack } from "../catalogue/games";
import { hasEnded, hasStarted, type ChallengeRow } from "./challenge-responses";

/** Nobody loads, plays and ends a game faster. */
const SHORTEST_PLAY_MS = 1_000;
/** Tolerance between the game's clock and the server's. */
const CLOCK_TOLERANCE_MS = 2_000;

export type Submission = {
  userId: string;
  isGuest: boolean;
  gameId: string;
  challengeId: string;
  trackId: string;
  /** Points, or milliseconds in a challenge of type duration. */
  score: number;
  /** Null from the oldest games, which send none. */
  hash: string | null;
  now: Date;
};

export type SubmissionTarget = { challenge: ChallengeRow; mode: GameMode };

export async function findSubmissionTarget(
  database: Database,
  { userId, gameId, challengeId, trackId }: Submission,
): Promise<SubmissionTarget> {
  const game = await findGameRowOnTrack({ database, viewer: { userId } }, gameId, trackId);
  const [challenge] = await database.select().from(challenges).where(eq(challenges.challengeId, challengeId));
  if (challenge?.gameId !== gameId) throw new ApiFailure("challenge_not_found");
  const [track] = await database.select().from(tracks).where(eq(tracks.trackId, trackId));
  if (track?.gameId !== gameId) throw new ApiFailure("track_not_found");
  const mode = game.modes.find((candidate) => candidate.mode === challenge.mode);
  if (!mode) throw new Error(`The game ${game.slug} has no mode "${challenge.mode}"`);
  return { challenge, mode };
}

export function assertSubmittable({ challenge }: SubmissionTarget, submission: Submission): void {
  const { score, hash, now } = submission;
  if (!challenge.isPublished || challenge.trackId !== submission.trackId) {
    throw new ApiFailure("challenge_not_published");
  }
  if (!hasStarted(challenge, now) || hasEnded(challenge, now)) throw new ApiFailure("challenge_not_active");
  if (score < 0) throw new ApiFailure("negative_score", { details: { fieldName: "score" } });
  if (!Number.isSafeInteger(score)) {
    throw new ApiFailure("invalid_request_payload", { details: { fieldName: "score", message: "not an integer" } });
  }
  if (hash !== null && hash !== scoreHash(submission))
    throw new ApiFailure("invalid_hash", { details: { fieldName: "hash" } });
}

/** A score that may only be early can be retried: a play begun offline is reported late. */
export function assertPlausible(
  { challenge, mode }: SubmissionTarget,
  { score, now }: Submission,
  playStartedAt: Date,
): void {
  const elapsedMs = now.getTime() - playStartedAt.getTime();
  const { maxScore, minScore = 0 } = mode;
  const isTooSoon = elapsedMs < SHORTEST_PLAY_MS;
  const isLongerThanPlay = challenge.type === "duration" && score > elapsedMs + CLOCK_TOLERANCE_MS;
  if (score > maxScore || score < minScore || isTooSoon || isLongerThanPlay) {
    throw new ApiFailure("score_out_of_range", { details: { fieldName: "score" } });
  }
  const remainingMs = shortestPlayMs(mode, score) - CLOCK_TOLERANCE_MS - elapsedMs;
  if (remainingMs <= 0) return;
  const retryAfterSeconds = Math.ceil(remainingMs / 1000);
  const message = `takes ${String(retryAfterSeconds)} s more of play`;
  throw new ApiFailure("too_many_requests", { retryAfterSeconds, details: { fieldName: "score", message } });
}

function shortestPlayMs({ minSeconds = 0, maxPerSecond }: GameMode, score: number): number {
  return 1000 * Math.max(minSeconds, maxPerSecond ? score / maxPerSecond : 0);
}

/** Lower-case SHA-1 hex (docs/product/challenges.md#hash-of-a-score). */
export function scoreHash({
  gameId,
  challengeId,
  trackId,
  score,
}: Pick<Submission, "gameId" | "challengeId" | "trackId" | "score">): string {
  return createHash("sha1")
    .update(`${gameId}${challengeId}${trackId}${String(score)}`)
    .digest("hex");
}
