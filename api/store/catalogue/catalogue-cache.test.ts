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
  releases,
  searchWords,
  sections,
  studioNames,
  studios,
  tagNames,
  tags,
  takedowns,
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
  ...[takedowns, releases],
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

  it("does not change when somebody votes", async () => {
    const before = await catalogueVersion(database);
    await database.update(feedEntries).set({ votes: 7 });
    expect(await catalogueVersion(database)).toBe(before);
  });
});

describe("cached catalogue data", () => {
  it("is loaded once", async () => {
    const load = () => loadGames(context, [LANTERN]);
    const first = await countQueries(database, load);
    const version = 1;
    expect(first).toBeGreaterThan(version);
    expect(await countQueries(database, load)).toBe(version);
  });

  it("is reloaded after a change of a game's title, studio, tags, art or publication", async () => {
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

  it("is reloaded after a change of a game's long text or track", async () => {
    expect((await findGame(context, LANTERN)).publicTrack).toBe(true);
    await database.update(games).set({ longDescription: { en: "Rewritten." } });
    expect((await findGame(context, LANTERN)).longDescription).toBe("Rewritten.");
    await database.update(tracks).set({ isPublic: false });
    await expect(findGame(context, LANTERN)).rejects.toThrow("track_not_found");
  });

  it("is reloaded after a change of a configuration's sections or entries, including votes", async () => {
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

  it("is isolated per transaction, and unchanged after a rollback", async () => {
    const titleIn = async (where: Database) =>
      (await loadGames({ ...context, database: where }, [LANTERN])).get(LANTERN)?.summary.title;
    const before = await titleIn(database);
    const failed = database.transaction(async (transaction) => {
      await transaction.update(games).set({ title: "Never" });
      expect(await titleIn(transaction)).toBe("Never");
      throw new Error("rolled back");
    });
    await expect(failed).rejects.toThrow("rolled back");
    expect(await titleIn(database)).toBe(before);
  });

  it("is evicted when the cache is full, the least recently used entries first", async () => {
    const cache = new CatalogueCache<{ key: string }>(2);
    let loads = 0;
    const load = (key: string) =>
      cache.getOrLoad(key, () => {
        loads += 1;
        return Promise.resolve({ key });
      });
    for (const key of ["a", "b", "a", "c", "a"]) await load(key);
    expect(loads).toBe(3);
    await load("b");
    expect(loads).toBe(4);
  });
});
