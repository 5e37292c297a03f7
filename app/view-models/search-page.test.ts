import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import { aChallenge } from "../../tests/fixtures/a-challenge";
import { aGame } from "../../tests/fixtures/a-game";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toCoverPicture } from "./picture";
import { toGameCard } from "./game-card";
import { toSearchDescription, toSearchPage, type SearchFindings, type SearchQuery } from "./search-page";

const ONE = "2c4e6a80-1b3d-4f5a-8c7e-9d0b1a2c3e01";
const OTHER = "2c4e6a80-1b3d-4f5a-8c7e-9d0b1a2c3e02";
const FENNEC = { studioId: ONE, name: "Fennec Works" };
const COSY = aTag({ alias: "cosy", parentTagAlias: "theme", title: "Cosy", titleTranslations: { de: "Gemütlich" } });
const NAMELESS = aTag({ alias: "blank", parentTagAlias: "theme", title: "", titleTranslations: {} });

const NOTHING: SearchFindings = {
  games: [],
  pagination: { currPage: 0, numPerPage: 25, totalItems: 0, totalPages: 0 },
  challenges: [],
  tags: [],
  studios: [],
  limitedTo: [],
  similar: [],
  popular: [],
};
const PLAIN: SearchQuery = { search: "", page: 0, sort: undefined, feed: undefined, game: [], studios: [] };
const FULL: SearchQuery = {
  ...{ search: "lamp", page: 2, sort: "rating-desc", feed: "monthly" },
  ...{ game: ["g1", "g2"], studios: [ONE, OTHER] },
};

function page(query: Partial<SearchQuery> = {}, found: Partial<SearchFindings> = {}, locale: Locale = "en") {
  return toSearchPage({ ...PLAIN, ...query }, { ...NOTHING, ...found }, aViewContext({ locale }));
}

describe("toSearchPage", () => {
  it("has an empty title for a search without results", () => {
    expect(page({ search: "lamp" }, {}, "de")).toEqual({
      heading: "„lamp“",
      search: "lamp",
      gameCount: null,
      results: [],
      pager: null,
      form: {
        action: "/de/search/",
        sort: {
          name: "sort",
          label: "Sortieren nach",
          chosen: "relevance",
          options: [
            { value: "relevance", label: "Beste Treffer" },
            { value: "total-plays-desc", label: "Am meisten gespielt" },
            { value: "total-time-played-desc", label: "Am längsten gespielt" },
            { value: "release-date-desc", label: "Neueste" },
            { value: "rating-desc", label: "Am besten bewertet" },
          ],
        },
        hiddenFields: [],
      },
      filters: [],
      refineHref: "/de/discover/?search=lamp",
      also: [],
      emptyTitle: "Für „lamp“ leuchtet nichts",
      emptyText: "Prüf die Schreibweise oder versuch ein kürzeres Wort.",
      popular: [],
    });
  });

  it("lists all games without a search text", () => {
    expect(page()).toMatchObject({
      heading: "All games",
      search: "",
      emptyTitle: "Nothing lights up here",
      emptyText: "There is nothing here yet.",
      refineHref: "/discover/",
    });
  });

  it.each([
    [1, "en", "1 game"],
    [1_248, "en", "1\u00a0248 games"],
    [3, "ru", "3 игры"],
    [0, "en", null],
  ] as const)("counts %d games in %s: %s", (totalItems, locale, text) => {
    const pagination = { ...NOTHING.pagination, totalItems, totalPages: 1 };
    expect(page({}, { pagination }, locale).gameCount).toBe(text);
  });

  it("keeps sort order and filters on other pages", () => {
    const pagination = { currPage: 2, numPerPage: 25, totalItems: 100, totalPages: 4 };
    const { pager } = page(FULL, { pagination }, "pl");
    const address = `/pl/search/?search=lamp&sort=rating-desc&feed=monthly&game=g1%2Cg2&studios=${ONE}%2C${OTHER}`;
    expect(pager).toMatchObject({ previous: `${address}&page=1`, next: `${address}&page=3` });
  });

  it("keeps sort order and filters in the form", () => {
    const { form, refineHref } = page(FULL);
    expect(form).toMatchObject({ action: "/search/", sort: { chosen: "rating-desc" } });
    expect(form.hiddenFields).toEqual([
      ["feed", "monthly"],
      ["game", "g1,g2"],
      ["studios", `${ONE},${OTHER}`],
    ]);
    expect(refineHref).toBe(`/discover/?search=lamp&studioId=${ONE}&studioId=${OTHER}&feedId=monthly`);
  });

  it.each([
    [{ feed: "monthly" }, [["feed", "monthly"]]],
    [{ feed: "", game: ["g1"] }, [["game", "g1"]]],
    [{ studios: [ONE] }, [["studios", ONE]]],
  ])("has hidden fields only for set filters of %o", (query, expected) => {
    expect(page(query).form.hiddenFields).toEqual(expected);
  });

  it("has the popular games as cards", () => {
    expect(page({}, { popular: [aGame()] }).popular).toEqual([toGameCard(aGame(), aViewContext())]);
  });
});

