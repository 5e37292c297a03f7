import { randomUUID } from "node:crypto";
import { and, count, eq, gt, sql } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { gameStatistics } from "../../db/schema/catalogue";
import { plays, scores } from "../../db/schema/scores";
import { isOutlier } from "./held-scores";
import { lockLivePlays, type LivePlays, type PlayRow } from "../play/live-plays";
import { updatePersonalBest, type PersonalBestResult } from "./personal-bests";
import { recordQuestStep, type QuestStep } from "../quests/quest-progress";
import { assertPlausible, assertSubmittable, findSubmissionTarget, type Submission } from "./score-checks";
import { addToCase } from "../moderation/case-intake";
import { lockUser } from "../user-lock";

const RATE_WINDOW_MS = 60_000;
const MAX_SCORES_PER_WINDOW = 20;

export type SubmittedScore = PersonalBestResult & { isHeld?: boolean };
const HELD: SubmittedScore = { newBestScore: false, previousPosition: null, isHeld: true };

/** Writes the challenge's counters before the game's, in the order of account deletion, to avoid a deadlock. */
export async function submitScore(database: Database, submission: Submission): Promise<SubmittedScore> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, submission.userId);
    const target = await findSubmissionTarget(transaction, submission);
    assertSubmittable(target, submission);
    const livePlays = await lockLivePlays(transaction, submission, target);
    assertPlausible(target, submission, livePlays.oldest.startedAt);
    await assertRate(transaction, submission);
    await recordQuestStep(transaction, stepOf(submission));
    const isHeld = await isOutlier(transaction, submission, target.challenge);
    const scoreId = await writeScore(transaction, submission, { ...livePlays, isHeld });
    if (isHeld) await addToCase(transaction, caseOf(submission), submission.now);
    const result = isHeld ? HELD : await updatePersonalBest(transaction, submission, target.challenge, scoreId);
    await countTimePlayed(transaction, submission, livePlays.newest);
    return result;
  });
}

function caseOf({ userId: playerId, challengeId }: Submission) {
  return { playerId, challengeId };
}

function stepOf({ userId, challengeId, now }: Submission): QuestStep {
  return { userId, questType: "PARTICIPATE_IN_CHALLENGES", subjectId: challengeId, now };
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

async function writeScore(
  database: Database,
  { userId, challengeId, score, now }: Submission,
  { newest, isHeld }: LivePlays & { isHeld: boolean },
): Promise<string> {
  const scoreId = randomUUID();
  const heldAt = isHeld ? now : null;
  await database
    .insert(scores)
    .values({ scoreId, challengeId, userId, playId: newest.playId, score, achievedAt: now, heldAt });
  return scoreId;
}

async function countTimePlayed(database: Database, { gameId, now }: Submission, play: PlayRow): Promise<void> {
  await database.update(plays).set({ lastActivityAt: now }).where(eq(plays.playId, play.playId));
  const playedMs = Math.max(0, now.getTime() - play.lastActivityAt.getTime());
  await database
    .update(gameStatistics)
    .set({ totalTimeMs: sql`${gameStatistics.totalTimeMs} + ${playedMs}` })
    .where(eq(gameStatistics.gameId, gameId));
}
