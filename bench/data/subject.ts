import { and, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import { getSessionStatus } from "~contract/calls/session";
import { startPlay } from "~contract/calls/play";
import type { Database } from "~api/db/database";
import { challengeStatistics, games, gameTags, personalBests, session, tags, user } from "~api/db/schema";
import { friendships } from "~api/db/schema";
import { gameId as demoGameId } from "~api/seed/demo-games";
import { dataOf } from "../../tests/fixtures/api-responses";
import type { TestVisitor } from "../../tests/setup/test-api";

export type Subject = {
  games: number;
  /** The challenge with most players. */
  challengeId: string;
  players: number;
  /** A user with a country, and friends near the middle of that leaderboard. */
  userId: string;
  gameId: string;
  studioId: string;
  commonTag: string;
  otherTag: string;
  rareTag: string;
  rareWord: string;
};

const MIDDLE_ROWS = 400;

export async function findSubject(database: Database): Promise<Subject> {
  const [busiest] = await database
    .select()
    .from(challengeStatistics)
    .orderBy(desc(challengeStatistics.players))
    .limit(1);
  if (!busiest) throw new Error("The database has no challenges.");
  const tagAliases = await aliasesByGames(database);
  const [commonTag, otherTag, rareTag] = [tagAliases[0], tagAliases[3], tagAliases.at(-1)];
  const [sample] = await database
    .select({ gameId: games.gameId, studioId: games.studioId, title: games.title })
    .from(games)
    .where(and(games.isPublished, sql`${games.title} like '%: %'`))
    .orderBy(games.gameId)
    .limit(1);
  const rareWord = sample?.title.split(":")[0];
  if (!sample || !rareWord || !commonTag || !otherTag || !rareTag) throw new Error("The database is too small.");
  return {
    games: await database.$count(games),
    challengeId: busiest.challengeId,
    players: busiest.players,
    userId: await findMiddlePlayer(database, busiest),
    ...{ gameId: sample.gameId, studioId: sample.studioId, commonTag, otherTag, rareTag, rareWord },
  };
}

async function aliasesByGames(database: Database): Promise<string[]> {
  const rows = await database
    .select({ alias: tags.alias })
    .from(gameTags)
    .innerJoin(tags, eq(tags.tagId, gameTags.tagId))
    .groupBy(tags.alias)
    .orderBy(desc(count()));
  return rows.map(({ alias }) => alias);
}

async function findMiddlePlayer(
  database: Database,
  { challengeId, players }: { challengeId: string; players: number },
): Promise<string> {
  const middle = database
    .select({ userId: personalBests.userId })
    .from(personalBests)
    .where(and(eq(personalBests.challengeId, challengeId), personalBests.isRanked))
    .orderBy(personalBests.rankKey, personalBests.achievedAt, personalBests.scoreId)
    .offset(Math.max(0, Math.floor(players / 2) - MIDDLE_ROWS / 2))
    .limit(MIDDLE_ROWS)
    .as("middle");
  const [found] = await database
    .select({ userId: middle.userId })
    .from(middle)
    .innerJoin(user, and(eq(user.id, middle.userId), isNotNull(user.countryCode)))
    .innerJoin(friendships, eq(friendships.userId, middle.userId))
    .groupBy(middle.userId)
    .orderBy(desc(count()), middle.userId)
    .limit(1);
  if (!found) throw new Error("Nobody in the middle of the leaderboard has friends.");
  return found.userId;
}

/** Load-test players have no password, so a guest's session is reassigned to the player. */
export async function signInAs(database: Database, visitor: TestVisitor, userId: string): Promise<void> {
  await dataOf(startPlay, visitor.postJson(`/gxc/v2/games/${demoGameId("softfall")}/play`, {}));
  const guest = await dataOf(getSessionStatus, visitor.fetch("/session/status"));
  if (!guest.userId) throw new Error("Playing created no guest.");
  await database.update(session).set({ userId }).where(eq(session.userId, guest.userId));
}
