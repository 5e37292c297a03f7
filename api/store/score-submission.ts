import { randomUUID } from "node:crypto";
import { and, count, desc, eq, gt, sql } from "drizzle-orm";
import { ApiFailure } from "../api-failure";
import type { Database } from "../db/database";
import { gameStatistics } from "../db/schema/catalogue";
import { plays, scores } from "../db/schema/scores";
import { takeBest, type TakenBest } from "./personal-bests";
import { recordQuestStep, type QuestStep } from "./quest-progress";
import {
  assertPlausible,
  assertSubmittable,
  findSubmissionTarget,
  LIVE_PLAY_MS,
  type Submission,
} from "./score-checks";
import { lockUser } from "./user-lock";

const RATE_WINDOW_MS = 60_000;
const MAX_SCORES_PER_WINDOW = 20;
const MAX_LIVE_PLAYS = 50;

type PlayRow = typeof plays.$inferSelect;
type LivePlays = { newest: PlayRow; oldest: PlayRow };

/**
 * Takes a score in, all checks and writes in one transaction. Every score is kept; the leaderboard counts each
 * player's best, and a guest's best waits off it until the guest signs up. The counters of the challenge are written
 * before those of the game: in the order in which deleting an account writes them, so that the two cannot wait for each
 * other.
 * @throws ApiFailure with a code of submitScore (contract/calls/scores.ts)
 */
export async function submitScore(database: Database, submission: Submission): Promise<TakenBest> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, submission.userId);
    const target = await findSubmissionTarget(transaction, submission);
    assertSubmittable(target, submission);
    const livePlays = await lockLivePlays(transaction, submission);
    assertPlausible(target, submission, livePlays.oldest.startedAt);
    await assertRate(transaction, submission);
    await recordQuestStep(transaction, stepOf(submission));
    const scoreId = await writeScore(transaction, submission, livePlays.newest);
    const taken = await takeBest(transaction, submission, target.challenge, scoreId);
    await countTimePlayed(transaction, submission, livePlays.newest);
    return taken;
  });
}

function stepOf({ userId, challengeId, now }: Submission): QuestStep {
  return { userId, questType: "PARTICIPATE_IN_CHALLENGES", subjectId: challengeId, now };
}

/**
 * The user's live plays of the game, newest first: a score may come from an older tab. The lock lets submits of one
 * player happen one after the other, so that the rate limit counts right.
 */
async function lockLivePlays(database: Database, { userId, gameId, now }: Submission): Promise<LivePlays> {
  const since = new Date(now.getTime() - LIVE_PLAY_MS);
  const rows = await database
    .select()
    .from(plays)
    .where(and(eq(plays.userId, userId), eq(plays.gameId, gameId), gt(plays.startedAt, since)))
    .orderBy(desc(plays.startedAt))
    .limit(MAX_LIVE_PLAYS)
    .for("update");
  const newest = rows.at(0);
  const oldest = rows.at(-1);
  if (!newest || !oldest) throw new ApiFailure("no_active_play");
  return { newest, oldest };
}

async function assertRate(database: Database, { userId, now }: Submission): Promise<void> {
  const since = new Date(now.getTime() - RATE_WINDOW_MS);
  const [recent] = await database
    .select({ scores: count() })
    .from(scores)
    .where(and(eq(scores.userId, userId), gt(scores.achievedAt, since)));
  if ((recent?.scores ?? 0) < MAX_SCORES_PER_WINDOW) return;
  throw new ApiFailure("too_many_requests", { retryAfterSeconds: RATE_WINDOW_MS / 1000 });
}

async function writeScore(database: Database, submission: Submission, { playId }: PlayRow): Promise<string> {
  const { userId, challengeId, score, now } = submission;
  const scoreId = randomUUID();
  await database.insert(scores).values({ scoreId, challengeId, userId, playId, score, achievedAt: now });
  return scoreId;
}

/** The time since the play's last sign of life was played. */
async function countTimePlayed(database: Database, { gameId, now }: Submission, play: PlayRow): Promise<void> {
  await database.update(plays).set({ lastActivityAt: now }).where(eq(plays.playId, play.playId));
  const playedMs = Math.max(0, now.getTime() - play.lastActivityAt.getTime());
  await database
    .update(gameStatistics)
    .set({ totalTimeMs: sql`${gameStatistics.totalTimeMs} + ${playedMs}` })
    .where(eq(gameStatistics.gameId, gameId));
}
