import { and, asc, eq, isNotNull, ne } from "drizzle-orm";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { challenges, personalBests, scores } from "../../db/schema/scores";
import type { ChallengeRow } from "./challenge-responses";
import { updatePersonalBest } from "./personal-bests";
import type { Submission } from "./score-checks";
import { lockUser } from "../user-lock";

/** A smaller board has too little to compare with. */
const MIN_OTHERS = 5;
/** The third best: raising the threshold then takes three accounts. */
const REFERENCE_INDEX = 2;
const FACTOR = 2;
/** Among small numbers a doubled score is common. */
const MIN_LEAD = 10;

export async function isOutlier(
  database: Database,
  { challengeId, userId, score }: Submission,
  { criteria }: Pick<ChallengeRow, "criteria">,
): Promise<boolean> {
  const isOther = and(eq(personalBests.challengeId, challengeId), ne(personalBests.userId, userId));
  const others = await database
    .select({ score: personalBests.score })
    .from(personalBests)
    .where(and(isOther, personalBests.isRanked))
    .orderBy(asc(personalBests.rankKey), asc(personalBests.achievedAt), asc(personalBests.scoreId))
    .limit(MIN_OTHERS);
  const reference = others[REFERENCE_INDEX]?.score;
  if (others.length < MIN_OTHERS || reference === undefined) return false;
  const [high, low] = criteria === "highest_wins" ? [score, reference] : [reference, score];
  return high > FACTOR * low && high - low >= MIN_LEAD;
}

export type HeldScore = {
  scoreId: string;
  challenge: string;
  username: string | null;
  score: number;
  achievedAt: Date;
};

export async function listHeldScores(database: Database): Promise<HeldScore[]> {
  const rows = await database
    .select({
      scoreId: scores.scoreId,
      name: challenges.name,
      username: user.displayUsername,
      score: scores.score,
      achievedAt: scores.achievedAt,
    })
    .from(scores)
    .innerJoin(challenges, eq(challenges.challengeId, scores.challengeId))
    .innerJoin(user, eq(user.id, scores.userId))
    .where(isNotNull(scores.heldAt))
    .orderBy(asc(scores.heldAt), asc(scores.scoreId));
  return rows.map(({ name, ...row }) => ({ ...row, challenge: name["en"] ?? "" }));
}

export async function releaseHeldScore(database: Database, scoreId: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [heldScore] = await transaction
      .select({ userId: scores.userId })
      .from(scores)
      .where(and(eq(scores.scoreId, scoreId), isNotNull(scores.heldAt)));
    if (!heldScore) return false;
    await lockUser(transaction, heldScore.userId);
    const [row] = await transaction
      .update(scores)
      .set({ heldAt: null })
      .where(and(eq(scores.scoreId, scoreId), eq(scores.userId, heldScore.userId), isNotNull(scores.heldAt)))
      .returning();
    if (!row) return false;
    const [details] = await transaction
      .select({ criteria: challenges.criteria, isGuest: user.isAnonymous })
      .from(challenges)
      .innerJoin(user, eq(user.id, row.userId))
      .where(eq(challenges.challengeId, row.challengeId));
    if (!details) return false;
    const { userId, challengeId, score, achievedAt } = row;
    const submission = { userId, challengeId, score, isGuest: details.isGuest ?? false, now: achievedAt };
    await updatePersonalBest(transaction, submission, details, scoreId);
    return true;
  });
}

export async function dropHeldScore(database: Database, scoreId: string): Promise<boolean> {
  const dropped = await database
    .delete(scores)
    .where(and(eq(scores.scoreId, scoreId), isNotNull(scores.heldAt)))
    .returning({ scoreId: scores.scoreId });
  return dropped.length > 0;
}
