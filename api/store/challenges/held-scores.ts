import { and, asc, eq, isNotNull, ne } from "drizzle-orm";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { challenges, personalBests, scores } from "../../db/schema/scores";
import type { ChallengeRow } from "./challenge-responses";
import { updatePersonalBest } from "./personal-bests";
import type { Submission } from "./score-checks";
import { lockUser } from "../user-lock";

/** A smaller board has too little to compare with. */
const FEWEST_OTHERS = 5;
/** The third best: raising the threshold then takes three accounts. */
const MEASURE_PLACE = 2;
const FACTOR = 2;
/** Among small numbers a doubled score is common. */
const SMALLEST_LEAD = 10;

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
    .limit(FEWEST_OTHERS);
  const measure = others[MEASURE_PLACE]?.score;
  if (others.length < FEWEST_OTHERS || measure === undefined) return false;
  const [more, less] = criteria === "highest_wins" ? [score, measure] : [measure, score];
  return more > FACTOR * less && more - less >= SMALLEST_LEAD;
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
    const [held] = await transaction
      .select({ userId: scores.userId })
      .from(scores)
      .where(and(eq(scores.scoreId, scoreId), isNotNull(scores.heldAt)));
    if (!held) return false;
    await lockUser(transaction, held.userId);
    const [row] = await transaction
      .update(scores)
      .set({ heldAt: null })
      .where(and(eq(scores.scoreId, scoreId), eq(scores.userId, held.userId), isNotNull(scores.heldAt)))
      .returning();
    if (!row) return false;
    const [about] = await transaction
      .select({ criteria: challenges.criteria, isGuest: user.isAnonymous })
      .from(challenges)
      .innerJoin(user, eq(user.id, row.userId))
      .where(eq(challenges.challengeId, row.challengeId));
    if (!about) return false;
    const { userId, challengeId, score, achievedAt } = row;
    const taken = { userId, challengeId, score, isGuest: about.isGuest ?? false, now: achievedAt };
    await updatePersonalBest(transaction, taken, about, scoreId);
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
