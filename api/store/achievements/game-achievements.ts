import { and, asc, eq, gt } from "drizzle-orm";
import { MAX_ACHIEVEMENTS, type GameAchievement } from "~contract/entities/achievement";
import type { Database } from "../../db/database";
import { achievements, achievementUnlocks } from "../../db/schema/achievements";
import { CatalogueCache } from "../catalogue/catalogue-cache";
import { VersionedCache } from "../catalogue/catalogue-version";
import { textIn } from "../localized-texts";
import type { QueryContext } from "../query-context";

export type AchievementRow = typeof achievements.$inferSelect;
type Written = Omit<AchievementRow, "unlocks">;

const MAX_GAMES = 300;
/** Of a visitor. */
const NOBODY = "00000000-0000-0000-0000-000000000000";
const cache = new VersionedCache(() => new CatalogueCache<Written[]>(MAX_GAMES));

/** What a hidden one says is told to nobody here. A game without any costs no query. */
export async function loadGameAchievements(
  context: Pick<QueryContext, "database" | "locale" | "viewer">,
  gameId: string,
  players: number,
): Promise<GameAchievement[]> {
  const { database, locale } = context;
  const cached = await cache.current(database);
  const rows = await cached.getOrLoad(gameId, () => loadRows(database, gameId));
  if (rows.length === 0) return [];
  const unlocks = await loadUnlocks(context, gameId);
  return rows.map(({ achievementId, key, title, description, isHidden, points }) => ({
    ...{ achievementId, isHidden, points },
    key: isHidden ? null : key,
    title: isHidden ? null : textIn(title, locale),
    description: isHidden ? null : textIn(description, locale),
    share: shareOf(unlocks.get(achievementId)?.unlocks ?? 0, players),
    unlockedAt: unlocks.get(achievementId)?.unlockedAt?.toISOString() ?? null,
  }));
}

/** A deleted account counts among the players on, but has nothing any more. */
function shareOf(unlocks: number, players: number): number {
  return unlocks === 0 ? 0 : Math.min(1, unlocks / Math.max(1, players));
}

const isShown = (gameId: string) => and(eq(achievements.gameId, gameId), eq(achievements.isRetired, false));

async function loadRows(database: Database, gameId: string): Promise<Written[]> {
  return database
    .select()
    .from(achievements)
    .where(isShown(gameId))
    .orderBy(asc(achievements.position))
    .limit(MAX_ACHIEVEMENTS);
}

type Unlocks = { unlocks: number; unlockedAt: Date | null };

/** Of all players, and of the viewer. */
async function loadUnlocks(
  { database, viewer }: Pick<QueryContext, "database" | "viewer">,
  gameId: string,
): Promise<Map<string, Unlocks>> {
  const { achievementId, unlocks } = achievements;
  const { unlockedAt, userId } = achievementUnlocks;
  const isOwn = and(eq(achievementUnlocks.achievementId, achievementId), eq(userId, viewer?.userId ?? NOBODY));
  const rows = await database
    .select({ achievementId, unlocks, unlockedAt })
    .from(achievements)
    .leftJoin(achievementUnlocks, isOwn)
    .where(and(isShown(gameId), gt(unlocks, 0)))
    .limit(MAX_ACHIEVEMENTS);
  return new Map(rows.map((row) => [row.achievementId, row]));
}
