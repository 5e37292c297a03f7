import { and, eq, inArray } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type * as z from "zod";
import type { leaderboardScope } from "~contract/calls/scores";
import type { Pagination } from "~contract/entities/pagination";
import type { Ranking } from "~contract/entities/ranking";
import { ApiFailure } from "../../api-failure";
import { user } from "../../db/schema/identity";
import { friendships } from "../../db/schema/people";
import { personalBests } from "../../db/schema/scores";
import { challengeStatistics } from "../../db/schema/search";
import { findChallengeRow } from "./challenges";
import { choosePageScan, pageWindowOf, toPagination, type PageRequest } from "../paging";
import { bestFirst, positionColumn, rankingColumns, toRanking, FULL_BOARD, worstFirst, type Board } from "./rankings";
import type { QueryContext } from "../query-context";

type Scope = z.output<typeof leaderboardScope>;
type ScorePage = { scores: Ranking[]; pagination: Pagination; ownRanking: Ranking | null };

/** Positions count within the scope; without a country, the viewer's country board is empty. */
export async function listScores(
  context: QueryContext,
  challengeIdText: string,
  { scope = "global", ...pages }: PageRequest & { scope?: Scope | undefined },
): Promise<ScorePage> {
  const { challengeId } = await findChallengeRow(context, challengeIdText);
  const window = pageWindowOf(pages);
  const board = boardOf(context, scope);
  if (!board) return { scores: [], pagination: toPagination(window, 0), ownRanking: null };
  const { database } = context;
  const ranked = and(
    eq(personalBests.challengeId, challengeId),
    personalBests.isRanked,
    board.isOnBoard(personalBests),
  );
  // An index-only scan cuts the page; only its own rows are fetched, however large the offset.
  const { rankKey, achievedAt, scoreId } = personalBests;
  const countAll = () =>
    scope === "global" ? countPlayers(context, challengeId) : database.$count(personalBests, ranked);
  const scan = await choosePageScan(window, countAll);
  const page = database
    .select({ rankKey, achievedAt, scoreId })
    .from(personalBests)
    .where(ranked)
    .orderBy(...(scan.isReversed ? worstFirst : bestFirst))
    .limit(scan.limit)
    .offset(scan.offset)
    .as("page");
  const onPage = [eq(rankKey, page.rankKey), eq(achievedAt, page.achievedAt), eq(scoreId, page.scoreId)];
  const [rows, totalItems, ownRanking] = await Promise.all([
    database
      .select(rankingColumns)
      .from(page)
      .innerJoin(personalBests, and(eq(personalBests.challengeId, challengeId), personalBests.isRanked, ...onPage))
      .innerJoin(user, eq(user.id, personalBests.userId))
      .orderBy(...bestFirst),
    countAll(),
    findOwnRanking(context, challengeId, board),
  ]);
  const scores = rows.map((row, index) => toRanking(context, { ...row, position: window.offset + index + 1 }));
  return { scores, pagination: toPagination(window, totalItems), ownRanking };
}

async function findOwnRanking(context: QueryContext, challengeId: string, board: Board) {
  const { database, viewer } = context;
  if (!viewer || viewer.isGuest) return null;
  const isOwn = and(eq(personalBests.challengeId, challengeId), eq(personalBests.userId, viewer.userId));
  const [row] = await database
    .select({ ...rankingColumns, position: positionColumn(database, board) })
    .from(personalBests)
    .innerJoin(user, eq(user.id, personalBests.userId))
    .where(and(isOwn, personalBests.isRanked));
  return row ? toRanking(context, row) : null;
}

function boardOf({ database, viewer }: QueryContext, scope: Scope): Board | null {
  switch (scope) {
    case "global":
      return FULL_BOARD;
    case "country": {
      const countryCode = viewer?.countryCode;
      return countryCode ? { isOnBoard: (columns) => eq(columns.countryCode, countryCode) } : null;
    }
    case "friends": {
      if (!viewer || viewer.isGuest) throw new ApiFailure("sign_in_required");
      const friends = database
        .select({ userId: friendships.friendId })
        .from(friendships)
        .where(eq(friendships.userId, viewer.userId));
      const viewerRow = database.select({ userId: user.id }).from(user).where(eq(user.id, viewer.userId));
      return { isOnBoard: (columns) => inArray(columns.userId, unionAll(friends, viewerRow)), isSmall: true };
    }
  }
}

/** A stored counter, because counting a large board is slow. */
async function countPlayers({ database }: QueryContext, challengeId: string): Promise<number> {
  const [statistics] = await database
    .select({ players: challengeStatistics.players })
    .from(challengeStatistics)
    .where(eq(challengeStatistics.challengeId, challengeId));
  return statistics?.players ?? 0;
}
