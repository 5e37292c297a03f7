import { expect, it } from "vitest";
import { aChallenge } from "../../tests/fixtures/a-challenge";
import { aGame } from "../../tests/fixtures/a-game";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import type { Feed, FeedEntry } from "~contract/entities/feed-entry";
import { toFeedDescription, toFeedPage } from "./feed-page";

const FEED: Feed = {
  feedId: "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e01",
  alias: "fresh",
  feedType: "MANUAL",
  feedVersion: "1",
  title: "Fresh",
  titleTranslations: { de: "Frisch" },
  description: null,
  descriptionTranslations: {},
};

const pagination = { currPage: 0, numPerPage: 25, totalItems: 60, totalPages: 3 };

let made = 0;
const entry = (
  content: Omit<FeedEntry, "entryId" | "attributes">,
  attributes: FeedEntry["attributes"] = [],
): FeedEntry => ({
  entryId: `5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1${String(100 + made++)}`,
  attributes,
  ...content,
});
const text = (name: string, value: string) =>
  ({ name, type: "LOCALIZABLE_STRING", value, translations: { de: `${value} (de)` } }) as const;
const leadingTo = (value: unknown) =>
  entry({ customContentItemType: "URL" }, [text("Title", "Read on"), { name: "Link", type: "ANY", value }]);

it("draws neighbours of one kind together, in the order of the feed", () => {
  const game = entry({ game: aGame() });
  const entries = [
    game,
    entry({ game: aGame() }),
    entry({ tag: aTag() }),
    entry({ challenge: aChallenge() }),
    leadingTo("/events/"),
    entry({ game: aGame() }),
  ];
  const { blocks } = toFeedPage({ feed: FEED, entries, pagination }, aViewContext());
  expect(blocks.map(({ kind, items, firstCover }) => [kind, items.length, firstCover])).toEqual([
    ["games", 2, 0],
    ["tags", 1, 2],
    ["challenges", 1, 2],
    ["links", 1, 3],
    ["games", 1, 4],
  ]);
  expect(blocks[0]?.items[0]?.id).toBe(game.entryId);
});

it("makes links of its own content in the viewer's language, and never of what must not be one", () => {
  const entries = [
    leadingTo("/discover/?sort=newest"),
    leadingTo("javascript:alert(1)"),
    leadingTo(7),
    leadingTo(null),
  ];
  const untitled = entry({ customContentItemType: "URL" }, [{ name: "Link", type: "ANY", value: "/events/" }]);
  const { blocks } = toFeedPage(
    { feed: FEED, entries: [...entries, untitled, entry({ customContentItemType: "FAQ" })], pagination },
    aViewContext({ locale: "de" }),
  );
  expect(blocks).toMatchObject([
    { kind: "links", items: [{ title: "Read on (de)", href: "/de/discover/?sort=newest", text: null, cover: null }] },
  ]);
});

it("describes itself in the viewer's language, each page by its own address", () => {
  const view = aViewContext({ locale: "de" });
  const page = { feed: FEED, entries: [], pagination };
  const third = { ...page, pagination: { ...pagination, currPage: 2 } };
  expect(toFeedDescription(page, view)).toMatchObject({ title: "Frisch", path: "/feed/fresh/" });
  expect(toFeedDescription(third, view)).toMatchObject({ title: "Frisch, Seite 3", path: "/feed/fresh/?page=2" });
  expect(toFeedPage({ feed: FEED, entries: [], pagination }, view).pager?.next).toBe("/de/feed/fresh/?page=1");
});
