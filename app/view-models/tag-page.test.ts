import { describe, expect, it } from "vitest";
import { aGame } from "../../tests/fixtures/a-game";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toTagDescription, toTagPage, type TagPageData, type TagQuery } from "./tag-page";

const FIRST: TagQuery = { page: 0, sort: undefined, platform: undefined };
const pageOf = (games: TagPageData["games"], view = aViewContext(), tag = aTag()) =>
  toTagPage({ tag, games, tags: null, challenges: null }, FIRST, view);
const pagination = { currPage: 1, numPerPage: 25, totalItems: 1248, totalPages: 50 };

describe("toTagPage", () => {
  it("titles the page in the viewer's language and counts the games", () => {
    const page = pageOf({ games: [aGame()], pagination });
    expect(page).toMatchObject({ title: "Runner", gameCount: "1\u00a0248 games", homeHref: "/" });
    expect(page.games.map(({ title }) => title)).toEqual(["Lantern Run"]);
    expect(pageOf({ games: [], pagination }, aViewContext({ locale: "de" })).title).toBe("Rennspiel");
  });

  it("links the pages around it", () => {
    const { pager } = pageOf({ games: [], pagination }, aViewContext({ locale: "pl" }));
    expect(pager).toMatchObject({ previous: "/pl/tags/runner/", next: "/pl/tags/runner/?page=2" });
  });

  it("keeps order and device on the other pages and leads the multiplayer tag to the multiplayer games", () => {
    const tag = aTag({ alias: "multiplayer" });
    const query: TagQuery = { page: 0, sort: "rating-desc", platform: "mobile" };
    const data = { tag, games: { games: [], pagination }, tags: [], challenges: null };
    const page = toTagPage(data, query, aViewContext());
    expect(page.pager?.next).toBe("/tags/multiplayer/?sort=rating-desc&platform=mobile&page=2");
    expect(page.discoverHref).toBe("/discover/?multiplayer=true");
  });

  it("counts nothing where there is nothing, and names a tag without a title by its alias", () => {
    const empty = { games: [], pagination: { currPage: 0, numPerPage: 25, totalItems: 0, totalPages: 0 } };
    const tag = aTag({ title: "", titleTranslations: {} });
    expect(pageOf(empty, aViewContext(), tag)).toMatchObject({ title: "runner", gameCount: null, pager: null });
  });
});

describe("toTagDescription", () => {
  it("gives each page of the list its own title and address", () => {
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
});
