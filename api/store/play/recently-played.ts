import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { listRecentlyPlayed as recentCall } from "~contract/calls/library";
import type { CallData } from "~contract/define-call";
import { games } from "../../db/schema/catalogue";
import { challenges, plays } from "../../db/schema/scores";
import { loadChallenges } from "../challenges/challenges";
import { clearedUntil } from "./cleared-history";
import { loadGames } from "../catalogue/game-summaries";
import { pageWindowOf, toPagination, type PageRequest, type PageWindow } from "../paging";
import type { QueryContext } from "../query-context";

type RecentType = "games" | "challenges";
type RecentPage = CallData<typeof recentCall>;

export async function listRecentlyPlayed(
  context: QueryContext,
  userId: string,
  { type = "games", ...pages }: PageRequest & { type?: RecentType | undefined },
): Promise<RecentPage> {
  const window = pageWindowOf(pages);
  const { rows, totalItems } = await findLatestPlays(context, userId, type, window);
  const ids = rows.map(({ id }) => id);
  const [gamesById, challengesById] = await Promise.all([
    loadGames(context, type === "games" ? ids : []),
    loadChallenges(context, type === "challenges" ? ids : []),
  ]);
  const entries = rows.map(({ id, playedAt }) => ({
    playedAt: playedAt.toISOString(),
    game: gamesById.get(id)?.summary ?? null,
    challenge: challengesById.get(id) ?? null,
  }));
  return { entries, pagination: toPagination(window, totalItems) };
}

async function findLatestPlays({ database }: QueryContext, userId: string, type: RecentType, window: PageWindow) {
  const [rows, totalItems] = await Promise.all([
    selectLatestPlays(database, userId, { type, ...window }),
    database.$count(publishedPlays(database, userId, type).as("all_latest")),
  ]);
  return { rows, totalItems };
}

/** The published games or challenges that a player played, the latest first. */
export function selectLatestPlays(
  database: QueryContext["database"],
  userId: string,
  { type, pageSize, offset }: Pick<PageWindow, "pageSize" | "offset"> & { type: RecentType },
) {
  const all = publishedPlays(database, userId, type).as("all_latest");
  return database
    .select({ id: all.id, playedAt: all.playedAt })
    .from(all)
    .orderBy(desc(all.playedAt), asc(all.id))
    .limit(pageSize)
    .offset(offset);
}

/** Groups in the order of an index of plays, so that an index-only scan suffices. */
function publishedPlays(database: QueryContext["database"], userId: string, type: RecentType) {
  const subject = type === "games" ? plays.gameId : plays.challengeId;
  const startedAt = sql`max(${plays.startedAt})`;
  const latest = database
    .select({
      id: sql<string>`${subject}`.as("subject_id"),
      playedAt: sql<Date>`${startedAt}`.mapWith(plays.startedAt).as("played_at"),
    })
    .from(plays)
    .where(and(eq(plays.userId, userId), isNotNull(subject)))
    .groupBy(subject)
    .having(sql`${startedAt} > ${clearedUntil(database, { userId, kind: type, subjectId: sql`${subject}` })}`)
    .as("latest");
  const published = publishedIds(database, type).as("published");
  return database
    .select({ id: latest.id, playedAt: latest.playedAt })
    .from(latest)
    .innerJoin(published, eq(published.id, latest.id));
}

function publishedIds(database: QueryContext["database"], type: RecentType) {
  if (type === "games") {
    return database
      .select({ id: sql<string>`${games.gameId}`.as("published_id") })
      .from(games)
      .where(eq(games.isPublished, true))
      .$dynamic();
  }
  return database
    .select({ id: sql<string>`${challenges.challengeId}`.as("published_id") })
    .from(challenges)
    .innerJoin(games, eq(games.gameId, challenges.gameId))
    .where(and(eq(challenges.isPublished, true), eq(games.isPublished, true)))
    .$dynamic();
}
