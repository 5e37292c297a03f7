import { describe, expect, it } from "vitest";
import { aFeedEntry, anAnyAttribute, aTextAttribute } from "../../tests/fixtures/a-configuration";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import type { Locale } from "~/i18n/locales";
import type { Attribute } from "~contract/entities/attribute";
import type { FeedEntry } from "~contract/entities/feed-entry";
import { toLinkTiles } from "./link-tiles";

const title = aTextAttribute("Title", "Read on", { de: "Weiterlesen" });
const link = anAnyAttribute("Link", "/events/?a=1");
const icon: Attribute = { name: "Icon url", type: "ASSET", url: "/media/icons/zap.svg", variants: [] };
const tags = anAnyAttribute("Tags", [
  { alias: "runner", title: "Runner", titleTranslations: { de: "Rennspiel" } },
  { alias: "cosy games", title: "Cosy" },
  { alias: "untitled" },
  { alias: "blank", title: null, titleTranslations: null },
  { title: "no tag" },
]);

type Type = FeedEntry["customContentItemType"];

const tilesOf = (customContentItemType: Type, attributes: Attribute[], locale: Locale = "en") =>
  toLinkTiles(aFeedEntry({ entryId: "entry", customContentItemType, attributes }), aViewContext({ locale }));

const hrefsOf = (...args: Parameters<typeof tilesOf>) => tilesOf(...args).map(({ href }) => href);

describe("toLinkTiles", () => {
  it("links a tag to its page, identified by entry", () => {
    const entry = aFeedEntry({ entryId: "entry", tag: aTag() });
    expect(toLinkTiles(entry, aViewContext({ locale: "de" }))).toEqual([
      { id: "entry", title: "Rennspiel", href: "/de/tags/runner/", icon: { name: "footprints" } },
    ]);
  });

  it.each(["URL", "TAG"] as const)("links an item of type %s to its link", (type) => {
    expect(tilesOf(type, [title, link, icon, tags], "de")).toEqual([
      { id: "entry", title: "Weiterlesen", href: "/de/events/?a=1", icon: { name: "zap" } },
    ]);
  });

  it("has the default icon if none is set", () => {
    expect(tilesOf("URL", [title, link])).toMatchObject([{ icon: { name: "layers" } }]);
  });

  it.each(["FAQ", "SIDEBAR_ITEM", "UNKNOWN", null, undefined] as const)("is empty for items of type %s", (type) => {
    expect(tilesOf(type, [title, link, tags])).toEqual([]);
  });

  it("is empty for a URL item without a link or a title", () => {
    expect(tilesOf("URL", [title, tags])).toEqual([]);
    expect(tilesOf("URL", [link, tags])).toEqual([]);
    expect(tilesOf("URL", [title, anAnyAttribute("Link", "javascript:alert(1)"), tags])).toEqual([]);
  });
});

describe("tags of an item", () => {
  it("lead to their pages, each with its own title and the item's icon", () => {
    expect(tilesOf("TAG", [tags, icon], "de")).toEqual([
      { id: "entry-runner", title: "Rennspiel", href: "/de/tags/runner/", icon: { name: "zap" } },
      { id: "entry-cosy games", title: "Cosy", href: "/de/tags/cosy%20games/", icon: { name: "zap" } },
      { id: "entry-untitled", title: "untitled", href: "/de/tags/untitled/", icon: { name: "zap" } },
      { id: "entry-blank", title: "blank", href: "/de/tags/blank/", icon: { name: "zap" } },
    ]);
  });

  it("replace a missing link or title", () => {
    const own = ["/tags/runner/", "/tags/cosy%20games/", "/tags/untitled/", "/tags/blank/"];
    expect(hrefsOf("TAG", [title, tags])).toEqual(own);
    expect(hrefsOf("TAG", [link, tags])).toEqual(own);
    expect(hrefsOf("TAG", [title, link, tags])).toEqual(["/events/?a=1"]);
  });

  it("may be empty", () => {
    expect(tilesOf("TAG", [title])).toEqual([]);
  });
});

describe("the days of an item", () => {
  const from = (day: string) => anAnyAttribute("Start day", day);
  const until = (day: string) => anAnyAttribute("End day", day);

  it.each([
    ["its first day", [from("2026-11-21")], 1],
    ["the day before", [from("2026-11-22")], 0],
    ["its last day", [until("2026-11-21")], 1],
    ["the day after", [until("2026-11-20")], 0],
    ["an unreadable day", [from("soon")], 0],
  ])("decide whether it is visible on %s", (_, days, count) => {
    expect(tilesOf("URL", [title, link, ...days])).toHaveLength(count);
    expect(tilesOf("TAG", [title, link, ...days])).toHaveLength(count);
  });

  it("do not hide a tag itself", () => {
    const entry = aFeedEntry({ tag: aTag(), attributes: [until("2026-11-20")] });
    expect(toLinkTiles(entry, aViewContext())).toHaveLength(1);
  });
});
