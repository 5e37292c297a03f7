import { and, asc, eq, isNotNull, ne } from "drizzle-orm";
import type { HeldScore } from "~contract/entities/report-case";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { challenges, personalBests, scores } from "../../db/schema/scores";
import type { ChallengeRow } from "./challenge-responses";
import { updatePersonalBest } from "./personal-bests";
import type { Submission } from "./score-checks";

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

const MAX_LISTED = 100;

type Held = { userId: string; challengeId: string };

const isHeldOf = ({ userId, challengeId }: Held) =>
  and(eq(scores.userId, userId), eq(scores.challengeId, challengeId), isNotNull(scores.heldAt));

/** The first ones, by time. */
export async function listHeldScores(database: Database, held: Held): Promise<HeldScore[]> {
  const rows = await database
    .select({ scoreId: scores.scoreId, score: scores.score, achievedAt: scores.achievedAt })
    .from(scores)
    .where(isHeldOf(held))
    .orderBy(asc(scores.achievedAt), asc(scores.scoreId))
    .limit(MAX_LISTED);
  return rows.map(({ scoreId, score, achievedAt }) => ({ scoreId, score, date: achievedAt.toISOString() }));
}

/** They count from now on. Lock the player first. Returns how many they are. */
export async function releaseHeldScores(transaction: Database, held: Held): Promise<number> {
  const released = await transaction.update(scores).set({ heldAt: null }).where(isHeldOf(held)).returning();
  const [details] = await transaction
    .select({ criteria: challenges.criteria, isGuest: user.isAnonymous })
    .from(challenges)
    .innerJoin(user, eq(user.id, held.userId))
    .where(eq(challenges.challengeId, held.challengeId));
  if (!details) return 0;
  for (const { scoreId, score, achievedAt } of released) {
    const submission = { ...held, score, isGuest: details.isGuest ?? false, now: achievedAt };
    await updatePersonalBest(transaction, submission, details, scoreId);
  }
  return released.length;
}

/** Lock the player first. Returns how many they were. */
export async function dropHeldScores(transaction: Database, held: Held): Promise<number> {
  const dropped = await transaction.delete(scores).where(isHeldOf(held)).returning({ scoreId: scores.scoreId });
  return dropped.length;
}
