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
import { pageWindowOf, toPagination, type PageRequest, type PageWindow } from "../paging";
import {
  bestFirst,
  countCountry,
  isOnPage,
  positionColumn,
  rankingColumns,
  toRanking,
  FULL_BOARD,
  type Board,
  type FriendsBoard,
} from "./rankings";
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
  const [rows, totalItems, ownRanking] = await Promise.all([
    queryPage(context, challengeId, board, window),
    countPlayers(context, challengeId, board),
    findOwnRanking(context, challengeId, board),
  ]);
  const scores = rows.map((row, index) => toRanking(context, { ...row, position: window.offset + index + 1 }));
  return { scores, pagination: toPagination(window, totalItems), ownRanking };
}

async function queryPage({ database }: QueryContext, challengeId: string, board: Board, window: PageWindow) {
  const ranked = database
    .select(rankingColumns)
    .from(personalBests)
    .innerJoin(user, eq(user.id, personalBests.userId))
    .orderBy(...bestFirst)
    .$dynamic();
  if ("countryCode" in board) return ranked.where(isOnPage(challengeId, board, window));
  return ranked.where(isOnFriendsBoard(challengeId, board)).limit(window.pageSize).offset(window.offset);
}

function isOnFriendsBoard(challengeId: string, { isOnBoard }: FriendsBoard) {
  return and(eq(personalBests.challengeId, challengeId), personalBests.isRanked, isOnBoard(personalBests.userId));
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
      return countryCode ? { countryCode } : null;
    }
    case "friends": {
      if (!viewer || viewer.isGuest) throw new ApiFailure("sign_in_required");
      const friends = database
        .select({ userId: friendships.friendId })
        .from(friendships)
        .where(eq(friendships.userId, viewer.userId));
      const viewerRow = database.select({ userId: user.id }).from(user).where(eq(user.id, viewer.userId));
      return { isOnBoard: (userId) => inArray(userId, unionAll(friends, viewerRow)) };
    }
  }
}

async function countPlayers({ database }: QueryContext, challengeId: string, board: Board): Promise<number> {
  if (!("countryCode" in board)) return database.$count(personalBests, isOnFriendsBoard(challengeId, board));
  if (board.countryCode !== "") return countCountry(database, challengeId, board.countryCode);
  const [statistics] = await database
    .select({ players: challengeStatistics.players })
    .from(challengeStatistics)
    .where(eq(challengeStatistics.challengeId, challengeId));
  return statistics?.players ?? 0;
}
