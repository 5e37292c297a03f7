import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { alias, type AnyPgColumn } from "drizzle-orm/pg-core";
import type { Ranking } from "~contract/entities/ranking";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { personalBests, scores } from "../../db/schema/scores";
import { avatarOf } from "../catalogue/pictures";
import type { PageWindow } from "../paging";
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

/** Of scores of one challenge, in the order of its board. */
export function bestScoreFirst(criteria: "highest_wins" | "lowest_wins"): SQL[] {
  const byScore = criteria === "lowest_wins" ? asc(scores.score) : desc(scores.score);
  return [byScore, asc(scores.achievedAt), asc(scores.scoreId)];
}

/** Counted by triggers. Everybody's board has an empty code. */
export type CountedBoard = { countryCode: string };
export type FriendsBoard = { isOnBoard: (userId: AnyPgColumn) => SQL };
export type Board = CountedBoard | FriendsBoard;

export const FULL_BOARD: CountedBoard = { countryCode: "" };

/** Of a row of personal bests, ranked or not. */
export function positionColumn(database: Database, board: Board = FULL_BOARD): SQL<number> {
  const ahead = "countryCode" in board ? countedAhead(board) : aheadOf(database, board.isOnBoard);
  return sql<number>`(${ahead} + 1)`.mapWith(Number);
}

/** From the counts that triggers keep (docs/decisions/0126-counted-leaderboards.md). */
export function countedAhead({ countryCode }: CountedBoard): SQL {
  const { challengeId, rankKey, achievedAt, scoreId } = personalBests;
  return sql`board_ahead(${challengeId}, ${countryCode}, ${rankKey}, ${achievedAt}, ${scoreId})`;
}

/** A late page costs as much as the first one. */
export function isOnPage(challengeId: string, { countryCode }: CountedBoard, { offset, pageSize }: PageWindow): SQL {
  const page = sql`(select board_page(${challengeId}, ${countryCode}, ${offset}, ${pageSize}))`;
  return sql`(${personalBests.challengeId} = ${challengeId} and ${personalBests.userId} in ${page})`;
}

export async function countCountry(database: Database, challengeId: string, countryCode: string): Promise<number> {
  const afterAll = sql`9223372036854775807, 'infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'`;
  const players = sql`board_ahead(${challengeId}, ${countryCode}, ${afterAll})`.mapWith(Number);
  const [row] = await database.select({ players }).from(sql`(values (1)) as one`);
  return row?.players ?? 0;
}

const others = alias(personalBests, "others");

/** Wrapping the comparison keeps the planner from scanning a long rank index for a few players. */
function aheadOf(database: Database, isOnBoard: FriendsBoard["isOnBoard"]): SQL {
  const isBetter = sql`(${others.rankKey}, ${others.achievedAt}, ${others.scoreId}) < (${personalBests.rankKey}, ${personalBests.achievedAt}, ${personalBests.scoreId})`;
  const isAhead = and(
    eq(others.challengeId, personalBests.challengeId),
    others.isRanked,
    sql`(${isBetter}) is true`,
    isOnBoard(others.userId),
  );
  return sql`(${database
    .select({ ahead: sql`count(*)` })
    .from(others)
    .where(isAhead)})`;
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
