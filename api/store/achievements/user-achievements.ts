import { and, asc, count, desc, eq, inArray, max, or, sql, sum } from "drizzle-orm";
import type { listUserAchievements as listCall } from "~contract/calls/achievements";
import type { CallData } from "~contract/define-call";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { achievements, achievementUnlocks } from "../../db/schema/achievements";
import { loadGames } from "../catalogue/game-summaries";
import { isOfPublishedGame } from "../catalogue/published-games";
import { pageWindowOf, toPagination, type PageRequest, type PageWindow } from "../paging";
import { findUserByName } from "../people/people";
import { maySee } from "../people/privacy";
import { findRelation } from "../people/public-profiles";
import type { QueryContext } from "../query-context";
import { toUnlocked } from "./unlock-achievement";

type Listed = CallData<typeof listCall>;
type Standing = NonNullable<Listed["standing"]>;

export async function listUserAchievements(
  context: QueryContext,
  username: string,
  pages: PageRequest,
): Promise<Listed> {
  const row = await findUserByName(context.database, username);
  if (!row) throw new ApiFailure("user_not_found");
  const window = pageWindowOf(pages);
  const { friendship } = await findRelation(context, row.id);
  const viewer = { isOwner: context.viewer?.userId === row.id, isFriend: friendship === "FRIENDS" };
  if (!maySee(row.bestScoresFor, viewer)) return { standing: null, pagination: toPagination(window, 0) };
  const { games: totalGames, ...totals } = await countAll(context.database, row.id);
  const games = totalGames === 0 ? [] : await loadPage(context, row.id, window);
  return { standing: { ...totals, games }, pagination: toPagination(window, totalGames) };
}

const isOf = (database: Database, userId: string) =>
  and(eq(achievementUnlocks.userId, userId), isOfPublishedGame(database, achievements.gameId));
const isUnlocked = eq(achievementUnlocks.achievementId, achievements.achievementId);

async function countAll(database: Database, userId: string) {
  const { gameId, points } = achievements;
  const games = sql`count(distinct ${gameId})`.mapWith(Number);
  const [row] = await database
    .select({ games, unlocked: count(), points: sum(points).mapWith(Number) })
    .from(achievementUnlocks)
    .innerJoin(achievements, isUnlocked)
    .where(isOf(database, userId));
  return { games: row?.games ?? 0, unlocked: row?.unlocked ?? 0, points: row?.points ?? 0 };
}

async function loadPage(context: QueryContext, userId: string, window: PageWindow): Promise<Standing["games"]> {
  const gameIds = await listGames(context.database, userId, window);
  if (gameIds.length === 0) return [];
  const [summaries, rows, totals] = await Promise.all([
    loadGames(context, gameIds),
    loadUnlocked(context.database, userId, gameIds),
    countOfGames(context.database, userId, gameIds),
  ]);
  return gameIds.flatMap((gameId) => {
    const found = summaries.get(gameId);
    const own = rows.filter(({ achievement }) => achievement.gameId === gameId);
    if (!found) return [];
    return {
      game: found.summary,
      total: totals.get(gameId) ?? own.length,
      points: own.reduce((points, { achievement }) => points + achievement.points, 0),
      achievements: own.map(({ achievement, unlockedAt }) => toUnlocked(achievement, unlockedAt, context.locale)),
    };
  });
}

/** The latest first. */
async function listGames(database: Database, userId: string, { pageSize, offset }: PageWindow): Promise<string[]> {
  const { gameId } = achievements;
  const rows = await database
    .select({ gameId })
    .from(achievementUnlocks)
    .innerJoin(achievements, isUnlocked)
    .where(isOf(database, userId))
    .groupBy(gameId)
    .orderBy(desc(max(achievementUnlocks.unlockedAt)), asc(gameId))
    .limit(pageSize)
    .offset(offset);
  return rows.map((row) => row.gameId);
}

function loadUnlocked(database: Database, userId: string, gameIds: string[]) {
  return database
    .select({ achievement: achievements, unlockedAt: achievementUnlocks.unlockedAt })
    .from(achievementUnlocks)
    .innerJoin(achievements, isUnlocked)
    .where(and(eq(achievementUnlocks.userId, userId), inArray(achievements.gameId, gameIds)))
    .orderBy(desc(achievementUnlocks.unlockedAt), asc(achievements.position));
}

async function countOfGames(database: Database, userId: string, gameIds: string[]): Promise<Map<string, number>> {
  const { gameId, isRetired, achievementId } = achievements;
  const own = database
    .select({ achievementId: achievementUnlocks.achievementId })
    .from(achievementUnlocks)
    .where(eq(achievementUnlocks.userId, userId));
  const rows = await database
    .select({ gameId, total: count() })
    .from(achievements)
    .where(and(inArray(gameId, gameIds), or(eq(isRetired, false), inArray(achievementId, own))))
    .groupBy(gameId);
  return new Map(rows.map((row) => [row.gameId, row.total]));
}
