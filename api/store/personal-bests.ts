import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database";
import { personalBests } from "../db/schema/scores";
import type { ChallengeRow } from "./challenge-answers";
import { tellPassedFriends } from "./passed-friends";
import { positionColumn } from "./rankings";
import type { Submission } from "./score-checks";

/** What a score was worth; the position is that of the best which it has replaced. */
export type TakenBest = { newBestScore: boolean; previousPosition: number | null };

/** Makes a score the player's best where it is one, and tells the friends whose best it passes. The player is locked. */
export async function takeBest(
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
): Promise<TakenBest> {
  const rankKey = rankKeyOf(score, criteria);
  const isOwn = and(eq(personalBests.challengeId, challengeId), eq(personalBests.userId, userId));
  const [own] = await transaction.select({ rankKey: personalBests.rankKey }).from(personalBests).where(isOwn);
  if (own && own.rankKey <= rankKey) return { newBestScore: false, previousPosition: null };
  const place = { scoreId, rankKey, achievedAt: now };
  if (!isGuest) await tellPassedFriends(transaction, { userId, challengeId, ...place, now });
  const [replaced] = own
    ? await transaction
        .select({ position: positionColumn(transaction) })
        .from(personalBests)
        .where(isOwn)
    : [];
  const best = { ...place, score, isRanked: !isGuest };
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

/** The smaller the key, the better the score. */
export function rankKeyOf(score: number, criteria: ChallengeRow["criteria"]): number {
  return criteria === "lowest_wins" ? score : 0 - score;
}
