import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import { aChallenge } from "../../tests/fixtures/a-challenge";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toChallengeCard } from "./challenge-card";
import {
  CHALLENGE_SORTS,
  TIME_FRAMES,
  toChallengeList,
  toChallengeListDescription,
  type ChallengeListData,
  type ChallengeListQuery,
} from "./challenge-list";

const ONE_PAGE = { currPage: 0, numPerPage: 24, totalItems: 1, totalPages: 1 };
const SECOND_OF_TWO = { currPage: 1, numPerPage: 24, totalItems: 1_204, totalPages: 2 };
const PAGE = {
  canonical: "https://play.example.org/challenges/",
  brandName: "Subpixel",
  locale: "en" as const,
  absolute: (href: string) => new URL(href, "https://play.example.org").href,
};

type Options = { data?: Partial<ChallengeListData>; query?: Partial<ChallengeListQuery>; locale?: Locale };

const queryWith = (query: Partial<ChallengeListQuery> = {}): ChallengeListQuery => ({
  ...{ timeFrame: "active", sort: undefined, page: 0, played: undefined, favorite: undefined },
  ...query,
});

function list({ data = {}, query = {}, locale = "en" }: Options = {}) {
  const found = { challenges: [], pagination: ONE_PAGE, counts: {}, hasAccount: false, ...data };
  return toChallengeList(found, queryWith(query), aViewContext({ locale }));
}

function description({ data = {}, query = {}, locale = "en" }: Options = {}) {
  const found = { challenges: [], pagination: ONE_PAGE, ...data };
  return toChallengeListDescription(found, queryWith(query), aViewContext({ locale }));
}

it("lists the time frames and sort orders of the query", () => {
  expect(TIME_FRAMES).toEqual(["active", "upcoming", "ended"]);
  expect(CHALLENGE_SORTS).toEqual(["newest", "ending-soon", "players-desc"]);
});

describe("toChallengeList", () => {
  it("lists ended challenges in the requested order", () => {
    const data = { challenges: [aChallenge()], pagination: SECOND_OF_TWO, counts: { active: 0, upcoming: null } };
    const query = { timeFrame: "ended", sort: "players-desc", page: 1 } as const;
    const ended = "/de/challenges/?timeFrame=ended&sort=players-desc";
    expect(list({ data, query, locale: "de" })).toEqual({
      tabs: [
        { href: "/de/challenges/?sort=players-desc", label: "Läuft", count: "0", isCurrent: false },
        {
          href: "/de/challenges/?timeFrame=upcoming&sort=players-desc",
          ...{ label: "Demnächst", count: null, isCurrent: false },
        },
        { href: ended, label: "Beendet", count: "1\u00a0204", isCurrent: true },
      ],
      heading: "Beendet",
      form: {
        action: "/de/challenges/",
        label: "Sortieren nach",
        hiddenFields: [["timeFrame", "ended"]],
        choices: [
          {
            name: "sort",
            label: "Sortieren nach",
            chosen: "players-desc",
            options: [
              { value: "newest", label: "Neueste" },
              { value: "ending-soon", label: "Bald zu Ende" },
              { value: "players-desc", label: "Meiste Spieler" },
            ],
          },
        ],
      },
      challenges: [toChallengeCard(aChallenge(), aViewContext({ locale: "de" }))],
      isOwn: false,
      emptyText: "Noch ist keine Herausforderung zu Ende.",
      pager: {
        previous: ended,
        next: null,
        entries: [
          { number: 1, href: ended, isCurrent: false, isFar: false },
          { number: 2, href: `${ended}&page=1`, isCurrent: true, isFar: false },
        ],
      },
    });
  });

  it("lists running challenges at the plain URL, newest first", () => {
    expect(list()).toMatchObject({
      tabs: [
        { href: "/challenges/", label: "Running", count: "1", isCurrent: true },
        { href: "/challenges/?timeFrame=upcoming", label: "Upcoming", count: null, isCurrent: false },
        { href: "/challenges/?timeFrame=ended", label: "Ended", count: null, isCurrent: false },
      ],
      heading: "Running",
      form: { hiddenFields: [], choices: [{ chosen: "newest" }] },
      isOwn: false,
      emptyText: "Nothing is running right now. Catch your breath.",
      pager: null,
    });
  });

  it("lists upcoming challenges", () => {
    const { heading, emptyText, form } = list({ query: { timeFrame: "upcoming" } });
    expect([heading, emptyText]).toEqual([
      "Upcoming",
      "Nothing has been announced yet. The running ones are worth a try.",
    ]);
    expect(form.hiddenFields).toEqual([["timeFrame", "upcoming"]]);
  });

  it("has account filters for players and keeps their choice", () => {
    const query = { played: true, timeFrame: "ended" } as const;
    const { form, tabs, emptyText, isOwn } = list({ data: { hasAccount: true }, query });
    expect(form.choices.map(({ name, chosen }) => [name, chosen])).toEqual([
      ["sort", "newest"],
      ["played", "true"],
      ["favorite", ""],
    ]);
    expect(tabs.map(({ href }) => href)).toEqual([
      "/challenges/?played=true",
      "/challenges/?timeFrame=upcoming&played=true",
      "/challenges/?timeFrame=ended&played=true",
    ]);
    expect([emptyText, isOwn]).toEqual(["You have none here", true]);
    expect(list().form.choices.map(({ name }) => name)).toEqual(["sort"]);
  });

  it("counts the current time frame by the result's total", () => {
    const tabs = list({ data: { counts: { active: 9, ended: 3 } } }).tabs;
    expect(tabs.map(({ count }) => count)).toEqual(["1", null, "3"]);
  });

  it("links pages of running challenges without a time frame", () => {
    expect(list({ data: { pagination: SECOND_OF_TWO } }).pager?.entries).toMatchObject([
      { href: "/challenges/" },
      { href: "/challenges/?page=1" },
    ]);
  });
});

