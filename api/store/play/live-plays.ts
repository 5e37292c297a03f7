import { and, asc, count, desc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import type { GameMode } from "../../db/schema/catalogue";
import { plays, scores } from "../../db/schema/scores";
import type { Submission, SubmissionTarget } from "../challenges/score-checks";

const LIVE_PLAY_MS = 6 * 60 * 60 * 1000;
const MAX_LIVE_PLAYS = 50;

export type PlayRow = typeof plays.$inferSelect;
export type LivePlays = { newest: PlayRow; oldest: PlayRow };

type PlayOfTrack = Pick<Submission, "userId" | "gameId" | "trackId" | "now">;

const isLive = ({ userId, gameId, trackId, now }: PlayOfTrack) =>
  and(
    ...[eq(plays.userId, userId), eq(plays.gameId, gameId), eq(plays.trackId, trackId)],
    gt(plays.startedAt, new Date(now.getTime() - LIVE_PLAY_MS)),
  );

/** The earliest that still runs, of whatever challenge. */
export async function findLongestPlay(database: Database, play: PlayOfTrack): Promise<PlayRow | undefined> {
  const [longest] = await database.select().from(plays).where(isLive(play)).orderBy(asc(plays.startedAt)).limit(1);
  return longest;
}

/** Binds a play without a challenge to the challenge of its first score. The row locks serialize a player's submits. */
export async function lockLivePlays(
  database: Database,
  submission: Submission,
  { challenge, mode }: SubmissionTarget,
): Promise<LivePlays> {
  const { challengeId } = submission;
  const isOfRelease = challenge.releaseId === null ? undefined : eq(plays.releaseId, challenge.releaseId);
  const isFree = or(eq(plays.challengeId, challengeId), isNull(plays.challengeId));
  const rows = await database
    .select()
    .from(plays)
    .where(and(isLive(submission), isOfRelease, isFree))
    .orderBy(desc(plays.startedAt))
    .limit(MAX_LIVE_PLAYS)
    .for("update");
  const ofChallenge = await withRemainingScores(
    database,
    rows.filter((play) => play.challengeId !== null),
    mode,
  );
  const [newest, oldest] = [ofChallenge.at(0), ofChallenge.at(-1)];
  if (newest && oldest) return { newest, oldest };
  const unbound = rows.filter((play) => play.challengeId === null).at(-1);
  if (!unbound) throw new ApiFailure("no_active_play");
  await database.update(plays).set({ challengeId }).where(eq(plays.playId, unbound.playId));
  return { newest: unbound, oldest: unbound };
}

/** Where a mode limits scores per play, only the oldest play with remaining scores counts. */
async function withRemainingScores(
  database: Database,
  rows: PlayRow[],
  { scoresPerPlay }: GameMode,
): Promise<PlayRow[]> {
  if (scoresPerPlay === undefined || rows.length === 0) return rows;
  const playIds = rows.map(({ playId }) => playId);
  const counted = await database
    .select({ playId: scores.playId, taken: count() })
    .from(scores)
    .where(inArray(scores.playId, playIds))
    .groupBy(scores.playId);
  const submittedCounts = new Map(counted.map(({ playId, taken }) => [playId, taken]));
  const next = rows.filter(({ playId }) => (submittedCounts.get(playId) ?? 0) < scoresPerPlay).at(-1);
  return next ? [next] : [];
}
