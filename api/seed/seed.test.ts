import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase } from "../../tests/setup/database";
import type { Database } from "../db/database";
import * as schema from "../db/schema";
import { GAME_SLUGS } from "./demo-games";
import { seedDemoCatalogue } from "./seed";

const FIRST = new Date("2025-11-20T10:30:00Z");
const NEXT_DAY = new Date("2025-11-21T18:00:00Z");

const TABLES = [
  schema.studios,
  schema.tags,
  schema.games,
  schema.gameArt,
  schema.tracks,
  schema.gameTags,
  schema.gameStatistics,
  schema.challenges,
  schema.user,
  schema.scores,
  schema.personalBests,
  schema.configurations,
  schema.feeds,
  schema.sections,
  schema.feedEntries,
  schema.stickers,
  schema.studioNews,
  schema.gameItems,
  schema.questCollections,
  schema.quests,
];

async function contentsOf(database: Database): Promise<unknown[][]> {
  const contents: unknown[][] = [];
  for (const table of TABLES) {
    const rows = await database.select().from(table);
    contents.push(rows.map((row) => JSON.stringify(row)).sort());
  }
  return contents;
}

describe("seedDemoCatalogue", () => {
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase();
    await emptyDatabase(database);
  });

  it("changes nothing when it runs again, even a day later", async () => {
    await seedDemoCatalogue(database, FIRST);
    const first = await contentsOf(database);
    await seedDemoCatalogue(database, NEXT_DAY);
    expect(await contentsOf(database)).toEqual(first);
    expect(first.every((rows) => rows.length > 0)).toBe(true);
  });

  it("can run concurrently", async () => {
    await Promise.all([seedDemoCatalogue(database, FIRST), seedDemoCatalogue(database, NEXT_DAY)]);
    expect(await database.$count(schema.games)).toBe(GAME_SLUGS.length);
  });

  it("leaves players' rows and counters unchanged", async () => {
    await seedDemoCatalogue(database, FIRST);
    await database.insert(schema.user).values({ name: "real", email: "real@example.org", username: "real" });
    await database.execute(sql`update game_statistics set total_plays = total_plays + 5`);
    await database.execute(sql`delete from personal_bests`);
    const players = await contentsOf(database);
    await seedDemoCatalogue(database, FIRST);
    const reseeded = await contentsOf(database);
    expect(reseeded[TABLES.indexOf(schema.gameStatistics)]).toEqual(players[TABLES.indexOf(schema.gameStatistics)]);
    expect(reseeded[TABLES.indexOf(schema.user)]).toEqual(players[TABLES.indexOf(schema.user)]);
  });

  it("skips a demo player whose name is taken", async () => {
    await database.insert(schema.user).values({ name: "tamsin", email: "tamsin@example.org", username: "tamsin" });
    await seedDemoCatalogue(database, FIRST);
    expect(await database.$count(schema.user)).toBe(40);
  });

  it("deletes entries that a page no longer has", async () => {
    await seedDemoCatalogue(database, FIRST);
    const entries = await database.$count(schema.feedEntries);
    const [feed] = await database.select().from(schema.feeds);
    if (!feed) throw new Error("no feed");
    const stale = {
      entryId: crypto.randomUUID(),
      feedId: feed.feedId,
      position: 99,
      customType: "URL",
      attributes: [],
    };
    await database.insert(schema.feedEntries).values(stale);
    await seedDemoCatalogue(database, FIRST);
    expect(await database.$count(schema.feedEntries)).toBe(entries);
  });

  it("stores scores within the range of their mode, and challenges in existing modes of their game", async () => {
    await seedDemoCatalogue(database, FIRST);
    const games = await database.select().from(schema.games);
    const challenges = await database.select().from(schema.challenges);
    const scores = await database.select().from(schema.scores);
    for (const challenge of challenges) {
      const game = games.find(({ gameId }) => gameId === challenge.gameId);
      const mode = game?.modes.find((candidate) => candidate.mode === challenge.mode);
      expect(mode).toMatchObject({ criteria: challenge.criteria, type: challenge.type });
      for (const score of scores.filter(({ challengeId }) => challengeId === challenge.challengeId)) {
        expect(score.score).toBeLessThanOrEqual(mode?.maxScore ?? -1);
        expect(score.achievedAt.getTime()).toBeGreaterThanOrEqual(
          (challenge.startsAt ?? challenge.createdAt).getTime(),
        );
        expect(score.achievedAt.getTime()).toBeLessThanOrEqual(FIRST.getTime());
      }
    }
  });
});
