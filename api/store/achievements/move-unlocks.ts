import { eq, gt, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { achievementUnlocks } from "../../db/schema/achievements";

/** Of an achievement that both have, the earlier moment stays. */
export async function moveUnlocks(
  transaction: Database,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  const moved = await transaction.delete(achievementUnlocks).where(eq(achievementUnlocks.userId, guestId)).returning();
  if (moved.length === 0) return;
  const rows = moved
    .sort((one, other) => one.achievementId.localeCompare(other.achievementId))
    .map((unlock) => ({ ...unlock, userId }));
  await transaction
    .insert(achievementUnlocks)
    .values(rows)
    .onConflictDoUpdate({
      target: [achievementUnlocks.achievementId, achievementUnlocks.userId],
      set: { unlockedAt: sql`excluded.unlocked_at` },
      setWhere: gt(achievementUnlocks.unlockedAt, sql`excluded.unlocked_at`),
    });
}
