import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
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

const PAGE = {
  canonical: "https://play.example.org/feed/fresh/",
  brandName: "Subpixel",
  locale: "en" as const,
  absolute: (href: string) => new URL(href, "https://play.example.org").href,
};

const pagination = { currPage: 0, numPerPage: 25, totalItems: 60, totalPages: 3 };

let entryCount = 0;
const entry = (
  content: Omit<FeedEntry, "entryId" | "attributes">,
  attributes: FeedEntry["attributes"] = [],
): FeedEntry => ({
  entryId: `5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1${String(100 + entryCount++)}`,
  attributes,
  ...content,
});
const text = (name: string, value: string) =>
  ({ name, type: "LOCALIZABLE_STRING", value, translations: { de: `${value} (de)` } }) as const;
const linkTo = (value: unknown) =>
  entry({ customContentItemType: "URL" }, [text("Title", "Read on"), { name: "Link", type: "ANY", value }]);

it("groups adjacent entries of one kind, in the order of the feed", () => {
  const game = entry({ game: aGame() });
  const entries = [
    game,
    entry({ game: aGame() }),
    entry({ tag: aTag() }),
    entry({ challenge: aChallenge() }),
    linkTo("/events/"),
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

it("links custom content in the viewer's language, only with safe links", () => {
  const entries = [linkTo("/discover/?sort=newest"), linkTo("javascript:alert(1)"), linkTo(7), linkTo(null)];
  const untitled = entry({ customContentItemType: "URL" }, [{ name: "Link", type: "ANY", value: "/events/" }]);
  const { blocks } = toFeedPage(
    { feed: FEED, entries: [...entries, untitled, entry({ customContentItemType: "FAQ" })], pagination },
    aViewContext({ locale: "de" }),
  );
  expect(blocks).toMatchObject([
    { kind: "links", items: [{ title: "Read on (de)", href: "/de/discover/?sort=newest", text: null, cover: null }] },
  ]);
});

type Options = { feed?: Partial<Feed>; entries?: FeedEntry[]; currPage?: number; locale?: Locale };

const dataOf = ({ feed = {}, entries = [], currPage = 0 }: Options) => ({
  feed: { ...FEED, ...feed },
  entries,
  pagination: { ...pagination, currPage },
});
const page = (options: Options = {}) => toFeedPage(dataOf(options), aViewContext({ locale: options.locale ?? "en" }));
const described = (options: Options = {}) =>
  toFeedDescription(dataOf(options), aViewContext({ locale: options.locale ?? "en" }));

describe("texts of a feed", () => {
  const descriptionTranslations = { de: "Alles, was neu ist." };

  it("are those of the viewer's language", () => {
    const feed = { description: "All that is new.", descriptionTranslations };
    expect(page({ feed, locale: "de" })).toMatchObject({ title: "Frisch", description: "Alles, was neu ist." });
    expect(page({ feed, locale: "pl" })).toMatchObject({ title: "Fresh", description: "All that is new." });
    expect(page({ feed: { descriptionTranslations }, locale: "de" }).description).toBe("Alles, was neu ist.");
  });

  it("fall back to its alias without a title", () => {
    const feed = { title: "", titleTranslations: {} };
    expect(page({ feed }).title).toBe("fresh");
    expect(described({ feed }).title).toBe("fresh");
  });

  it.each([null, "", " "])("have no description if it is %j", (description) => {
    expect(page({ feed: { description } }).description).toBeNull();
  });
});

describe("pages of a feed", () => {
  it("lead to each other in the viewer's language", () => {
    expect(page({ currPage: 1, locale: "de" }).pager).toMatchObject({
      previous: "/de/feed/fresh/",
      next: "/de/feed/fresh/?page=2",
    });
  });

  it("have no pager if there is only one", () => {
    const only = { ...dataOf({}), pagination: { ...pagination, totalPages: 1 } };
    expect(toFeedPage(only, aViewContext()).pager).toBeNull();
  });
});

describe("toFeedDescription", () => {
  it("is in the viewer's language, with a path for each page", () => {
    const [first, second, third] = [0, 1, 2].map((currPage) => described({ currPage, locale: "de" }));
    expect(first).toMatchObject({ title: "Frisch", path: "/feed/fresh/" });
    expect(second).toMatchObject({ title: "Frisch, Seite 2", path: "/feed/fresh/?page=1" });
    expect(third).toMatchObject({ title: "Frisch, Seite 3", path: "/feed/fresh/?page=2" });
  });

  it("has the feed's description, else a default", () => {
    const feed = { description: "All that is new.", descriptionTranslations: { de: "Alles, was neu ist." } };
    expect(described({ feed, locale: "de" }).description).toBe("Alles, was neu ist.");
    expect(described({ currPage: 2, locale: "de" }).description).toBe(
      "Frisch: ausgewählte Spiele und Herausforderungen, sofort im Browser spielbar.",
    );
  });

  it("lists only the portal's own pages in structured data", () => {
    const entries = [
      entry({ game: aGame() }),
      linkTo("/events/"),
      entry({ challenge: aChallenge() }),
      entry({ tag: aTag() }),
    ];
    const [list] = described({ entries, locale: "de" }).structuredData ?? [];
    const url = "https://play.example.org/de";
    expect(list?.(PAGE)).toEqual({
      "@type": "ItemList",
      numberOfItems: 3,
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Lantern Run", url: `${url}/games/lant01/lantern-run/` },
        {
          ...{ "@type": "ListItem", position: 2, name: "One breath, one run" },
          url: `${url}/challenges/brea01/one-breath-one-run/`,
        },
        { "@type": "ListItem", position: 3, name: "Rennspiel", url: `${url}/tags/runner/` },
      ],
    });
  });

  it("numbers listed items across pages; breadcrumbs omit the page number", () => {
    const { structuredData = [] } = described({ entries: [entry({ game: aGame() })], currPage: 2 });
    expect(structuredData.map((describe) => describe(PAGE))).toMatchObject([
      { numberOfItems: 1, itemListElement: [{ position: 51 }] },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { position: 1, name: "Subpixel", item: "https://play.example.org/" },
          { position: 2, name: "Fresh", item: PAGE.canonical },
        ],
      },
    ]);
  });
});
