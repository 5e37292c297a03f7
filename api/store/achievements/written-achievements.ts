import { randomUUID } from "node:crypto";
import { and, asc, eq, notInArray } from "drizzle-orm";
import { MAX_ACHIEVEMENTS, writtenAchievements, type WrittenAchievements } from "~contract/entities/achievement";
import type { Database } from "../../db/database";
import { achievements } from "../../db/schema/achievements";
import { excludedValues } from "../../db/excluded-values";

/** Those that can be unlocked, in their order. */
export async function readAchievements(database: Database, gameId: string): Promise<WrittenAchievements> {
  const { key, title, description, isHidden, points, minSeconds } = achievements;
  const rows = await database
    .select({ key, title, description, isHidden, points, minSeconds })
    .from(achievements)
    .where(and(eq(achievements.gameId, gameId), eq(achievements.isRetired, false)))
    .orderBy(asc(achievements.position))
    .limit(MAX_ACHIEVEMENTS);
  return writtenAchievements.parse(rows);
}

/** Whoever writes them changes the game's row too, on which what is remembered of them depends. */
export async function writeAchievements(
  transaction: Database,
  gameId: string,
  written: WrittenAchievements,
): Promise<void> {
  const isOther = and(
    eq(achievements.gameId, gameId),
    notInArray(
      achievements.key,
      written.map(({ key }) => key),
    ),
  );
  await transaction.delete(achievements).where(and(isOther, eq(achievements.unlocks, 0)));
  await transaction.update(achievements).set({ isRetired: true }).where(isOther);
  if (written.length === 0) return;
  const rows = written.map((achievement, position) => ({
    ...{ ...achievement, achievementId: randomUUID(), gameId, position, isRetired: false },
  }));
  const { achievementId, unlocks } = achievements;
  await transaction
    .insert(achievements)
    .values(rows)
    .onConflictDoUpdate({
      target: [achievements.gameId, achievements.key],
      set: { ...excludedValues(achievements), achievementId, unlocks },
    });
}
