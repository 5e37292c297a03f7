import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import { parseDiscoverQuery } from "~/rules/discover-query";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toActiveFilters } from "./discover-chips";

const STUDIO = "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a02";
const OTHER_STUDIO = "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a03";
const GAME = "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a01";
const FEED = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e01";

const NAMES = {
  tags: [aTag({ alias: "cosy", title: "Cosy", titleTranslations: {} }), aTag()],
  studios: [
    { studioId: GAME, name: "Somebody else" },
    { studioId: STUDIO, name: "Fennec Works" },
  ],
};

const chips = (query: string, locale: Locale = "en") =>
  toActiveFilters(parseDiscoverQuery(new URLSearchParams(query)).filters, NAMES, aViewContext({ locale }));
const labels = (query: string) => chips(query).map(({ label }) => label);
const hrefs = (query: string) => chips(query).map(({ id, href }) => [id, href]);

describe("toActiveFilters", () => {
  it("is empty for unfiltered lists", () => {
    expect(chips("")).toEqual([]);
    expect(chips("show=challenges")).toEqual([]);
    expect(chips("page=2&sort=rating-desc")).toEqual([]);
  });

  it("names the filters of games in the order of the page", () => {
    const query = `search=lantern&platform=DESKTOP&tagAlias=runner&excludeTagAlias=cosy&multiplayer=true`;
    const found = chips(`${query}&studioId=${STUDIO}&feedId=${FEED}&startDate=2026-10-01`, "de");
    expect(found.map(({ id, label, removeLabel }) => [id, label, removeLabel])).toEqual([
      ["tag-runner", "Rennspiel", "Rennspiel: Filter entfernen"],
      ["without-cosy", "Ohne: Cosy", "Ohne: Cosy: Filter entfernen"],
      ["multiplayer", "Mehrspieler", "Mehrspieler: Filter entfernen"],
      ["DESKTOP", "Computer", "Computer: Filter entfernen"],
      ["startDate", "Seit 1 Okt. 2026", "Seit 1 Okt. 2026: Filter entfernen"],
      ["search", "“lantern”", "“lantern”: Filter entfernen"],
      [STUDIO, "Fennec Works", "Fennec Works: Filter entfernen"],
      [FEED, "In einer Sammlung", "In einer Sammlung: Filter entfernen"],
    ]);
  });

  it("names the filters of challenges in the order of the page", () => {
    const query = `show=challenges&tagAlias=runner&timeFrame=ended&winCriteria=lowest_wins&winCriteria=highest_wins`;
    expect(chips(`${query}&gameId=${GAME}&gameId=${STUDIO}&studioId=${STUDIO}&feedId=${FEED}`)).toMatchObject([
      { id: "tag-runner", label: "Runner" },
      { id: "lowest_wins", label: "Lowest wins" },
      { id: "highest_wins", label: "Highest wins" },
      { id: "ended", label: "Ended" },
      { id: "games", label: "Of 2 games" },
      { id: STUDIO, label: "Fennec Works" },
      { id: FEED, label: "In one collection" },
    ]);
  });
});

describe("links of the filters", () => {
  it("remove one filter of games and lead to the first page", () => {
    expect(chips("tagAlias=runner&page=3", "de")).toEqual([
      { id: "tag-runner", label: "Rennspiel", href: "/de/discover/", removeLabel: "Rennspiel: Filter entfernen" },
    ]);
    expect(hrefs("platform=MOBILE&search=lantern&startDate=2026-10-01&multiplayer=false&page=3")).toEqual([
      ["multiplayer", "/discover/?search=lantern&platform=MOBILE&startDate=2026-10-01"],
      ["MOBILE", "/discover/?search=lantern&multiplayer=false&startDate=2026-10-01"],
      ["startDate", "/discover/?search=lantern&platform=MOBILE&multiplayer=false"],
      ["search", "/discover/?platform=MOBILE&multiplayer=false&startDate=2026-10-01"],
    ]);
  });

  it("remove one filter of challenges and stay with challenges", () => {
    const list = "/discover/?show=challenges";
    expect(hrefs(`winCriteria=highest_wins,lowest_wins&timeFrame=monthly&gameId=${GAME}`)).toEqual([
      ["highest_wins", `${list}&timeFrame=monthly&winCriteria=lowest_wins&gameId=${GAME}`],
      ["lowest_wins", `${list}&timeFrame=monthly&winCriteria=highest_wins&gameId=${GAME}`],
      ["monthly", `${list}&winCriteria=highest_wins&winCriteria=lowest_wins&gameId=${GAME}`],
      ["games", `${list}&timeFrame=monthly&winCriteria=highest_wins&winCriteria=lowest_wins`],
    ]);
  });

  it("remove one tag and keep the others", () => {
    expect(hrefs("tagAlias=runner,cosy&excludeTagAlias=night,rain")).toEqual([
      ["tag-runner", "/discover/?tagAlias=cosy&excludeTagAlias=night&excludeTagAlias=rain"],
      ["tag-cosy", "/discover/?tagAlias=runner&excludeTagAlias=night&excludeTagAlias=rain"],
      ["without-night", "/discover/?tagAlias=runner&tagAlias=cosy&excludeTagAlias=rain"],
      ["without-rain", "/discover/?tagAlias=runner&tagAlias=cosy&excludeTagAlias=night"],
    ]);
  });

  it("remove one studio or the collection and keep the others", () => {
    expect(hrefs(`studioId=${STUDIO},${OTHER_STUDIO}&feedId=${FEED}`)).toEqual([
      [STUDIO, `/discover/?studioId=${OTHER_STUDIO}&feedId=${FEED}`],
      [OTHER_STUDIO, `/discover/?studioId=${STUDIO}&feedId=${FEED}`],
      [FEED, `/discover/?studioId=${STUDIO}&studioId=${OTHER_STUDIO}`],
    ]);
  });
});

describe("labels of the filters", () => {
  it("name the exclusion of multiplayer games", () => {
    expect(labels("multiplayer=false")).toEqual(["Without: Multiplayer"]);
  });

  it("fall back to a tag's alias and to a generic studio label", () => {
    expect(labels("tagAlias=night&excludeTagAlias=rain")).toEqual(["night", "Without: rain"]);
    expect(labels(`studioId=${OTHER_STUDIO}`)).toEqual(["One studio"]);
  });

  it("use the plurals of the language for the number of games", () => {
    expect(labels(`gameId=${GAME}`)).toEqual(["Of 1 game"]);
    expect(chips(`gameId=${GAME},${STUDIO}`, "de").map(({ label }) => label)).toEqual(["Von 2 Spielen"]);
  });
});