describe("toChallengeListDescription", () => {
  it("titles running challenges like the page", () => {
    expect(description({ locale: "de" })).toEqual({
      title: "Herausforderungen",
      description: "Herausforderungen in Browserspielen: was läuft, was kommt und wer gewonnen hat.",
      path: "/challenges/",
      structuredData: [expect.any(Function), expect.any(Function)],
    });
  });

  it("titles other time frames and later pages", () => {
    expect(description({ query: { timeFrame: "upcoming" } })).toMatchObject({
      title: "Challenges: Upcoming",
      path: "/challenges/?timeFrame=upcoming",
    });
    expect(description({ query: { timeFrame: "ended", page: 1 }, locale: "de" })).toMatchObject({
      title: "Herausforderungen: Beendet, Seite 2",
      path: "/challenges/?timeFrame=ended&page=1",
    });
    expect(description({ query: { page: 2 } })).toMatchObject({
      title: "Challenges, page 3",
      path: "/challenges/?page=2",
    });
  });

  it("canonicalizes sort orders to the first page of the time frame", () => {
    expect(description({ query: { sort: "players-desc", page: 2 } }).path).toBe("/challenges/");
    expect(description({ query: { timeFrame: "ended", sort: "newest", page: 2 } }).path).toBe(
      "/challenges/?timeFrame=ended",
    );
  });

  it("numbers listed challenges across pages", () => {
    const data = { challenges: [aChallenge()], pagination: SECOND_OF_TWO };
    const { structuredData = [] } = description({ data, query: { timeFrame: "ended", page: 1 }, locale: "de" });
    const url = "https://play.example.org/de/challenges/brea01/one-breath-one-run/";
    expect(structuredData.map((describe) => describe(PAGE))).toEqual([
      {
        "@type": "ItemList",
        numberOfItems: 1,
        itemListElement: [{ "@type": "ListItem", position: 25, name: "One breath, one run", url }],
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Subpixel", item: "https://play.example.org/" },
          { "@type": "ListItem", position: 2, name: "Herausforderungen: Beendet", item: PAGE.canonical },
        ],
      },
    ]);
  });

  it("numbers from one on the first page", () => {
    const [itemList] = description({ data: { challenges: [aChallenge()] } }).structuredData ?? [];
    expect(itemList?.(PAGE)).toMatchObject({ itemListElement: [{ position: 1 }] });
  });
});
