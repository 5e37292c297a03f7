import { beforeAll, expect, it } from "vitest";
import { loader } from "~/routes/($locale).discover/route";
import type { DemoGame } from "~api/seed/game-list";
import { demoChallengeNames, demoTitles, ofGame } from "../fixtures/demo-catalogue";
import { addTaggedGames } from "../fixtures/tagged-games";
import { expectWarnings } from "../setup/expect-warnings";
import { runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

expectWarnings(/: (feed|game|studio|tag)_not_found$/);

const open = (path: string) => runLoader(loader, "/:locale?/discover", path);
const view = async (path: string) => (await open(path)).payload.discoverPage;
const titles = async (query: string) => (await view(`/discover/?${query}`)).games.map(({ title }) => title);
const UNKNOWN_ID = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09";

const MORE_GAMES = 25;
const ALL_GAMES = String(MORE_GAMES + demoTitles().length);

beforeAll(async () => {
  await addTaggedGames(await openPortal(), "runner", MORE_GAMES);
});

it("lists games with the tags to filter by, in the viewer's language", async () => {
  const { status, payload } = await open("/de/discover/");
  const { games, count, tabs, form, filters, pager } = payload.discoverPage;
  expect(status).toBe(200);
  expect(games).toHaveLength(25);
  expect(count).toBe(`${ALL_GAMES} Spiele`);
  expect(tabs).toMatchObject([
    { label: "Spiele", isCurrent: true, number: ALL_GAMES },
    { label: "Herausforderungen", href: "/de/discover/?show=challenges", isCurrent: false },
  ]);
  expect(form.groups.map(({ id }) => id)).toEqual(["genre", "theme", "players-supported"]);
  expect(form.groups[2]?.choices.at(-1)).toMatchObject({ name: "multiplayer", value: "true", isChosen: false });
  expect(filters).toEqual([]);
  expect(pager).toMatchObject({ next: "/de/discover/?page=1" });
  expect(payload.meta).not.toContainEqual({ name: "robots", content: "noindex" });
});

it("shows the sections of the discover configuration below the first page of all games", async () => {
  const { payload } = await open("/de/discover/");
  const shelves = payload.sections.map(({ title, blocks }) => [title, blocks.map(({ kind }) => kind)]);
  expect(shelves).toEqual([
    ["Wonach ist dir gerade?", ["tags"]],
    ["Gut für den ersten Versuch", ["challenges"]],
    ["Auch auf dem Handy zu Hause", ["games"]],
  ]);
  expect(payload.sections[2]?.blocks[0]).toMatchObject({ firstCover: 25 });
});

it.each(["page=1", "tagAlias=cosy", "sort=rating-desc", "show=challenges"])(
  "shows no sections at ?%s",
  async (query) => {
    expect((await open(`/discover/?${query}`)).payload.sections).toEqual([]);
  },
);

it("includes the page of the unfiltered list in its canonical address", async () => {
  const { payload } = await open("/discover/?page=1");
  expect(payload.meta).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "http://portal.test/discover/?page=1",
  });
  expect(payload.meta).toContainEqual({ title: "Discover games, page 2 | Subpixel" });
});

it("filters by included and excluded tags", async () => {
  const isCosy = ({ tags }: DemoGame) => tags.includes("cosy");
  expect(await titles("tagAlias=cosy")).toEqual(demoTitles(isCosy));
  expect(await titles("tagAlias=cosy,animals&excludeTagAlias=rhythm,logic")).toEqual(["Lantern Run"]);
  expect(await titles("excludeTagAlias=runner")).toEqual(demoTitles(({ tags }) => !tags.includes("runner")));
});

it.each([
  ["platform=MOBILE", "Mobile"],
  ["platform=mobile", "Mobile"],
  ["multiplayer=false", "Without: Multiplayer"],
  ["startDate=2025-08-20", "Since 20 Aug 2025"],
  ["search=lantern", "“lantern”"],
  ["winCriteria=lowest_wins", "Lowest wins"],
  ["timeFrame=ended", "Ended"],
  ["show=challenges&tagAlias=rhythm", "Rhythm"],
  ["show=challenges&excludeTagAlias=rhythm", "Without: Rhythm"],
])("shows ?%s as a removable filter, without indexing", async (query, label) => {
  const { status, payload } = await open(`/discover/?${query}`);
  expect(status).toBe(200);
  const [filter] = payload.discoverPage.filters;
  expect(filter?.label).toBe(label);
  expect(filter?.href).toMatch(/^\/discover\/(\?show=challenges)?$/);
  expect(payload.meta).toContainEqual({ name: "robots", content: "noindex" });
});

it("excludes the same tags from both lists and their counts", async () => {
  const games = await view("/discover/?excludeTagAlias=rhythm");
  const challenges = await view("/discover/?show=challenges&excludeTagAlias=rhythm");
  const isElsewhere = ({ tags }: DemoGame) => !tags.includes("rhythm");
  const count = demoChallengeNames(ofGame(isElsewhere)).length;
  expect(challenges.challenges).toHaveLength(count);
  expect(challenges.tabs).toMatchObject([
    { number: String(MORE_GAMES + demoTitles(isElsewhere).length), href: "/discover/?excludeTagAlias=rhythm" },
    { number: String(count), isCurrent: true },
  ]);
  expect(games.tabs.map(({ number }) => number)).toEqual(challenges.tabs.map(({ number }) => number));
});

it("combines the filters of challenges", async () => {
  const query = "winCriteria=highest_wins&winCriteria=lowest_wins&tagAlias=rhythm&sort=players-desc&timeFrame=active";
  const page = await view(`/discover/?${query}`);
  expect(page.challenges.length).toBeGreaterThan(0);
  expect(page.form.sort.chosen).toBe("players-desc");
  expect(page.filters).toHaveLength(4);
});

it("redirects the multiplayer tag to multiplayer=true", async () => {
  const moved = await open("/discover/?tagAlias=multiplayer");
  expect(moved).toMatchObject({ status: 301, location: "/discover/?multiplayer=true" });
});

it("links out of a list without results", async () => {
  const { empty, games } = await view("/discover/?tagAlias=cosy&multiplayer=true");
  expect(games).toEqual([]);
  expect(empty?.last).toMatchObject({ label: "Multiplayer", href: "/discover/?tagAlias=cosy" });
  expect(empty?.popular.length).toBeGreaterThan(0);
});

it.each([
  ["platform=TOASTER", "/discover/"],
  ["sort=best&tagAlias=cosy", "/discover/?tagAlias=cosy"],
  ["page=-1", "/discover/"],
  ["tagAlias=%00", "/discover/"],
  ["search=a%00", "/discover/"],
  ["show=challenges&platform=MOBILE", "/discover/?show=challenges"],
  ["tagAlias=cosy&excludeTagAlias=cosy", "/discover/?tagAlias=cosy"],
  ["startDate=2026-13-01", "/discover/"],
])("redirects ?%s to %s", async (query, location) => {
  expect(await open(`/discover/?${query}`)).toMatchObject({ status: 301, location });
});

it.each([
  "tagAlias=no-such-tag",
  "excludeTagAlias=no-such-tag",
  `studioId=${UNKNOWN_ID}`,
  `feedId=${UNKNOWN_ID}`,
  `gameId=${UNKNOWN_ID}`,
  "page=999999",
])("returns 404 for ?%s", async (query) => {
  expect((await open(`/discover/?${query}`)).status).toBe(404);
});
