import { and, asc, desc, eq, ne } from "drizzle-orm";
import { MAX_FRIEND_SCORES, type listFriendScores as scoresCall } from "~contract/calls/friends";
import type { CallData } from "~contract/define-call";
import type { Database } from "../../db/database";
import { games } from "../../db/schema/catalogue";
import { user } from "../../db/schema/identity";
import { friendships } from "../../db/schema/people";
import { challenges, personalBests } from "../../db/schema/scores";
import { loadChallenges } from "./challenges";
import { pageWindowOf, toPagination, type PageRequest } from "../paging";
import { positionColumn, rankingColumns, toRanking } from "./rankings";
import type { QueryContext } from "../query-context";

export async function listFriendScores(
  context: QueryContext,
  userId: string,
  { page, pageSize = MAX_FRIEND_SCORES }: PageRequest,
): Promise<CallData<typeof scoresCall>> {
  const { database } = context;
  const window = pageWindowOf({ page, pageSize });
  const latest = [desc(personalBests.achievedAt), asc(personalBests.scoreId)];
  // Positions are computed for the page's rows only.
  const onPage = visibleScores(database, userId)
    .orderBy(...latest)
    .limit(window.pageSize)
    .offset(window.offset)
    .as("on_page");
  const isOnPage = and(eq(personalBests.challengeId, onPage.challengeId), eq(personalBests.userId, onPage.playerId));
  const [rows, totalItems] = await Promise.all([
    database
      .select({ challengeId: personalBests.challengeId, position: positionColumn(database), ...rankingColumns })
      .from(onPage)
      .innerJoin(personalBests, isOnPage)
      .innerJoin(user, eq(user.id, personalBests.userId))
      .orderBy(...latest),
    database.$count(visibleScores(database, userId).as("shown")),
  ]);
  const challengeIds = rows.map(({ challengeId }) => challengeId);
  const found = await loadChallenges(context, challengeIds);
  const scores = rows.flatMap((row) => {
    const challenge = found.get(row.challengeId);
    return challenge ? [{ challenge, ranking: toRanking(context, row) }] : [];
  });
  return { scores, pagination: toPagination(window, totalItems) };
}

function visibleScores(database: Database, userId: string) {
  return database
    .select({ challengeId: personalBests.challengeId, playerId: personalBests.userId, at: personalBests.achievedAt })
    .from(friendships)
    .innerJoin(user, and(eq(user.id, friendships.friendId), ne(user.bestScoresFor, "NOBODY")))
    .innerJoin(personalBests, and(eq(personalBests.userId, friendships.friendId), personalBests.isRanked))
    .innerJoin(challenges, and(eq(challenges.challengeId, personalBests.challengeId), challenges.isPublished))
    .innerJoin(games, and(eq(games.gameId, challenges.gameId), games.isPublished))
    .where(eq(friendships.userId, userId));
}
