import fc from "fast-check";
import { expect, it } from "vitest";
import {
  hasAccountFilters,
  type DiscoverFilters,
  isFiltered,
  parseDiscoverQuery,
  toDiscoverQuery,
  withoutAccountFilters,
} from "./discover-query";
import { paths } from "~/paths";

const STUDIO = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09";
const GAME = "0a6cf4f2-7d7e-4a45-9d55-6f3d2c1b0a98";

const read = (text: string) => parseDiscoverQuery(new URLSearchParams(text));
const write = (filters: DiscoverFilters) => paths.discover("en", toDiscoverQuery(filters)).split("?")[1] ?? "";

const alias = fc.stringMatching(/^[a-z0-9-]{1,12}$/).filter((text) => text !== "multiplayer");
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const aliases = fc.uniqueArray(alias, { maxLength: 5 });
const ids = fc.uniqueArray(fc.uuid(), { maxLength: 4 });
const page = fc.nat({ max: 999_999 });
const term = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text && !text.includes("\0"));
const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

function withoutOpposites<Filters extends DiscoverFilters>(filters: Filters): Filters {
  return { ...filters, excludeTagAlias: filters.excludeTagAlias.filter((item) => !filters.tagAlias.includes(item)) };
}

const gameFilters: fc.Arbitrary<DiscoverFilters> = fc
  .record({
    show: fc.constant("games" as const),
    page,
    search: maybe(term),
    sort: maybe(fc.constantFrom("relevance" as const, "rating-desc" as const, "release-date-desc" as const)),
    platform: maybe(fc.constantFrom("DESKTOP" as const, "MOBILE" as const)),
    tagAlias: aliases,
    excludeTagAlias: aliases,
    multiplayer: maybe(fc.boolean()),
    studioId: ids,
    feedId: maybe(fc.uuid()),
    startDate: maybe(day),
  })
  .map(withoutOpposites);

const challengeFilters: fc.Arbitrary<DiscoverFilters> = fc
  .record({
    show: fc.constant("challenges" as const),
    page,
    sort: maybe(fc.constantFrom("newest" as const, "ending-soon" as const, "players-desc" as const)),
    timeFrame: maybe(fc.constantFrom("active" as const, "upcoming" as const, "ended" as const, "monthly" as const)),
    winCriteria: fc.uniqueArray(fc.constantFrom("highest_wins" as const, "lowest_wins" as const)),
    tagAlias: aliases,
    excludeTagAlias: aliases,
    studioId: ids,
    gameId: ids,
    feedId: maybe(fc.uuid()),
    played: maybe(fc.constant(true as const)),
    favorite: maybe(fc.constant(true as const)),
  })
  .map(withoutOpposites);

it("treats account filters as filters of challenges", () => {
  const { filters, isExact } = parseDiscoverQuery(new URLSearchParams("played=true&favorite=true&tagAlias=runner"));
  expect(filters).toMatchObject({ show: "challenges", played: true, favorite: true, tagAlias: ["runner"] });
  expect([isExact, hasAccountFilters(filters)]).toEqual([true, true]);
  expect(hasAccountFilters(withoutAccountFilters(filters))).toBe(false);
  expect(parseDiscoverQuery(new URLSearchParams("played=false")).isExact).toBe(false);
});

it("round-trips filters through the URL", () => {
  fc.assert(
    fc.property(fc.oneof(gameFilters, challengeFilters), (filters) => {
      expect(read(write(filters))).toEqual({ filters, isExact: true });
    }),
  );
});

const NAMES = [
  ...["show", "page", "search", "sort", "platform", "tagAlias", "excludeTagAlias", "multiplayer", "studioId"],
  ...["feedId", "startDate", "timeFrame", "winCriteria", "gameId", "utm_source"],
];
const HOSTILE = fc.oneof(
  fc.constantFrom(
    "",
    ",",
    ",,a",
    "a,a",
    "multiplayer",
    "true",
    "MOBILE",
    "challenges",
    "games",
    "newest",
    "rating-desc",
  ),
  fc.constantFrom(
    "highest_wins",
    "0",
    "7",
    "-1",
    "1e9",
    "\0",
    "%00",
    "' or 1=1 --",
    STUDIO,
    `${STUDIO},x`,
    "2026-02-30",
  ),
  fc.string({ unit: "binary", maxLength: 250 }),
);

