import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
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

/** On boards that everybody sees, only the countries of those who show it to everybody. */
export const shownCountry = sql<
  string | null
>`case when ${user.countryFor} = 'EVERYONE' then ${user.countryCode} end`.as("shown_country");

export const rankingColumns = {
  scoreId: personalBests.scoreId,
  userId: personalBests.userId,
  score: personalBests.score,
  achievedAt: personalBests.achievedAt,
  name: user.name,
  displayUsername: user.displayUsername,
  image: user.image,
  countryCode: shownCountry,
};

/** The order of a leaderboard: best first, ties by the earlier date (docs/product/challenges.md#scores). */
export const bestFirst: SQL[] = [asc(personalBests.rankKey), asc(personalBests.achievedAt), asc(personalBests.scoreId)];

export const worstFirst: SQL[] = [
  desc(personalBests.rankKey),
  desc(personalBests.achievedAt),
  desc(personalBests.scoreId),
];

const others = alias(personalBests, "others");

/** The columns by which a board is narrowed to some of its players. */
export type BoardColumns = { userId: AnyPgColumn; countryCode: AnyPgColumn };

/** Which players stand on a board; those of a small one are looked up one by one, not found in the board's order. */
export type Board = { isOnBoard: (columns: BoardColumns) => SQL | undefined; isSmall?: boolean };

export const WHOLE_BOARD: Board = { isOnBoard: () => undefined };

/** Position of a personal best among the ranked ones of a board: one more than those ahead of it. */
export function positionColumn(database: Database, { isOnBoard, isSmall = false }: Board = WHOLE_BOARD): SQL<number> {
  const ahead = database
    .select({ position: sql`count(*) + 1` })
    .from(others)
    .where(and(isAhead(isSmall), isOnBoard(others)));
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

/** No index serves a comparison that is wrapped: the planner would walk a long board for the few that are asked for. */
function isAhead(isWrapped = false): SQL | undefined {
  const isBetter = sql`(${others.rankKey}, ${others.achievedAt}, ${others.scoreId}) < (${personalBests.rankKey}, ${personalBests.achievedAt}, ${personalBests.scoreId})`;
  return and(
    eq(others.challengeId, personalBests.challengeId),
    others.isRanked,
    isWrapped ? sql`(${isBetter}) is true` : isBetter,
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
