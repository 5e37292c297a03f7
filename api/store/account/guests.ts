import { eq, gte, or, and, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { personalBests, plays, roomMessages, sanctions, scores, user } from "../../db/schema";
import { moveUnlocks } from "../achievements/move-unlocks";
import { moveClearings } from "../play/cleared-history";
import { findDisqualified } from "../challenges/disqualified";
import { notifyPassedFriends } from "../challenges/passed-friends";
import { recordQuestStep } from "../quests/quest-progress";
import { moveSeats } from "../play/rooms";
import { addToCase } from "../moderation/case-intake";
import { lockUser } from "../user-lock";

type GuestAndUser = { guestId: string; userId: string };

/**
 * Runs when a guest signs up or in: all of the guest's rows move and the guest is deleted, or nothing happens. A score
 * that the guest sends meanwhile is refused as one without a session, not as one without a play.
 */
export async function moveGuestToUser(database: Database, { guestId, userId }: GuestAndUser): Promise<void> {
  const now = new Date();
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId, guestId);
    await countForQuests(transaction, { guestId, userId, now });
    await moveClearings(transaction, { guestId, userId });
    await transaction.update(plays).set({ userId }).where(eq(plays.userId, guestId));
    const moved = await transaction.update(scores).set({ userId }).where(eq(scores.userId, guestId)).returning();
    const held = moved.filter(({ heldAt }) => heldAt !== null);
    for (const { challengeId } of held) await addToCase(transaction, { playerId: userId, challengeId }, now);
    await moveSeats(transaction, { guestId, userId });
    await transaction.update(roomMessages).set({ userId }).where(eq(roomMessages.userId, guestId));
    await movePersonalBests(transaction, { guestId, userId, now });
    await moveUnlocks(transaction, { guestId, userId });
    await transaction.update(sanctions).set({ userId }).where(eq(sanctions.userId, guestId));
    await transaction.delete(user).where(eq(user.id, guestId));
  });
}

async function movePersonalBests(
  transaction: Database,
  { guestId, userId, now }: GuestAndUser & { now: Date },
): Promise<void> {
  const guestBests = await transaction.delete(personalBests).where(eq(personalBests.userId, guestId)).returning();
  const challengeIds = guestBests.map(({ challengeId }) => challengeId);
  const disqualified = await findDisqualified(transaction, userId, challengeIds);
  const bests = guestBests.filter(({ challengeId }) => !disqualified.has(challengeId));
  if (bests.length === 0) return;
  const sortedBests = bests.sort((one, other) => one.challengeId.localeCompare(other.challengeId));
  for (const best of sortedBests) await notifyPassedFriends(transaction, { ...best, userId, now });
  const isBetter = or(
    lt(sql`excluded.rank_key`, personalBests.rankKey),
    and(eq(sql`excluded.rank_key`, personalBests.rankKey), lt(sql`excluded.achieved_at`, personalBests.achievedAt)),
  );
  await transaction
    .insert(personalBests)
    .values(bests.map((best) => ({ ...best, userId, isRanked: true })))
    .onConflictDoUpdate({
      target: [personalBests.challengeId, personalBests.userId],
      set: {
        scoreId: sql`excluded.score_id`,
        score: sql`excluded.score`,
        rankKey: sql`excluded.rank_key`,
        achievedAt: sql`excluded.achieved_at`,
      },
      ...(isBetter ? { setWhere: isBetter } : {}),
    });
}

/** Guests have no quests, so the account's quests count what the guest played today (UTC). */
async function countForQuests(
  transaction: Database,
  { guestId, userId, now }: GuestAndUser & { now: Date },
): Promise<void> {
  const midnight = new Date(now);
  midnight.setUTCHours(0, 0, 0, 0);
  const played = await transaction
    .selectDistinct({ subjectId: plays.gameId })
    .from(plays)
    .where(and(eq(plays.userId, guestId), gte(plays.startedAt, midnight)))
    .orderBy(plays.gameId);
  const competed = await transaction
    .selectDistinct({ subjectId: scores.challengeId })
    .from(scores)
    .where(and(eq(scores.userId, guestId), gte(scores.achievedAt, midnight)))
    .orderBy(scores.challengeId);
  const step = { userId, now };
  for (const { subjectId } of played) {
    await recordQuestStep(transaction, { ...step, questType: "PLAY_GAMES", subjectId });
  }
  for (const { subjectId } of competed) {
    await recordQuestStep(transaction, { ...step, questType: "PARTICIPATE_IN_CHALLENGES", subjectId });
  }
}