describe("filters in effect", () => {
  it("link to the first page of the search without them", () => {
    const address = "/de/search/?search=lamp&sort=rating-desc";
    expect(page(FULL, { limitedTo: [{ studioId: OTHER, name: "Moth & Co" }, FENNEC] }, "de").filters).toEqual([
      {
        id: "monthly",
        label: "In einer Sammlung",
        href: `${address}&game=g1%2Cg2&studios=${ONE}%2C${OTHER}`,
      },
      { id: ONE, label: "Fennec Works", href: `${address}&feed=monthly&game=g1%2Cg2&studios=${OTHER}` },
      { id: OTHER, label: "Moth & Co", href: `${address}&feed=monthly&game=g1%2Cg2&studios=${ONE}` },
    ]);
  });

  it("have a generic label for an unknown studio", () => {
    expect(page({ studios: [OTHER] }, { limitedTo: [FENNEC] }).filters).toEqual([
      { id: OTHER, label: "One studio", href: "/search/" },
    ]);
  });

  it("omit an empty feed", () => {
    expect(page({ feed: "", game: ["g1"] }).filters).toEqual([]);
  });
});

describe("results", () => {
  const resultOf = (changes: Parameters<typeof aGame>[0], locale?: Locale) =>
    page({}, { games: [aGame(changes)] }, locale).results[0];

  it("have a game in the viewer's language", () => {
    expect(resultOf({ tags: [COSY, aTag()] }, "de")).toEqual({
      id: aGame().gameId,
      title: "Lantern Run",
      href: "/de/games/lant01/lantern-run/",
      pitch: "Carry the last light across the rooftops.",
      facts: "Fennec Works · Rennspiel, Gemütlich",
      cover: toCoverPicture(aGame().covers, "16:9"),
    });
  });

  it.each([
    [{ tags: [] }, "Fennec Works"],
    [{ tags: [NAMELESS] }, "Fennec Works"],
    [{ tags: [NAMELESS, aTag()] }, "Fennec Works · Runner"],
    [{ studio: { ...FENNEC, name: "" } }, "Runner"],
    [{ tags: [], multiplayer: true }, "Fennec Works · Multiplayer"],
  ])("with %o have the facts %s", (changes, facts) => {
    expect(resultOf(changes)?.facts).toBe(facts);
  });

  it("may have no pitch and no picture", () => {
    expect(resultOf({ shortDescription: null, covers: [] })).toMatchObject({ pitch: null, cover: null });
  });
});

describe("other matches", () => {
  it("are grouped, in the viewer's language", () => {
    const found = { similar: [aGame()], challenges: [aChallenge()], tags: [COSY, NAMELESS], studios: [FENNEC] };
    expect(page({ search: "lamp", page: 2 }, found, "de").also).toEqual([
      {
        label: "Meintest du",
        links: [{ id: aGame().gameId, label: "Lantern Run", href: "/de/games/lant01/lantern-run/" }],
      },
      {
        label: "Herausforderungen",
        links: [
          {
            id: aChallenge().challengeId,
            label: "One breath, one run",
            href: "/de/challenges/brea01/one-breath-one-run/",
          },
        ],
      },
      {
        label: "Rubriken",
        links: [
          { id: COSY.tagId, label: "Gemütlich", href: "/de/tags/cosy/" },
          { id: NAMELESS.tagId, label: "blank", href: "/de/tags/blank/" },
        ],
      },
      {
        label: "Studios",
        links: [{ id: ONE, label: "Fennec Works", href: `/de/search/?studios=${ONE}` }],
      },
    ]);
  });

  it("omit groups without a match", () => {
    expect(page({}, { studios: [FENNEC] }).also.map(({ label }) => label)).toEqual(["Studios"]);
  });
});

describe("toSearchDescription", () => {
  const describeQuery = (query: Partial<SearchQuery>, locale: Locale = "en") =>
    toSearchDescription({ ...PLAIN, ...query }, aViewContext({ locale }));

  it("has noindex", () => {
    expect(describeQuery({ search: "lamp" }, "ru")).toEqual({
      title: "Поиск: lamp",
      description: "Игры по названию, тегу и студии.",
      path: "/search/",
      noindex: true,
    });
  });

  it.each([
    [{ search: "lamp", page: 0 }, "Search: lamp"],
    [{ search: "lamp", page: 1 }, "Search: lamp, page 2"],
    [{ page: 0 }, "All games"],
    [{ page: 1 }, "All games"],
  ])("has for %o the title %s", (query, title) => {
    expect(describeQuery(query).title).toBe(title);
  });
});
