import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { alias, type AnyPgColumn } from "drizzle-orm/pg-core";
import type { Ranking } from "~contract/entities/ranking";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { personalBests, scores } from "../../db/schema/scores";
import { avatarOf } from "../catalogue/pictures";
import type { QueryContext } from "../query-context";

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

/** Public boards show a country only if its user shows it to everyone. */
export const visibleCountry = sql<
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
  countryCode: visibleCountry,
};

/** Ties go to the earlier date (docs/product/challenges.md#scores). */
export const bestFirst: SQL[] = [asc(personalBests.rankKey), asc(personalBests.achievedAt), asc(personalBests.scoreId)];

export const worstFirst: SQL[] = [
  desc(personalBests.rankKey),
  desc(personalBests.achievedAt),
  desc(personalBests.scoreId),
];

/** Of scores of one challenge, in the order of its board. */
export function bestScoreFirst(criteria: "highest_wins" | "lowest_wins"): SQL[] {
  const byScore = criteria === "lowest_wins" ? asc(scores.score) : desc(scores.score);
  return [byScore, asc(scores.achievedAt), asc(scores.scoreId)];
}

const others = alias(personalBests, "others");

export type BoardColumns = { userId: AnyPgColumn; countryCode: AnyPgColumn };

/** A small board's players are looked up one by one instead of in rank order. */
export type Board = { isOnBoard: (columns: BoardColumns) => SQL | undefined; isSmall?: boolean };

export const FULL_BOARD: Board = { isOnBoard: () => undefined };

export function positionColumn(database: Database, { isOnBoard, isSmall = false }: Board = FULL_BOARD): SQL<number> {
  const ahead = database
    .select({ position: sql`count(*) + 1` })
    .from(others)
    .where(and(isAhead(isSmall), isOnBoard(others)));
  return sql<number>`(${ahead})`.mapWith(Number);
}

/** Counts at most `bound` rows; for sorting. */
export function boundedPosition(database: Database, bound: number): SQL {
  const ahead = database
    .select({ one: sql`1`.as("one") })
    .from(others)
    .where(isAhead())
    .limit(bound)
    .as("ahead");
  return sql`(${database.select({ rows: sql`count(*)` }).from(ahead)})`;
}

/** Wrapping the comparison keeps the planner from scanning a long rank index for a few players. */
function isAhead(isWrapped = false): SQL | undefined {
  const isBetter = sql`(${others.rankKey}, ${others.achievedAt}, ${others.scoreId}) < (${personalBests.rankKey}, ${personalBests.achievedAt}, ${personalBests.scoreId})`;
  return and(
    eq(others.challengeId, personalBests.challengeId),
    others.isRanked,
    isWrapped ? sql`(${isBetter}) is true` : isBetter,
  );
}

export function toRanking({ mediaBaseUrl }: QueryContext, row: RankingRow): Ranking {
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
