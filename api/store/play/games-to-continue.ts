import { and, desc, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { MAX_GAMES_TO_CONTINUE } from "~contract/calls/library";
import { MAX_NAMES_OF_FRIENDS_AHEAD, type GameToContinue } from "~contract/entities/game-to-continue";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { friendships } from "../../db/schema/people";
import { saves } from "../../db/schema/play-state";
import { challenges, personalBests, plays } from "../../db/schema/scores";
import { loadGames } from "../catalogue/game-summaries";
import { positionColumn } from "../challenges/rankings";
import type { QueryContext } from "../query-context";
import { selectLatestPlays } from "./recently-played";

type Best = Pick<GameToContinue, "best" | "passedBy">;

const NO_BEST: Best = { best: null, passedBy: { usernames: [], total: 0 } };

export async function listGamesToContinue(context: QueryContext, userId: string): Promise<GameToContinue[]> {
  const rows = await findLastPlayed(context.database, userId);
  const challengeIds = rows.flatMap(({ challengeId }) => challengeId ?? []);
  const [gamesById, bests] = await Promise.all([
    loadGames(
      context,
      rows.map(({ id }) => id),
    ),
    findBests(context.database, userId, challengeIds),
  ]);
  return rows.flatMap(({ id, playedAt, level, challengeId }) => {
    const game = gamesById.get(id)?.summary;
    if (!game) return [];
    const { gameId, gameShortId, title, mangledTitle, covers } = game;
    return [
      {
        playedAt: playedAt.toISOString(),
        game: { gameId, gameShortId, title, mangledTitle, covers },
        level,
        ...(bests.get(challengeId ?? "") ?? NO_BEST),
      },
    ];
  });
}

function findLastPlayed(database: Database, userId: string) {
  const window = { pageSize: MAX_GAMES_TO_CONTINUE, offset: 0 };
  const latest = selectLatestPlays(database, userId, { type: "games", ...window }).as("last_played");
  const newestLevel = database
    .select({ level: saves.level })
    .from(saves)
    .where(and(eq(saves.userId, userId), sql`${saves.gameId} = ${latest.id}`, isNotNull(saves.level)))
    .orderBy(desc(saves.savedAt))
    .limit(1);
  const lastChallenge = database
    .select({ challengeId: plays.challengeId })
    .from(plays)
    .where(and(eq(plays.userId, userId), sql`${plays.gameId} = ${latest.id}`, isNotNull(plays.challengeId)))
    .orderBy(desc(plays.startedAt))
    .limit(1);
  return database
    .select({
      id: latest.id,
      playedAt: latest.playedAt,
      level: sql<number | null>`(${newestLevel})`,
      challengeId: sql<string | null>`(${lastChallenge})`,
    })
    .from(latest)
    .orderBy(desc(latest.playedAt));
}

async function findBests(database: Database, userId: string, challengeIds: string[]): Promise<Map<string, Best>> {
  if (challengeIds.length === 0) return new Map();
  const rows = await database
    .select({
      challengeId: personalBests.challengeId,
      type: challenges.type,
      score: personalBests.score,
      position: positionColumn(database),
      isRanked: personalBests.isRanked,
      passedBy: sql<{ usernames: string[] | null; total: number }>`(${friendsAhead(database)})`,
    })
    .from(personalBests)
    .innerJoin(challenges, and(eq(challenges.challengeId, personalBests.challengeId), challenges.isPublished))
    .where(and(eq(personalBests.userId, userId), inArray(personalBests.challengeId, challengeIds)));
  return new Map(
    rows.map(({ isRanked, position, passedBy: { usernames, total }, ...best }) => [
      best.challengeId,
      {
        best: { ...best, position: isRanked ? position : null },
        passedBy: { usernames: usernames ?? [], total },
      },
    ]),
  );
}

const theirs = alias(personalBests, "theirs");

/** For a row of personal bests. */
function friendsAhead(database: Database) {
  const name = sql`coalesce(${user.displayUsername}, ${user.name})`;
  const latest = sql`array_agg(${name} order by ${theirs.achievedAt} desc)`;
  return database
    .select({
      found: sql`json_build_object('usernames', (${latest})[:${MAX_NAMES_OF_FRIENDS_AHEAD}], 'total', count(*))`,
    })
    .from(friendships)
    .innerJoin(
      theirs,
      and(
        eq(theirs.challengeId, personalBests.challengeId),
        eq(theirs.userId, friendships.friendId),
        theirs.isRanked,
        sql`${theirs.rankKey} < ${personalBests.rankKey}`,
        sql`${theirs.achievedAt} > ${personalBests.achievedAt}`,
      ),
    )
    .innerJoin(user, and(eq(user.id, theirs.userId), ne(user.bestScoresFor, "NOBODY")))
    .where(eq(friendships.userId, personalBests.userId));
}