it("normalizes any query to one that is read exactly", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...NAMES), HOSTILE), { maxLength: 12 }), (entries) => {
      const { filters } = parseDiscoverQuery(new URLSearchParams(entries));
      expect(read(write(filters))).toEqual({ filters, isExact: true });
    }),
    { numRuns: 500 },
  );
});

it("writes the multiplayer tag as multiplayer=true", () => {
  const { filters, isExact } = read("tagAlias=cosy&tagAlias=multiplayer");
  expect(isExact).toBe(false);
  expect(write(filters)).toBe("tagAlias=cosy&multiplayer=true");
  expect(write(read("excludeTagAlias=multiplayer").filters)).toBe("multiplayer=false");
});

it("accepts lists as repeated keys and comma-separated", () => {
  expect(read("tagAlias=a,b&tagAlias=c").filters).toMatchObject({ tagAlias: ["a", "b", "c"] });
  expect(read("winCriteria=highest_wins&winCriteria=lowest_wins").filters).toMatchObject({
    show: "challenges",
    winCriteria: ["highest_wins", "lowest_wins"],
  });
});

it.each([
  ["", true],
  ["tagAlias=&platform=&utm_source=x&page=0", true],
  ["winCriteria=lowest_wins", true],
  [`gameId=${GAME}&timeFrame=active`, true],
  ["platform=mobile", true],
  ["platform=Desktop", true],
  ["platform=TOASTER", false],
  ["sort=best", false],
  ["page=-1", false],
  ["page=1&page=2", false],
  ["startDate=2026-02-30", false],
  ["studioId=me", false],
  ["tagAlias=a&tagAlias=a", false],
  ["tagAlias=a&excludeTagAlias=a", false],
  ["tagAlias=%00", false],
  ["search=%00", false],
  ["show=challenges&platform=MOBILE", false],
  ["show=challenges&excludeTagAlias=a", true],
  ["show=challenges&tagAlias=a&excludeTagAlias=a", false],
  ["show=games&winCriteria=lowest_wins", false],
])("?%s is exact: %s", (text, isExact) => {
  expect(read(text).isExact).toBe(isExact);
});

it("isFiltered is true for any filter or sort order", () => {
  expect(isFiltered(read("page=3").filters)).toBe(false);
  expect(isFiltered(read("show=challenges").filters)).toBe(false);
  expect(isFiltered(read("tagAlias=a").filters)).toBe(true);
  expect(isFiltered(read("multiplayer=false").filters)).toBe(true);
  expect(isFiltered(read("sort=rating-desc").filters)).toBe(true);
});

it("accepts at most twenty items of a list", () => {
  const aliases = Array.from({ length: 21 }, (_, index) => `tag-${String(index)}`);
  const listed = aliases.slice(0, 20);
  expect(read(`tagAlias=${listed.join(",")}`)).toMatchObject({ filters: { tagAlias: listed }, isExact: true });
  expect(read(`tagAlias=${aliases.join(",")}`)).toMatchObject({ filters: { tagAlias: listed }, isExact: false });
});

it("ignores spaces around an item", () => {
  expect(read("tagAlias=a,+b+").filters).toMatchObject({ tagAlias: ["a", "b"] });
});

it.each(["winCriteria=lowest_wins", "timeFrame=active", `gameId=${GAME}`])("reads ?%s as challenges", (text) => {
  expect(read(text).filters.show).toBe("challenges");
  expect(read(`show=games&${text}`).filters.show).toBe("games");
});

it("is exact for a query that only names the list", () => {
  expect(read("show=games").isExact).toBe(true);
  expect(read("show=challenges").isExact).toBe(true);
});

it("is not exact for a query with the multiplayer tag", () => {
  expect(read("tagAlias=multiplayer").isExact).toBe(false);
  expect(read("excludeTagAlias=multiplayer").isExact).toBe(false);
  expect(read("multiplayer=false").isExact).toBe(true);
});
