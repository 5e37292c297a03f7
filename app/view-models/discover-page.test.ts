import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import { parseDiscoverQuery } from "~/rules/discover-query";
import { aChallenge } from "../../tests/fixtures/a-challenge";
import { aGame } from "../../tests/fixtures/a-game";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toChallengeCard } from "./challenge-card";
import { toActiveFilters } from "./discover-chips";
import { toDiscoverForm } from "./discover-form";
import { toDiscoverDescription, toDiscoverPage, type DiscoverFindings } from "./discover-page";
import { toGameCard } from "./game-card";

const STUDIO = "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a02";
const FEED = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e01";
const ONE_PAGE = { currPage: 0, numPerPage: 24, totalItems: 1, totalPages: 1 };
const SECOND_OF_TWO = { currPage: 1, numPerPage: 24, totalItems: 25, totalPages: 2 };
const PAGE = {
  canonical: "https://play.example.org/discover/",
  brandName: "Subpixel",
  locale: "en" as const,
  absolute: (href: string) => new URL(href, "https://play.example.org").href,
};

const findings = (found: Partial<DiscoverFindings> = {}): DiscoverFindings => ({
  ...{ games: [], challenges: [], pagination: ONE_PAGE, otherCount: null, tags: [], studios: [], popular: [] },
  isUnavailable: false,
  hasAccount: false,
  ...found,
});
const filtersOf = (query: string) => parseDiscoverQuery(new URLSearchParams(query)).filters;
const page = (query: string, found: Partial<DiscoverFindings> = {}, locale: Locale = "en") =>
  toDiscoverPage(filtersOf(query), findings(found), aViewContext({ locale }));

describe("toDiscoverPage", () => {
  it("returns games with their filters in the viewer's language", () => {
    const view = aViewContext({ locale: "de" });
    const filters = filtersOf("search=light&tagAlias=runner&multiplayer=false&page=1");
    const found = findings({
      ...{ games: [aGame()], tags: [aTag()], otherCount: 7, popular: [aGame()] },
      pagination: { ...SECOND_OF_TWO, totalItems: 1_204 },
    });
    const query = "search=light&tagAlias=runner&multiplayer=false";
    expect(toDiscoverPage(filters, found, view)).toEqual({
      address: `/de/discover/?page=1&${query}`,
      action: "/de/discover/",
      count: "1\u00a0204 Spiele",
      tabs: [
        { label: "Spiele", href: "/de/discover/?tagAlias=runner", isCurrent: true, number: "1\u00a0204" },
        {
          label: "Herausforderungen",
          href: "/de/discover/?show=challenges&tagAlias=runner",
          isCurrent: false,
          number: "7",
        },
      ],
      form: toDiscoverForm(filters, found, view),
      filters: toActiveFilters(filters, found, view),
      clearHref: "/de/discover/",
      games: [toGameCard(aGame(), view)],
      challenges: [],
      pager: {
        previous: `/de/discover/?${query}`,
        next: null,
        entries: [
          { number: 1, href: `/de/discover/?${query}`, isCurrent: false, isFar: false },
          { number: 2, href: `/de/discover/?page=1&${query}`, isCurrent: true, isFar: false },
        ],
      },
      empty: null,
      isUnavailable: false,
    });
  });

  it("returns challenges with a link to all of them", () => {
    const view = aViewContext();
    const filters = filtersOf("timeFrame=ended");
    const found = findings({ challenges: [aChallenge()] });
    expect(toDiscoverPage(filters, found, view)).toEqual({
      address: "/discover/?show=challenges&timeFrame=ended",
      action: "/discover/",
      count: "1 challenge",
      tabs: [
        { label: "Games", href: "/discover/", isCurrent: false, number: null },
        { label: "Challenges", href: "/discover/?show=challenges", isCurrent: true, number: "1" },
      ],
      form: toDiscoverForm(filters, findings(), view),
      filters: toActiveFilters(filters, found, view),
      clearHref: "/discover/?show=challenges",
      games: [],
      challenges: [toChallengeCard(aChallenge(), view)],
      pager: null,
      empty: null,
      isUnavailable: false,
    });
  });
});

