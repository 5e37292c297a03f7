import { and, eq, inArray, sql } from "drizzle-orm";
import type { Ranking } from "~contract/entities/ranking";
import { user } from "../../db/schema/identity";
import { challenges, personalBests } from "../../db/schema/scores";
import { challengeStatistics } from "../../db/schema/search";
import { bestFirst, positionColumn, rankingColumns, toRanking } from "./rankings";
import type { QueryContext } from "../query-context";

export type Standing = { topScore: Ranking | null; players: number; personalBest: Ranking | null };

const NO_STANDING: Standing = { topScore: null, players: 0, personalBest: null };

export async function loadStandings(context: QueryContext, challengeIds: string[]): Promise<Map<string, Standing>> {
  if (challengeIds.length === 0) return new Map();
  const [leaders, ownBests] = await Promise.all([
    loadLeaders(context, challengeIds),
    loadOwnBests(context, challengeIds),
  ]);
  return new Map(
    challengeIds.map((challengeId) => {
      const leader = leaders.get(challengeId) ?? NO_STANDING;
      return [challengeId, { ...leader, personalBest: ownBests.get(challengeId) ?? null }];
    }),
  );
}

async function loadLeaders(context: QueryContext, challengeIds: string[]): Promise<Map<string, Standing>> {
  const { database } = context;
  const top = database
    .select(rankingColumns)
    .from(personalBests)
    .innerJoin(user, eq(user.id, personalBests.userId))
    .where(and(eq(personalBests.challengeId, challenges.challengeId), personalBests.isRanked))
    .orderBy(...bestFirst)
    .limit(1)
    .as("top");
  const rows = await database
    .select({ challengeId: challenges.challengeId, top: top._.selectedFields, players: challengeStatistics.players })
    .from(challenges)
    .innerJoin(challengeStatistics, eq(challengeStatistics.challengeId, challenges.challengeId))
    .leftJoinLateral(top, sql`true`)
    .where(inArray(challenges.challengeId, challengeIds));
  return new Map(
    rows.map((row) => {
      const topScore = row.top && toRanking(context, { ...row.top, position: 1 });
      return [row.challengeId, { topScore, players: row.players, personalBest: null }];
    }),
  );
}

/** A guest's position is the one it would have on the board. */
async function loadOwnBests(context: QueryContext, challengeIds: string[]): Promise<Map<string, Ranking>> {
  const { database, viewer } = context;
  if (!viewer) return new Map();
  const rows = await database
    .select({ challengeId: personalBests.challengeId, position: positionColumn(database), ...rankingColumns })
    .from(personalBests)
    .innerJoin(user, eq(user.id, personalBests.userId))
    .where(and(eq(personalBests.userId, viewer.userId), inArray(personalBests.challengeId, challengeIds)));
  return new Map(rows.map((row) => [row.challengeId, toRanking(context, row)]));
}
