import { describe, expect, it } from "vitest";
import { aChallenge } from "../../tests/fixtures/a-challenge";
import { aGame } from "../../tests/fixtures/a-game";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toTagDescription, toTagPage, type TagPageData, type TagQuery } from "./tag-page";

const FIRST: TagQuery = { page: 0, sort: undefined, platform: undefined };
const pageOf = (games: TagPageData["games"], view = aViewContext(), tag = aTag()) =>
  toTagPage({ tag, games, tags: null, challenges: null }, FIRST, view);
const pagination = { currPage: 1, numPerPage: 25, totalItems: 1248, totalPages: 50 };

describe("toTagPage", () => {
  it("has the title in the viewer's language and the number of games", () => {
    const page = pageOf({ games: [aGame()], pagination });
    expect(page).toMatchObject({ title: "Runner", gameCount: "1\u00a0248 games", homeHref: "/" });
    expect(page.games.map(({ title }) => title)).toEqual(["Lantern Run"]);
    expect(pageOf({ games: [], pagination }, aViewContext({ locale: "de" })).title).toBe("Rennspiel");
  });

  it("links the adjacent pages", () => {
    const { pager } = pageOf({ games: [], pagination }, aViewContext({ locale: "pl" }));
    expect(pager).toMatchObject({ previous: "/pl/tags/runner/", next: "/pl/tags/runner/?page=2" });
  });

  it("keeps order and device on other pages and links the multiplayer tag to multiplayer games", () => {
    const tag = aTag({ alias: "multiplayer" });
    const query: TagQuery = { page: 0, sort: "rating-desc", platform: "mobile" };
    const data = { tag, games: { games: [], pagination }, tags: [], challenges: null };
    const page = toTagPage(data, query, aViewContext());
    expect(page.pager?.next).toBe("/tags/multiplayer/?sort=rating-desc&platform=mobile&page=2");
    expect(page.discoverHref).toBe("/discover/?multiplayer=true");
  });

  it("has no number without games, and falls back to a tag's alias", () => {
    const empty = { games: [], pagination: { currPage: 0, numPerPage: 25, totalItems: 0, totalPages: 0 } };
    const tag = aTag({ title: "", titleTranslations: {} });
    expect(pageOf(empty, aViewContext(), tag)).toMatchObject({ title: "runner", gameCount: null, pager: null });
  });
});

describe("the links of a tag's page", () => {
  const pageWith = (changes: Partial<TagPageData>, query: Partial<TagQuery> = {}) => {
    const data = { tag: aTag(), games: { games: [aGame()], pagination }, tags: null, challenges: null, ...changes };
    return toTagPage(data, { ...FIRST, ...query }, aViewContext({ locale: "de" }));
  };

  it("lead to the discovery page with the same games", () => {
    expect(pageWith({}).discoverHref).toBe("/de/discover/?tagAlias=runner");
  });

  it("remove a device filter, and keep the order", () => {
    expect(pageWith({}).showAllHref).toBeNull();
    expect(pageWith({}, { sort: "rating-desc" }).showAllHref).toBeNull();
    expect(pageWith({}, { platform: "mobile", sort: "rating-desc", page: 2 }).showAllHref).toBe(
      "/de/tags/runner/?sort=rating-desc",
    );
  });

  it("lead to child tags, else to siblings", () => {
    const child = aTag({ alias: "endless", parentTagAlias: "runner", title: "Endless", titleTranslations: {} });
    const sibling = aTag({ alias: "maze", title: "Maze", titleTranslations: {} });
    expect(pageWith({ tags: [aTag(), child, sibling] }).related).toMatchObject({
      heading: "In „Rennspiel“",
      tags: [{ title: "Endless", href: "/de/tags/endless/" }],
    });
    expect(pageWith({ tags: [aTag(), sibling] }).related).toMatchObject({
      heading: "Ähnliche Rubriken",
      tags: [{ title: "Maze", href: "/de/tags/maze/" }],
    });
    expect(pageWith({}).related.tags).toEqual([]);
  });

  it("include its challenges, if they were loaded", () => {
    expect(pageWith({ challenges: [aChallenge()] }).challenges).toMatchObject([{ name: "One breath, one run" }]);
    expect(pageWith({ challenges: [] }).challenges).toEqual([]);
    expect(pageWith({}).challenges).toBeNull();
  });
});

