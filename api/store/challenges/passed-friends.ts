import { and, eq, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database";
import { friendships } from "../../db/schema/people";
import { personalBests } from "../../db/schema/scores";
import { notifyAll } from "../people/messages";
import { lockAccounts } from "../user-lock";

/** An arbitrary advisory lock key that nothing else uses. */
const BOARD_LOCK_KEY = 7_272_746;

export type NewBest = {
  userId: string;
  challengeId: string;
  scoreId: string;
  rankKey: number;
  achievedAt: Date;
  now: Date;
};

/** Call it before the new best is written. The lock makes concurrent bests in one challenge see each other. */
export async function notifyPassedFriends(transaction: Database, best: NewBest): Promise<void> {
  const { userId, challengeId, now } = best;
  const hasFriends = await transaction
    .select({ friendId: friendships.friendId })
    .from(friendships)
    .where(eq(friendships.userId, userId))
    .limit(1);
  if (hasFriends.length === 0) return;
  await transaction.execute(sql`select pg_advisory_xact_lock(${BOARD_LOCK_KEY}, hashtext(${challengeId}))`);
  const passed = await findPassedFriends(transaction, best);
  if (passed.length === 0) return;
  const data = { messageType: "FRIEND_BEAT_SCORE", mainEntityId: challengeId, otherPartyId: userId } as const;
  await notifyAll(transaction, { userIds: await lockAccounts(transaction, passed), data, now });
}

const theirs = alias(personalBests, "theirs");
const own = alias(personalBests, "own");

async function findPassedFriends(transaction: Database, best: NewBest): Promise<string[]> {
  const { userId, challengeId, scoreId, rankKey, achievedAt } = best;
  const rank = sql`(${theirs.rankKey}, ${theirs.achievedAt}, ${theirs.scoreId})`;
  const wasAhead = sql`${rank} < (${own.rankKey}, ${own.achievedAt}, ${own.scoreId})`;
  const isPassed = sql`${rank} > (${rankKey}::bigint, ${achievedAt.toISOString()}::timestamptz, ${scoreId}::uuid)`;
  const rows = await transaction
    .select({ userId: friendships.friendId })
    .from(friendships)
    .innerJoin(theirs, and(eq(theirs.challengeId, challengeId), eq(theirs.userId, friendships.friendId)))
    .leftJoin(own, and(eq(own.challengeId, challengeId), eq(own.userId, userId)))
    .where(and(eq(friendships.userId, userId), theirs.isRanked, isPassed, or(isNull(own.userId), wasAhead)));
  return rows.map((row) => row.userId);
}
