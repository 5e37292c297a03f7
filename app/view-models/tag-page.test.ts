import { describe, expect, it } from "vitest";
import { aGame } from "../../tests/fixtures/a-game";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toTagDescription, toTagPage } from "./tag-page";

const pagination = { currPage: 1, numPerPage: 25, totalItems: 1248, totalPages: 50 };

describe("toTagPage", () => {
  it("titles the page in the viewer's language and counts the games", () => {
    const page = toTagPage(aTag(), { games: [aGame()], pagination }, aViewContext());
    expect(page).toMatchObject({ title: "Runner", gameCount: "1\u00a0248 games", homeHref: "/" });
    expect(page.games.map(({ title }) => title)).toEqual(["Lantern Run"]);
    expect(toTagPage(aTag(), { games: [], pagination }, aViewContext({ locale: "de" })).title).toBe("Rennspiel");
  });

  it("links the pages around it", () => {
    const { pager } = toTagPage(aTag(), { games: [], pagination }, aViewContext({ locale: "pl" }));
    expect(pager).toMatchObject({ previous: "/pl/tags/runner/", next: "/pl/tags/runner/?page=2" });
  });

  it("counts nothing where there is nothing, and names a tag without a title by its alias", () => {
    const empty = { games: [], pagination: { currPage: 0, numPerPage: 25, totalItems: 0, totalPages: 0 } };
    const tag = aTag({ title: "", titleTranslations: {} });
    expect(toTagPage(tag, empty, aViewContext())).toMatchObject({ title: "runner", gameCount: null, pager: null });
  });
});

describe("toTagDescription", () => {
  it("gives each page of the list its own title and address", () => {
    expect(
      toTagDescription(aTag(), { games: [], pagination: { ...pagination, currPage: 0 } }, aViewContext()),
    ).toMatchObject({
      title: "Runner games",
      path: "/tags/runner/",
    });
    expect(
      toTagDescription(aTag(), { games: [], pagination: { ...pagination, currPage: 2 } }, aViewContext()),
    ).toMatchObject({
      title: "Runner games, page 3",
      path: "/tags/runner/?page=2",
    });
  });
});
