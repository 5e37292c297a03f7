import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { getGame, listGames } from "~contract/calls/games";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { demoTitles, newestDemoTitles } from "../../tests/fixtures/demo-catalogue";
import { storeGames } from "../../tests/fixtures/stored-games";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { feedEntries, feeds, games, studios } from "../db/schema";
import { DEMO_STATISTICS } from "../seed/demo-scores";
import { GAME_LIST, type DemoGame } from "../seed/game-list";

const UNKNOWN_ID = "11111111-1111-4111-8111-111111111111";

describe("games", () => {
  let api: TestApi;
  let lantern: typeof games.$inferSelect;
  const list = (query: string) => dataOf(listGames, api.fetch(`/gxc/v3/games?${query}`));
  const titles = async (query: string) => (await list(query)).games.map(({ title }) => title);

  beforeAll(async () => {
    api = await startTestApi();
    await fillWithDemoCatalogue(api.database);
    const rows = await api.database.select().from(games);
    const found = rows.find(({ slug }) => slug === "lantern-run");
    if (!found) throw new Error("no game");
    lantern = found;
  });

  it("returns a game by id and by short id", async () => {
    const byId = await dataOf(getGame, api.fetch(`/gxc/v2/games/${lantern.gameId}`));
    const byShortId = await dataOf(getGame, api.fetch(`/gxc/v2/games/${lantern.shortId}`));
    expect(byShortId).toEqual(byId);
    expect(byId).toMatchObject({
      title: "Lantern Run",
      studio: { name: "Fennec Works" },
      ageRating: "EVERYONE",
      keyColor: "#3b1f6e",
      gamePlayStatistics: { uniquePlayers: 40 },
    });
    expect(byId.gallery.map(({ type }) => type)).toEqual(["VIDEO", "IMAGE", "IMAGE", "IMAGE"]);
    expect(byId.tags.map(({ alias, parentTagAlias }) => `${parentTagAlias ?? ""}/${alias}`)).toContain("genre/runner");
  });

  it("returns covers and a film in both aspect ratios, below /media/", async () => {
    const { covers } = await dataOf(getGame, api.fetch(`/gxc/v2/games/${lantern.gameId}`));
    expect(covers.map(({ type, aspectRatio }) => `${type} ${aspectRatio}`)).toEqual([
      "IMAGE 16:9",
      "IMAGE 4:3",
      "VIDEO 16:9",
      "VIDEO 4:3",
    ]);
    expect(covers[0]?.focusX).toBe(64);
    const urls = covers.flatMap(({ variants }) => variants.map(({ url }) => url));
    expect(urls).toContain("/media/covers/lantern-run/cover/webp-640x360.webp");
    for (const url of urls) expect((await api.fetch(url)).status).toBe(200);
  });

  it("uses the viewer's language, and English where there is no translation", async () => {
    const inGerman = await dataOf(getGame, api.fetch(`/gxc/v2/games/${lantern.gameId}?locale=de`));
    expect(inGerman.shortDescription).toBe("Trag das letzte Licht über die Dächer der Stadt.");
    const inKlingon = await dataOf(getGame, api.fetch(`/gxc/v2/games/${lantern.gameId}?locale=tlh`));
    expect(inKlingon.shortDescription).toBe("Carry the last light across the rooftops.");
  });

  it("accepts the game's own tracks only", async () => {
    const tracks = await api.database.query.tracks.findMany();
    const [ownTrack] = tracks.filter(({ gameId }) => gameId === lantern.gameId);
    const [otherTrack] = tracks.filter(({ gameId }) => gameId !== lantern.gameId);
    const path = `/gxc/v2/games/${lantern.gameId}?trackId=`;
    expect(await dataOf(getGame, api.fetch(path + (ownTrack?.trackId ?? "")))).toMatchObject({ publicTrack: true });
    expect(await failureOf(api.fetch(path + (otherTrack?.trackId ?? "")))).toBe("404 track_not_found");
    expect(await failureOf(api.fetch(`${path}nonsense`))).toMatch(/track_not_found/);
  });

  it.each([UNKNOWN_ID, "zzzzzz", "no-id-at-all"])("returns 404 for the unknown game %s", async (id) => {
    expect(await failureOf(api.fetch(`/gxc/v2/games/${id}`))).toBe("404 game_not_found");
  });

  it("lists the most played first, and other orders on request", async () => {
    expect(await titles("")).toEqual(demoTitles());
    expect(await titles("sort=release-date-desc")).toEqual(newestDemoTitles());
    const hours = new Map(DEMO_STATISTICS.map((row) => [row.gameId, row.totalTimeMs]));
    const played = (await list("sort=total-time-played-desc")).games.map((game) => hours.get(game.gameId) ?? 0);
    expect(played).toEqual([...hours.values()].sort((one, other) => (other ?? 0) - (one ?? 0)));
    expect(await titles("sort=rating-desc")).toHaveLength(GAME_LIST.length);
  });

  it("filters by all of the tags, platform and studio", async () => {
    const names = ["Fennec Works", "Low Tide Lab"];
    const rows = await api.database.select().from(studios);
    const [studio, other] = names.map((studioName) => rows.find(({ name }) => name === studioName));
    expect(await titles("tagAlias=cosy")).toEqual(demoTitles(({ tags }) => tags.includes("cosy")));
    expect(await titles("tagAlias=cosy,arcade")).toEqual(["Lantern Run"]);
    expect(await titles("tagAlias=cosy&tagAlias=rhythm")).toEqual(["Pond Quartet"]);
    expect(await titles("tag-alias=cosy,rhythm")).toEqual(["Pond Quartet"]);
    expect(await titles("platform=MOBILE")).toHaveLength(GAME_LIST.length);
    expect(await titles(`studioId=${studio?.studioId ?? ""}`)).toEqual(["Lantern Run"]);
    expect(await titles(`studioId=${studio?.studioId ?? ""},${other?.studioId ?? ""}`)).toEqual(
      demoTitles((game) => names.includes(game.studio)),
    );
    expect(await failureOf(api.fetch(`/gxc/v3/games?studioId=${studio?.studioId ?? ""},${UNKNOWN_ID}`))).toBe(
      "404 studio_not_found",
    );
  });

  it("filters by excluded tags, feed, multiplayer and release date", async () => {
    const [featured] = await api.database.select().from(feeds).where(eq(feeds.alias, "home-featured"));
    if (!featured) throw new Error("no feed");
    expect(await titles("excludeTagAlias=rhythm")).toEqual(demoTitles(({ slug }) => slug !== "pond-quartet"));
    const isQuiet = ({ tags }: DemoGame) => !tags.includes("rhythm") && !tags.includes("arcade");
    expect(await titles("exclude-tag-alias=rhythm,arcade")).toEqual(demoTitles(isQuiet));
    expect(await titles("tagAlias=cosy,animals&excludeTagAlias=rhythm,logic")).toEqual(["Lantern Run"]);
    expect(await titles("multiplayer=true")).toEqual(["Two on a Floe"]);
    expect(await titles("multiplayer=false")).toEqual(demoTitles(({ slug }) => slug !== "two-on-a-floe"));
    expect(await titles("startDate=2025-08-19")).toEqual(demoTitles(({ releasedOn }) => releasedOn >= "2025-08-19"));
    expect(await titles("startDate=2025-08-19")).toContain("Pond Quartet");
    expect(await titles("startDate=2025-08-20")).not.toContain("Pond Quartet");
    await api.database.delete(feedEntries).where(eq(feedEntries.gameId, lantern.gameId));
    expect(await titles(`feedId=${featured.feedId}`)).not.toContain("Lantern Run");
    expect((await titles(`feedId=${featured.feedId}`)).length).toBeGreaterThan(0);
  });

  it("sorts by ratings, weighted by their number", async () => {
    const rated = (title: string, stars: number, ratingCount: number) => ({
      ...{ title, multiplayer: true },
      ...{ ratingSum: stars * ratingCount, ratingCount },
    });
    const input = [rated("One fan", 5, 1), rated("Loved", 4.5, 100), rated("Hated", 1, 50)];
    const stored = (await storeGames(api.database, input)).map(({ gameId }) => gameId);
    const sorted = (await titles("sort=rating-desc&multiplayer=true")).filter((title) => title !== "Two on a Floe");
    expect(sorted).toEqual(["Loved", "One fan", "Hated"]);
    await api.database.delete(games).where(inArray(games.gameId, stored));
  });

  it("pages", async () => {
    const { games: page, pagination } = await list("page=1&pageSize=2");
    expect(page.map(({ title }) => title)).toEqual(demoTitles().slice(2, 4));
    const totalItems = GAME_LIST.length;
    expect(pagination).toEqual({ currPage: 1, numPerPage: 2, totalItems, totalPages: Math.ceil(totalItems / 2) });
    expect((await list("page=9")).games).toEqual([]);
  });

  it.each([
    ["sort=best", "400 invalid_sort"],
    ["page=-1", "400 page_less_than_0"],
    ["page=x", "400 page_invalid"],
    ["pageSize=0", "400 page_size_less_than_1"],
    ["pageSize=ten", "400 page_size_invalid"],
    ["pageSize=101", "400 page_size_too_high"],
    ["platform=TOASTER", "400 invalid_request_payload"],
    ["tagAlias=nothing", "404 tag_not_found"],
    ["excludeTagAlias=nothing", "404 tag_not_found"],
    [`studioId=${UNKNOWN_ID}`, "404 studio_not_found"],
    ["studioId=nonsense", "404 studio_not_found"],
    [`feedId=${UNKNOWN_ID}`, "404 feed_not_found"],
    ["multiplayer=maybe", "400 invalid_request_payload"],
    ["startDate=yesterday", "400 invalid_request_payload"],
    [`search=${"a".repeat(201)}`, "400 invalid_request_payload"],
  ])("refuses ?%s with %s", async (query, failure) => {
    expect(await failureOf(api.fetch(`/gxc/v3/games?${query}`))).toBe(failure);
  });
});
