import { eq, or, and, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database";
import { personalBests, plays, scores } from "../db/schema";
import { tellPassedFriends } from "./passed-friends";
import { moveSeats } from "./rooms";
import { lockUser } from "./user-lock";

/**
 * Gives a guest's plays, scores and seats in rooms to the account that the guest signed up for or signed in to, all or nothing.
 * In each challenge the better of the two personal bests stays, the earlier one if they are equal. Friends whose best is
 * passed so are told.
 */
export async function moveGuestToUser(
  database: Database,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId, guestId);
    await transaction.update(plays).set({ userId }).where(eq(plays.userId, guestId));
    await transaction.update(scores).set({ userId }).where(eq(scores.userId, guestId));
    await moveSeats(transaction, { guestId, userId });
    const guestBests = await transaction.delete(personalBests).where(eq(personalBests.userId, guestId)).returning();
    if (guestBests.length === 0) return;
    const now = new Date();
    const inOneOrder = guestBests.sort((one, other) => one.challengeId.localeCompare(other.challengeId));
    for (const best of inOneOrder) await tellPassedFriends(transaction, { ...best, userId, now });
    const isBetter = or(
      lt(sql`excluded.rank_key`, personalBests.rankKey),
      and(eq(sql`excluded.rank_key`, personalBests.rankKey), lt(sql`excluded.achieved_at`, personalBests.achievedAt)),
    );
    await transaction
      .insert(personalBests)
      .values(guestBests.map((best) => ({ ...best, userId, isRanked: true })))
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
  });
}
