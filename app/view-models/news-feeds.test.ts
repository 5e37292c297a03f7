import { describe, expect, it } from "vitest";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { newsFeeds } from "./news-feeds";

describe("newsFeeds", () => {
  it("are named in the viewer's language, at paths without one", () => {
    expect(newsFeeds(aViewContext({ locale: "de" }).t, "Subpixel")).toEqual([
      { title: "Neue Spiele auf Subpixel", path: "/feeds/games.xml" },
      { title: "Neue Herausforderungen auf Subpixel", path: "/feeds/challenges.xml" },
    ]);
  });
});
