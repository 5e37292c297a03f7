import { beforeAll, describe, expect, it } from "vitest";
import { getConfiguration } from "~contract/calls/configurations";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { countQueries } from "../../tests/fixtures/count-queries";
import { userPlaying } from "../../tests/fixtures/players";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { personalBests } from "../db/schema";

const UNKNOWN_ID = "11111111-1111-4111-8111-111111111111";

describe("configurations", () => {
  let api: TestApi;
  const pathOf = (name: string, query = "") => `/gxc/cms/configurations/${name}/with-feed-entries${query}`;
  const read = (name: string, query = "") => dataOf(getConfiguration, api.fetch(pathOf(name, query)));

  beforeAll(async () => {
    api = await startTestApi();
    await fillWithDemoCatalogue(api.database);
  });

  it("returns the home page's sections in order, including an unknown type", async () => {
    const home = await read("home", "?pageSize=100&locale=de");
    expect(home.sections.map(({ sectionType, name }) => `${sectionType} ${name}`)).toEqual([
      "FEATURED_GAMES_HEADER Empfohlen",
      "DISCORD_POPUP Community",
      "GAME_ROW_SIMPLE Diese Woche neu erschienen",
      "CHALLENGE_ROW Herausforderungen",
      "TAGLINE Nichts installieren, niemanden fragen.",
      "TAGS Such dir ein Genre aus",
      "UNKNOWN Saisonband",
      "BANNER Designs",
      "GAME_ROW_DOUBLE_TITLE Fünf Minuten reichen",
      "CHALLENGE_ROW Ohne Zeitlimit",
      "GAME_ROW_DOUBLE_TITLE Erst denken",
      "CLAIM Geht aufs Haus",
      "GAMES_GRID Alle Spiele",
      "MOBILE_GAME_ROW Für die Hosentasche",
      "TITLE_SECTION Sieh dich um",
      "FEATURED_GAMES_HEADER Rundgang durchs Haus",
      "EXPANDABLE_FEED In der Reihenfolge ihres Erscheinens",
      "CATEGORIES Andere Wege hinein",
      "GAME_MAKER Ein Spiel machen",
      "FAQ Gute Fragen",
      "FAQ_CATEGORIES Genauer gefragt",
      "POPUP Entdecken",
    ]);
    expect(await read(home.configurationId, "?pageSize=100&locale=de")).toEqual(home);
  });

  it("returns the texts of featured games in all languages", async () => {
    const { sections, sectionFeedEntries } = await read("home");
    const [first] = sectionFeedEntries;
    expect(first?.sectionId).toBe(sections[0]?.sectionId);
    expect(first?.feedEntry.game?.title).toBe("Lantern Run");
    const attributes = first?.feedEntry.attributes ?? [];
    expect(attributes.map(({ name }) => name)).toEqual(["Headline", "Subheading", "Button text"]);
    for (const attribute of attributes) {
      if (attribute.type !== "LOCALIZABLE_STRING") throw new Error("expected a text");
      expect(Object.keys(attribute.translations)).toHaveLength(7);
    }
  });

  it("pages the entries and returns all sections", async () => {
    const full = await read("home", "?pageSize=250");
    const second = await read("home", "?page=1&pageSize=5");
    expect(second.sections).toEqual(full.sections);
    expect(second.sectionFeedEntries).toEqual(full.sectionFeedEntries.slice(5, 10));
    expect(second.pagination).toMatchObject({
      currPage: 1,
      numPerPage: 5,
      totalItems: full.sectionFeedEntries.length,
    });
  });

  it("returns challenges with the viewer's own best", async () => {
    const { sectionFeedEntries } = await read("home", "?pageSize=100");
    const challenge = sectionFeedEntries.flatMap(({ feedEntry }) => feedEntry.challenge ?? [])[0];
    if (!challenge) throw new Error("no challenge on the home page");
    const player = await userPlaying(api, challenge.game, { username: "homely" });
    const best = { challengeId: challenge.challengeId, userId: player.userId, scoreId: UNKNOWN_ID };
    const values = { score: 5_000, rankKey: -5_000, achievedAt: new Date(), isRanked: true };
    await api.database.insert(personalBests).values({ ...best, ...values });
    const playerHome = await dataOf(getConfiguration, player.fetch(pathOf("home", "?pageSize=100")));
    const listedChallenges = playerHome.sectionFeedEntries.flatMap(({ feedEntry }) => feedEntry.challenge ?? []);
    expect(listedChallenges.find(({ challengeId }) => challengeId === challenge.challengeId)).toMatchObject({
      personalBest: { score: 5_000, username: "homely" },
      leaderboardPosition: 1,
    });
  });

  it("returns the sidebar: links, and groups of a head and tags", async () => {
    const { sections, sectionFeedEntries } = await read("sidebar", "?pageSize=250");
    expect(new Set(sections.map(({ sectionType }) => sectionType))).toEqual(new Set(["SIDEBAR_SECTION"]));
    const items = sectionFeedEntries.map(({ feedEntry }) => feedEntry);
    const links = items.flatMap(({ attributes }) =>
      attributes.flatMap((attribute) => (attribute.type === "ANY" ? [attribute.value] : [])),
    );
    expect(links.slice(0, 4)).toEqual(["/", "/discover/", "/challenges/", "/challenges/monthly-challenges/"]);
    const games = links.slice(4);
    expect(games.length).toBeGreaterThan(2);
    expect(new Set(games).size).toBe(games.length);
    for (const link of games) expect(link).toMatch(/^\/games\/[a-z0-9]{6}\/[a-z-]+\/$/);
    const genres = sectionFeedEntries.filter(({ sectionId }) => sectionId === sections[2]?.sectionId);
    expect(genres[0]?.feedEntry.customContentItemType).toBe("SIDEBAR_ITEM_EXPANDABLE");
    expect(genres.slice(1).every(({ feedEntry }) => feedEntry.tag)).toBe(true);
    const icons = items.flatMap(({ attributes }) =>
      attributes.flatMap((attribute) => (attribute.type === "ASSET" ? [attribute.url] : [])),
    );
    for (const icon of icons) expect((await api.fetch(icon)).status).toBe(200);
  });

  it("makes no more queries for more entries", async () => {
    const { sections, sectionFeedEntries } = await read("home", "?pageSize=250");
    const tags = sections.find(({ sectionType }) => sectionType === "TAGS")?.sectionId;
    const untilTags = sectionFeedEntries.findIndex(({ sectionId }) => sectionId === tags) + 1;
    const readSome = () => read("home", `?pageSize=${String(untilTags)}`);
    // Fills the cache of the catalogue.
    await readSome();
    const some = await countQueries(api.database, readSome);
    const all = await countQueries(api.database, () => read("home", "?pageSize=250"));
    expect(all).toBe(some);
    expect(untilTags).toBeLessThan(sectionFeedEntries.length / 2);
  });

  it.each([
    ["?page=-1", "400 page_less_than_0"],
    ["?page=x", "400 page_invalid"],
    ["?pageSize=0", "400 page_size_less_than_1"],
    ["?pageSize=x", "400 page_size_invalid"],
    ["?pageSize=251", "400 page_size_too_high"],
  ])("refuses %s with %s", async (query, failure) => {
    expect(await failureOf(api.fetch(pathOf("home", query)))).toBe(failure);
  });

  it.each([UNKNOWN_ID, "nothing"])("returns 404 for the unknown configuration %s", async (name) => {
    expect(await failureOf(api.fetch(pathOf(name)))).toBe("404 configuration_not_found");
  });
});
