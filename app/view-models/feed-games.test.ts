import { describe, expect, it } from "vitest";
import { aChallenge } from "../../tests/fixtures/a-challenge";
import { aFeedEntry } from "../../tests/fixtures/a-configuration";
import { aGame } from "../../tests/fixtures/a-game";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toFeedGames } from "./feed-games";
import { toGameCard } from "./game-card";

const at = (currPage: number, totalPages: number) => ({ currPage, totalPages, numPerPage: 25, totalItems: 60 });

describe("toFeedGames", () => {
  it("returns only the games of a feed, identified by entry", () => {
    const view = aViewContext({ locale: "de" });
    const entries = [
      aFeedEntry({ entryId: "one", game: aGame() }),
      aFeedEntry({ challenge: aChallenge() }),
      aFeedEntry({ tag: aTag() }),
      aFeedEntry({ game: null, customContentItemType: "URL" }),
      aFeedEntry({ entryId: "two", game: aGame({ title: "Softfall" }) }),
    ];
    expect(toFeedGames({ entries, pagination: at(0, 3) }, view)).toEqual({
      games: [
        { ...toGameCard(aGame(), view), id: "one" },
        { ...toGameCard(aGame({ title: "Softfall" }), view), id: "two" },
      ],
      next: 1,
    });
  });

  it.each([
    [0, 0, null],
    [0, 1, null],
    [1, 3, 2],
    [2, 3, null],
    [3, 3, null],
  ])("after page %i of %i the next is %s", (currPage, totalPages, next) => {
    expect(toFeedGames({ entries: [], pagination: at(currPage, totalPages) }, aViewContext())).toEqual({
      games: [],
      next,
    });
  });
});
