import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { personalBests } from "../../db/schema/scores";
import type { ChallengeRow } from "./challenge-responses";
import { notifyPassedFriends } from "./passed-friends";
import { positionColumn } from "./rankings";
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
  const rankKey = rankKeyOf(score, criteria);
  const isOwn = and(eq(personalBests.challengeId, challengeId), eq(personalBests.userId, userId));
  const [current] = await transaction.select({ rankKey: personalBests.rankKey }).from(personalBests).where(isOwn);
  if (current && current.rankKey <= rankKey) return { newBestScore: false, previousPosition: null };
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

/** A smaller key is a better score. */
export function rankKeyOf(score: number, criteria: ChallengeRow["criteria"]): number {
  return criteria === "lowest_wins" ? score : 0 - score;
}
