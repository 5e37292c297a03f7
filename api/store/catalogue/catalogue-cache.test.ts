import { eq, getTableName, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { countQueries } from "../../../tests/fixtures/count-queries";
import { fillWithDemoCatalogue, openTestDatabase } from "../../../tests/setup/database";
import type { Database } from "../../db/database";
import {
  challengeNames,
  challenges,
  configurations,
  feedEntries,
  feeds,
  gameArt,
  gameItems,
  games,
  gameTags,
  searchWords,
  sections,
  studioNames,
  studios,
  tagNames,
  tags,
  tracks,
} from "../../db/schema";
import { gameId } from "../../seed/demo-games";
import { catalogueVersion } from "./catalogue-version";
import { findConfiguration } from "./configurations";
import { findGame } from "./game-details";
import { loadGames } from "./game-summaries";
import type { QueryContext } from "../query-context";
import { CatalogueCache } from "./catalogue-cache";

const LANTERN = gameId("lantern-run");

const WATCHED = [
  ...[games, studios, gameArt, gameItems, gameTags, tags, tracks, challenges],
  ...[configurations, sections, feeds, feedEntries],
  ...[searchWords, tagNames, studioNames, challengeNames],
];

let database: Database;
let context: QueryContext;
beforeEach(async () => {
  database = await openTestDatabase();
  await fillWithDemoCatalogue(database);
  context = { database, locale: "en", mediaBaseUrl: "", viewer: null, now: new Date() };
});

describe("the version of the catalogue", () => {
  it.each(WATCHED.map((table) => [getTableName(table), table] as const))("changes with %s", async (_, table) => {
    const before = await catalogueVersion(database);
    await database.delete(table).where(sql`false`);
    expect(await catalogueVersion(database)).not.toBe(before);
  });

  it("stays as it is when somebody votes", async () => {
    const before = await catalogueVersion(database);
    await database.update(feedEntries).set({ votes: 7 });
    expect(await catalogueVersion(database)).toBe(before);
  });
});

describe("facts of the catalogue", () => {
  it("are read once", async () => {
    const load = () => loadGames(context, [LANTERN]);
    const first = await countQueries(database, load);
    const version = 1;
    expect(first).toBeGreaterThan(version);
    expect(await countQueries(database, load)).toBe(version);
  });

  it("follow what is changed: a game's title, studio, tags, art, and whether it is published", async () => {
    const lantern = async () => (await loadGames(context, [LANTERN])).get(LANTERN)?.summary;
    const before = await lantern();
    expect(before?.tags.length).toBeGreaterThan(0);
    await database.update(games).set({ title: "Other Run" }).where(eq(games.gameId, LANTERN));
    await database.update(studios).set({ name: "Other Studio" });
    expect(await lantern()).toMatchObject({ title: "Other Run", studio: { name: "Other Studio" } });
    await database.update(tags).set({ title: { en: "Other tag" } });
    expect((await lantern())?.tags.map(({ title }) => title)).toEqual(before?.tags.map(() => "Other tag"));
    await database.delete(gameArt);
    expect((await lantern())?.covers.length).toBeLessThan(before?.covers.length ?? 0);
    await database.update(games).set({ isPublished: false });
    expect(await lantern()).toBeUndefined();
    expect((await loadGames(context, [LANTERN], { withUnpublished: true })).size).toBe(1);
  });

  it("follow a game's long text and its track", async () => {
    expect((await findGame(context, LANTERN)).publicTrack).toBe(true);
    await database.update(games).set({ longDescription: { en: "Told anew." } });
    expect((await findGame(context, LANTERN)).longDescription).toBe("Told anew.");
    await database.update(tracks).set({ isPublic: false });
    await expect(findGame(context, LANTERN)).rejects.toThrow("track_not_found");
  });

  it("follow the sections of a configuration and their entries, votes among them", async () => {
    const home = () => findConfiguration(context, "home", { pageSize: 40 });
    const before = await home();
    await database.update(sections).set({ name: { en: "Renamed" } });
    expect(new Set((await home()).sections.map(({ name }) => name))).toEqual(new Set(["Renamed"]));
    await database.update(feedEntries).set({ votes: 41 });
    const games = (await home()).sectionFeedEntries.flatMap(({ feedEntry }) =>
      "game" in feedEntry ? (feedEntry.game.feedEntry?.votes ?? 0) : [],
    );
    expect(new Set(games)).toEqual(new Set([41]));
    await database.delete(feedEntries);
    expect(before.pagination.totalItems).toBeGreaterThan(0);
    expect((await home()).pagination.totalItems).toBe(0);
  });

  it("are the transaction's own while one changes them, and nobody else's after it failed", async () => {
    const titleIn = async (where: Database) =>
      (await loadGames({ ...context, database: where }, [LANTERN])).get(LANTERN)?.summary.title;
    const before = await titleIn(database);
    const failed = database.transaction(async (transaction) => {
      await transaction.update(games).set({ title: "Never" });
      expect(await titleIn(transaction)).toBe("Never");
      throw new Error("taken back");
    });
    await expect(failed).rejects.toThrow("taken back");
    expect(await titleIn(database)).toBe(before);
  });

  it("go when there are too many, the least recently asked ones first", async () => {
    const facts = new CatalogueCache<{ key: string }>(2);
    let loads = 0;
    const load = (key: string) =>
      facts.one(key, () => {
        loads += 1;
        return Promise.resolve({ key });
      });
    for (const key of ["a", "b", "a", "c", "a"]) await load(key);
    expect(loads).toBe(3);
    await load("b");
    expect(loads).toBe(4);
  });
});
