import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { personalBests, scores } from "../../db/schema/scores";
import type { ChallengeRow } from "./challenge-responses";
import { findDisqualified } from "./disqualified";
import { notifyPassedFriends } from "./passed-friends";
import { bestScoreFirst, positionColumn } from "./rankings";
import type { Submission } from "./score-checks";

export type PersonalBestResult = { newBestScore: boolean; previousPosition: number | null };

/** The player must be locked. */
export async function updatePersonalBest(
  transaction: Database,
  {
    userId,
    isGuest,
    challengeId,
    score,
    now,
  }: Pick<Submission, "userId" | "isGuest" | "challengeId" | "score" | "now">,
  { criteria }: Pick<ChallengeRow, "criteria">,
  scoreId: string,
): Promise<PersonalBestResult> {
  const none = { newBestScore: false, previousPosition: null };
  if ((await findDisqualified(transaction, userId, [challengeId])).has(challengeId)) return none;
  const rankKey = rankKeyOf(score, criteria);
  const isOwn = and(eq(personalBests.challengeId, challengeId), eq(personalBests.userId, userId));
  const [current] = await transaction.select({ rankKey: personalBests.rankKey }).from(personalBests).where(isOwn);
  if (current && current.rankKey <= rankKey) return none;
  const entry = { scoreId, rankKey, achievedAt: now };
  if (!isGuest) await notifyPassedFriends(transaction, { userId, challengeId, ...entry, now });
  const [replaced] = current
    ? await transaction
        .select({ position: positionColumn(transaction) })
        .from(personalBests)
        .where(isOwn)
    : [];
  const best = { ...entry, score, isRanked: !isGuest };
  const written = await transaction
    .insert(personalBests)
    .values({ challengeId, userId, ...best })
    .onConflictDoUpdate({
      target: [personalBests.challengeId, personalBests.userId],
      set: best,
      setWhere: lt(sql`excluded.rank_key`, personalBests.rankKey),
    })
    .returning({ scoreId: personalBests.scoreId });
  return { newBestScore: written.length > 0, previousPosition: replaced?.position ?? null };
}

/** From the scores that are stored; nobody is told. The player, an account, must be locked. */
export async function restorePersonalBest(
  transaction: Database,
  userId: string,
  { challengeId, criteria }: Pick<ChallengeRow, "challengeId" | "criteria">,
): Promise<void> {
  const [best] = await transaction
    .select({ scoreId: scores.scoreId, score: scores.score, achievedAt: scores.achievedAt })
    .from(scores)
    .where(and(eq(scores.challengeId, challengeId), eq(scores.userId, userId), isNull(scores.heldAt)))
    .orderBy(...bestScoreFirst(criteria))
    .limit(1);
  if (!best) return;
  const entry = { ...best, rankKey: rankKeyOf(best.score, criteria), isRanked: true };
  await transaction.insert(personalBests).values({ challengeId, userId, ...entry });
}

/** A smaller key is a better score. */
export function rankKeyOf(score: number, criteria: ChallengeRow["criteria"]): number {
  return criteria === "lowest_wins" ? score : 0 - score;
}
