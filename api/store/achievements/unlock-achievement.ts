import { and, eq, gt } from "drizzle-orm";
import type { unlockAchievement as unlockCall } from "~contract/calls/achievements";
import type { UnlockedAchievement } from "~contract/entities/achievement";
import type { CallData } from "~contract/define-call";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { achievements, achievementUnlocks } from "../../db/schema/achievements";
import { findGameRowOnTrack, findTrack } from "../catalogue/games";
import { textIn } from "../localized-texts";
import { findLongestPlay } from "../play/live-plays";
import { lockUser } from "../user-lock";
import type { AchievementRow } from "./game-achievements";

/** Nobody loads a game and reaches something faster. */
const SHORTEST_PLAY_MS = 1_000;
const RATE_WINDOW_MS = 60_000;
const MAX_UNLOCKS_PER_WINDOW = 20;

type Request = { userId: string; gameId: string; key: string; trackId: string; locale: string; now: Date };
type Unlocked = CallData<typeof unlockCall>;

export async function unlockAchievement(database: Database, request: Request): Promise<Unlocked> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, request.userId);
    const row = await findAchievement(transaction, request);
    const { userId, locale, now } = request;
    const { achievementId } = row;
    const earlier = await findUnlock(transaction, { userId, achievementId });
    if (earlier) return { achievement: toUnlocked(row, earlier, locale), isNew: false };
    if (row.isRetired) throw new ApiFailure("achievement_retired", { details: { fieldName: "key" } });
    await assertPlayed(transaction, request, row);
    await assertRate(transaction, request);
    await transaction.insert(achievementUnlocks).values({ achievementId, userId, unlockedAt: now });
    return { achievement: toUnlocked(row, now, locale), isNew: true };
  });
}

async function findAchievement(
  transaction: Database,
  { userId, gameId, key, trackId }: Request,
): Promise<AchievementRow> {
  const viewer = { database: transaction, viewer: { userId } };
  await findGameRowOnTrack(viewer, gameId, trackId);
  await findTrack(viewer, gameId, trackId);
  const [row] = await transaction
    .select()
    .from(achievements)
    .where(and(eq(achievements.gameId, gameId), eq(achievements.key, key)));
  if (!row) throw new ApiFailure("achievement_not_found", { details: { fieldName: "key" } });
  return row;
}

type Unlock = { userId: string; achievementId: string };

async function findUnlock(transaction: Database, { userId, achievementId }: Unlock): Promise<Date | undefined> {
  const isThis = and(eq(achievementUnlocks.userId, userId), eq(achievementUnlocks.achievementId, achievementId));
  const [found] = await transaction.select().from(achievementUnlocks).where(isThis);
  return found?.unlockedAt;
}

async function assertPlayed(transaction: Database, request: Request, { minSeconds }: AchievementRow): Promise<void> {
  const play = await findLongestPlay(transaction, request);
  if (!play) throw new ApiFailure("no_active_play");
  const elapsedMs = request.now.getTime() - play.startedAt.getTime();
  const remainingMs = Math.max(SHORTEST_PLAY_MS, 1000 * minSeconds) - elapsedMs;
  if (remainingMs <= 0) return;
  const retryAfterSeconds = Math.ceil(remainingMs / 1000);
  const message = `takes ${String(retryAfterSeconds)} s more of play`;
  throw new ApiFailure("too_many_requests", { retryAfterSeconds, details: { fieldName: "key", message } });
}

async function assertRate(transaction: Database, { userId, now }: Request): Promise<void> {
  const since = new Date(now.getTime() - RATE_WINDOW_MS);
  const isRecent = and(eq(achievementUnlocks.userId, userId), gt(achievementUnlocks.unlockedAt, since));
  if ((await transaction.$count(achievementUnlocks, isRecent)) < MAX_UNLOCKS_PER_WINDOW) return;
  throw new ApiFailure("too_many_requests", { retryAfterSeconds: RATE_WINDOW_MS / 1000 });
}

export function toUnlocked(row: AchievementRow, unlockedAt: Date, locale: string): UnlockedAchievement {
  const { achievementId, key, title, description, isHidden, points, isRetired } = row;
  return {
    ...{ achievementId, key, isHidden, points, isRetired },
    ...{ title: textIn(title, locale), description: textIn(description, locale) },
    unlockedAt: unlockedAt.toISOString(),
  };
}
