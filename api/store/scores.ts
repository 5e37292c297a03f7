import { and, count, eq, or, sql, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type { leaderboardScope } from "~contract/calls/scores";
import type { Pagination } from "~contract/entities/pagination";
import type { Ranking } from "~contract/entities/ranking";
import { ApiFailure } from "../api-failure";
import { user } from "../db/schema/identity";
import { friendships } from "../db/schema/people";
import { personalBests } from "../db/schema/scores";
import { findChallengeRow } from "./challenges";
import { pageWindowOf, toPagination, type PageRequest } from "./paging";
import { bestFirst, rankingColumns, toRanking } from "./rankings";
import type { Reading } from "./reading";

type Scope = z.output<typeof leaderboardScope>;
type ScorePage = { scores: Ranking[]; pagination: Pagination };

/**
 * A page of a challenge's leaderboard. The scope "country" holds players of the viewer's country, "friends" the viewer
 * and the viewer's friends; positions count within the scope. Viewers without a country see nobody in theirs.
 * @throws ApiFailure challenge_not_found, or sign_in_required for the friends of nobody
 */
export async function listScores(
  reading: Reading,
  challengeIdText: string,
  { scope = "global", ...pages }: PageRequest & { scope?: Scope | undefined },
): Promise<ScorePage> {
  const { challengeId } = await findChallengeRow(reading, challengeIdText);
  const window = pageWindowOf(pages);
  const ofScope = scopeCondition(reading, scope);
  if (ofScope === "nobody") return { scores: [], pagination: toPagination(window, 0) };
  const ranked = and(eq(personalBests.challengeId, challengeId), personalBests.isRanked, ofScope);
  const [rows, totalItems] = await Promise.all([
    reading.database
      .select(rankingColumns)
      .from(personalBests)
      .innerJoin(user, eq(user.id, personalBests.userId))
      .where(ranked)
      .orderBy(...bestFirst)
      .limit(window.pageSize)
      .offset(window.offset),
    countPlayers(reading, scope, ranked),
  ]);
  const scores = rows.map((row, index) => toRanking(reading, { ...row, position: window.offset + index + 1 }));
  return { scores, pagination: toPagination(window, totalItems) };
}

function scopeCondition({ database, viewer }: Reading, scope: Scope): SQL | undefined | "nobody" {
  switch (scope) {
    case "global":
      return undefined;
    case "country":
      return viewer?.countryCode ? eq(user.countryCode, viewer.countryCode) : "nobody";
    case "friends": {
      if (!viewer || viewer.isGuest) throw new ApiFailure("sign_in_required");
      const friends = database
        .select({ friendId: friendships.friendId })
        .from(friendships)
        .where(eq(friendships.userId, viewer.userId));
      return or(eq(personalBests.userId, viewer.userId), sql`${personalBests.userId} in (${friends})`);
    }
  }
}

/** Players' own rows are read only where their country matters: a big board is counted from its index alone. */
async function countPlayers({ database }: Reading, scope: Scope, ranked: SQL | undefined): Promise<number> {
  const players = database.select({ players: count() }).from(personalBests).$dynamic();
  const needsUser = scope === "country";
  const [total] = await (needsUser ? players.innerJoin(user, eq(user.id, personalBests.userId)) : players).where(
    ranked,
  );
  return total?.players ?? 0;
}