describe("tabs of the lists", () => {
  it("keep only the filters that both have", () => {
    const shared = `tagAlias=runner&excludeTagAlias=cosy&studioId=${STUDIO}&feedId=${FEED}`;
    const hrefs = (query: string) => page(query).tabs.map(({ href }) => href);
    const expected = [`/discover/?${shared}`, `/discover/?show=challenges&${shared}`];
    expect(hrefs(`${shared}&search=light&platform=MOBILE&startDate=2026-10-01&sort=rating-desc`)).toEqual(expected);
    expect(hrefs(`${shared}&timeFrame=ended&winCriteria=lowest_wins&gameId=${STUDIO}&page=2`)).toEqual(expected);
  });

  it("have no number if it is unknown, and keep zero", () => {
    const numbers = (otherCount: number | null) =>
      page("", { otherCount, pagination: { ...ONE_PAGE, totalItems: 0 } }).tabs.map(({ number }) => number);
    expect(numbers(null)).toEqual(["0", null]);
    expect(numbers(0)).toEqual(["0", "0"]);
  });
});

describe("an empty list", () => {
  it("has a link without the last filter, and popular games", () => {
    const popular = [aGame(), aGame({ title: "Softfall" })];
    expect(page("tagAlias=runner&search=light", { popular }, "de").empty).toEqual({
      last: {
        id: "search",
        label: "“light”",
        href: "/de/discover/?tagAlias=runner",
        removeLabel: "“light”: Filter entfernen",
      },
      popular: popular.map((game) => toGameCard(game, aViewContext({ locale: "de" }))),
    });
  });

  it("has no filter link without filters", () => {
    expect(page("").empty).toEqual({ last: null, popular: [] });
  });

  it("is a list without games and challenges", () => {
    expect(page("", { games: [aGame()] }).empty).toBeNull();
    expect(page("", { challenges: [aChallenge()] }).empty).toBeNull();
    expect(page("", { games: [aGame()], challenges: [aChallenge()] }).empty).toBeNull();
  });
});

describe("toDiscoverDescription", () => {
  const described = (query: string, found: Partial<DiscoverFindings> = {}, locale: Locale = "en") =>
    toDiscoverDescription(filtersOf(query), findings(found), aViewContext({ locale }));

  it("names the plain lists and their pages", () => {
    expect(described("", {}, "de")).toEqual({
      title: "Spiele entdecken",
      description: expect.stringMatching(/^Alle Spiele kostenlos im Browser/) as unknown,
      path: "/discover/",
      structuredData: [expect.any(Function), expect.any(Function)],
    });
    expect(described("show=challenges", {}, "de")).toMatchObject({
      title: "Herausforderungen entdecken",
      description: expect.stringMatching(/^Herausforderungen um Punkte/) as unknown,
      path: "/discover/?show=challenges",
    });
    expect(described("page=1", {}, "de")).toMatchObject({
      title: "Spiele entdecken, Seite 2",
      path: "/discover/?page=1",
    });
    expect(described("show=challenges&page=2")).toMatchObject({
      title: "Discover challenges, page 3",
      path: "/discover/?show=challenges&page=2",
    });
  });

  it("hides filtered and sorted lists from search engines", () => {
    expect(described("tagAlias=runner&page=2", {}, "de")).toEqual({
      title: "Spiele entdecken",
      description: expect.stringMatching(/^Alle Spiele kostenlos im Browser/) as unknown,
      path: "/discover/",
      noindex: true,
    });
    expect(described("show=challenges&sort=players-desc")).toEqual({
      title: "Discover challenges",
      description: expect.stringMatching(/^Score challenges/) as unknown,
      path: "/discover/?show=challenges",
      noindex: true,
    });
  });

  it("numbers listed items across pages", () => {
    const found = { games: [aGame()], challenges: [aChallenge()], pagination: SECOND_OF_TWO };
    const [list, crumbs] = (described("page=1", found, "de").structuredData ?? []).map((describe) => describe(PAGE));
    const url = "https://play.example.org/de";
    expect(list).toEqual({
      "@type": "ItemList",
      numberOfItems: 2,
      itemListElement: [
        { "@type": "ListItem", position: 25, name: "Lantern Run", url: `${url}/games/lant01/lantern-run/` },
        {
          ...{ "@type": "ListItem", position: 26, name: "One breath, one run" },
          url: `${url}/challenges/brea01/one-breath-one-run/`,
        },
      ],
    });
    expect(crumbs).toEqual({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Subpixel", item: "https://play.example.org/" },
        { "@type": "ListItem", position: 2, name: "Spiele entdecken", item: "https://play.example.org/discover/" },
      ],
    });
  });
});
