import { describe, expect, it } from "vitest";
import type { Feed } from "~contract/entities/feed-entry";
import { aFeedEntry } from "../../tests/fixtures/a-configuration";
import { aGame } from "../../tests/fixtures/a-game";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toEventFeed } from "./event-feed";
import { toFeedBlocks } from "./feed-blocks";

const FEED: Feed = {
  feedId: "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e01",
  alias: "viral-glitch",
  feedType: "MANUAL",
  feedVersion: "1",
  title: "Glitches",
  titleTranslations: { de: "Störungen" },
  description: "All entries of the jam.",
  descriptionTranslations: { de: "Alle Beiträge." },
};
const pagination = { currPage: 0, numPerPage: 1, totalItems: 2, totalPages: 2 };

describe("toEventFeed", () => {
  it("has the feed's texts and entries, without a pager", () => {
    const view = aViewContext({ locale: "de" });
    const entries = [aFeedEntry({ game: aGame() })];
    expect(toEventFeed({ feed: FEED, entries, pagination }, view)).toEqual({
      title: "Störungen",
      description: "Alle Beiträge.",
      blocks: toFeedBlocks(entries, view),
    });
  });

  it("has no description if the feed has none", () => {
    const feed = { ...FEED, description: null, descriptionTranslations: {} };
    expect(toEventFeed({ feed, entries: [], pagination }, aViewContext())).toEqual({
      title: "Glitches",
      description: null,
      blocks: [],
    });
  });
});
