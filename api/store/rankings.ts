import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import { alias, type AnyPgColumn } from "drizzle-orm/pg-core";
import type { Ranking } from "~contract/entities/ranking";
import type { Database } from "../db/database";
import { user } from "../db/schema/identity";
import { personalBests } from "../db/schema/scores";
import { avatarOf } from "./pictures";
import type { Reading } from "./reading";

export type RankingRow = {
  scoreId: string;
  userId: string;
  score: number;
  achievedAt: Date;
  name: string;
  displayUsername: string | null;
  image: string | null;
  countryCode: string | null;
  position: number;
};

export const rankingColumns = {
  scoreId: personalBests.scoreId,
  userId: personalBests.userId,
  score: personalBests.score,
  achievedAt: personalBests.achievedAt,
  name: user.name,
  displayUsername: user.displayUsername,
  image: user.image,
  /** On boards that everybody sees, only the countries of those who show it to everybody. */
  countryCode: sql<string | null>`case when ${user.countryFor} = 'EVERYONE' then ${user.countryCode} end`.as(
    "shown_country",
  ),
};

/** The order of a leaderboard: best first, ties by the earlier date (decisions, "scores, from games"). */
export const bestFirst: SQL[] = [asc(personalBests.rankKey), asc(personalBests.achievedAt), asc(personalBests.scoreId)];

const others = alias(personalBests, "others");

/** The columns by which a board is narrowed to some of its players. */
export type BoardColumns = { userId: AnyPgColumn; countryCode: AnyPgColumn };

/** Position of a personal best among the ranked ones of a board: one more than those ahead of it. */
export function positionColumn(
  database: Database,
  isOnBoard: (columns: BoardColumns) => SQL | undefined = () => undefined,
): SQL<number> {
  const ahead = database
    .select({ position: sql`count(*) + 1` })
    .from(others)
    .where(and(isAhead(), isOnBoard(others)));
  return sql<number>`(${ahead})`.mapWith(Number);
}

/** The same for comparing, with an upper bound: no more than so many rows are counted. */
export function boundedPosition(database: Database, bound: number): SQL {
  const ahead = database
    .select({ one: sql`1`.as("one") })
    .from(others)
    .where(isAhead())
    .limit(bound)
    .as("ahead");
  return sql`(${database.select({ rows: sql`count(*)` }).from(ahead)})`;
}

function isAhead(): SQL | undefined {
  return and(
    eq(others.challengeId, personalBests.challengeId),
    others.isRanked,
    sql`(${others.rankKey}, ${others.achievedAt}, ${others.scoreId}) < (${personalBests.rankKey}, ${personalBests.achievedAt}, ${personalBests.scoreId})`,
  );
}

export function toRanking({ mediaBaseUrl }: Reading, row: RankingRow): Ranking {
  return {
    ...avatarOf(mediaBaseUrl, row.image),
    achievementDate: row.achievedAt.toISOString(),
    countryCode: row.countryCode,
    leaderboardPosition: row.position,
    score: row.score,
    scoreId: row.scoreId,
    userId: row.userId,
    username: row.displayUsername ?? row.name,
  };
}