describe("the choices of a tag's page", () => {
  const formOf = (query: Partial<TagQuery>) => {
    const data = { tag: aTag(), games: { games: [], pagination }, tags: null, challenges: null };
    return toTagPage(data, { ...FIRST, ...query }, aViewContext()).form;
  };

  it("are order and device, each with its options", () => {
    expect(formOf({})).toEqual({
      action: "/tags/runner/",
      label: "Sort by",
      hiddenFields: [],
      choices: [
        {
          ...{ name: "sort", label: "Sort by", chosen: "total-plays-desc" },
          options: [
            { value: "total-plays-desc", label: "Most played" },
            { value: "total-time-played-desc", label: "Longest played" },
            { value: "release-date-desc", label: "Newest" },
            { value: "rating-desc", label: "Best rated" },
          ],
        },
        {
          ...{ name: "platform", label: "Device", chosen: "" },
          options: [
            { value: "", label: "All devices" },
            { value: "desktop", label: "Computer" },
            { value: "mobile", label: "Phone or tablet" },
          ],
        },
      ],
    });
  });

  it("keep the current selection", () => {
    const { choices } = formOf({ sort: "rating-desc", platform: "mobile" });
    expect(choices.map(({ chosen }) => chosen)).toEqual(["rating-desc", "mobile"]);
  });
});

describe("toTagDescription", () => {
  it("has a title and a path for each page of the list", () => {
    expect(
      toTagDescription({ tag: aTag(), games: { games: [], pagination } }, FIRST, aViewContext({ locale: "en" })),
    ).toMatchObject({
      title: "Runner games",
      path: "/tags/runner/",
    });
    expect(
      toTagDescription({ tag: aTag(), games: { games: [], pagination } }, { ...FIRST, page: 2 }, aViewContext()),
    ).toMatchObject({
      title: "Runner games, page 3",
      path: "/tags/runner/?page=2",
    });
    const chosen: TagQuery = { page: 2, sort: "rating-desc", platform: "mobile" };
    expect(toTagDescription({ tag: aTag(), games: { games: [], pagination } }, chosen, aViewContext()).path).toBe(
      "/tags/runner/",
    );
  });

  it.each<Partial<TagQuery>>([{ sort: "rating-desc" }, { platform: "mobile" }])(
    "canonicalizes the choice %o to the first page",
    (choice) => {
      const query = { ...FIRST, ...choice, page: 2 };
      const { path } = toTagDescription({ tag: aTag(), games: { games: [], pagination } }, query, aViewContext());
      expect(path).toBe("/tags/runner/");
    },
  );

  it("has structured data of the list, numbered across pages, and breadcrumbs", () => {
    const games = { games: [aGame()], pagination };
    const view = aViewContext({ locale: "de" });
    const described = toTagDescription({ tag: aTag(), games }, { ...FIRST, page: 2 }, view);
    expect(described.description).toContain("Rennspiel");
    const canonical = "https://play.example.org/de/tags/runner/?page=2";
    const page = { canonical, brandName: "Subpixel", locale: "de" as const };
    const absolute = (href: string) => new URL(href, canonical).href;
    const [list, crumbs] = described.structuredData?.map((describe) => describe({ ...page, absolute })) ?? [];
    const url = "https://play.example.org/de/games/lant01/lantern-run/";
    expect(list).toMatchObject({ itemListElement: [{ position: 51, name: "Lantern Run", url }] });
    expect(crumbs).toMatchObject({
      itemListElement: [
        { name: "Subpixel", item: "https://play.example.org/de/" },
        { name: "Rennspiel", item: canonical },
      ],
    });
  });
});
