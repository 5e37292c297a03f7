import { describe, expect, it } from "vitest";
import { CHALLENGE, FEED_ENTRIES, GAME, ID, TAG } from "../../tests/faults/samples/entities";
import { CUSTOM_CONTENT_ITEM_TYPES, customContentItemType, feedEntry } from "./feed-entry";

const ENTRY = { entryId: ID, attributes: [] };
const OF_CONTENT = { customContentItemType: "FAQ" };
const NOT_ONE_KIND = [{ path: [], message: "expected exactly one kind of content" }];

describe("customContentItemType", () => {
  it("has its types", () => {
    expect([...CUSTOM_CONTENT_ITEM_TYPES]).toEqual([
      ...["BANNER_VARIANT", "FAQ", "FAQ_CATEGORY", "FEATURE_CONTENT", "FEATURED_FEED_PAGE", "GAMEMAKER_CONTENT"],
      ...["POPUP_CONTENT", "SIDEBAR_ITEM", "SIDEBAR_ITEM_EXPANDABLE", "TAG", "UPCOMING_CLAIM_A_GAME", "URL"],
    ]);
  });

  it.each(CUSTOM_CONTENT_ITEM_TYPES)("keeps %s", (type) => {
    expect(customContentItemType.parse(type)).toBe(type);
  });

  it.each(["HOLOGRAM", "faq", "FAQ ", ""])("reads %j as unknown", (type) => {
    expect(customContentItemType.parse(type)).toBe("UNKNOWN");
  });

  it.each([[7], [null], [undefined]])("refuses %j", (type) => {
    expect(customContentItemType.safeParse(type).success).toBe(false);
  });
});

describe("feedEntry", () => {
  it.each(FEED_ENTRIES.map((entry) => [Object.keys(entry).join(), entry] as const))("accepts %s", (_, entry) => {
    expect(feedEntry.parse({ ...entry, more: 1 })).toEqual(entry);
  });

  it.each([
    [{ ...OF_CONTENT, game: null, challenge: null, tag: null }],
    [{ game: GAME, challenge: null, tag: undefined, customContentItemType: null }],
    [{ challenge: CHALLENGE, game: null }],
    [{ tag: TAG, game: undefined }],
  ])("accepts one kind beside others that are null or missing", (content) => {
    expect(feedEntry.parse({ ...ENTRY, ...content })).toEqual({ ...ENTRY, ...content });
  });

  it("counts content of an unknown type as content", () => {
    const unknown = { ...ENTRY, customContentItemType: "UNKNOWN" };
    expect(feedEntry.parse({ ...ENTRY, customContentItemType: "HOLOGRAM" })).toEqual(unknown);
    expect(feedEntry.parse({ ...ENTRY, customContentItemType: "" })).toEqual(unknown);
  });

  it.each([
    ["none", {}],
    ["none but null", { challenge: null, game: null, tag: null, customContentItemType: null }],
    ["none but undefined", { game: undefined }],
    ["a game and a challenge", { game: GAME, challenge: CHALLENGE }],
    ["a game and a tag", { game: GAME, tag: TAG }],
    ["a tag and custom content", { tag: TAG, ...OF_CONTENT }],
    ["a challenge and custom content", { challenge: CHALLENGE, ...OF_CONTENT }],
    ["all of them", { challenge: CHALLENGE, game: GAME, tag: TAG, ...OF_CONTENT }],
  ])("refuses %s as a whole", (_, content) => {
    expect(feedEntry.safeParse({ ...ENTRY, ...content }).error?.issues).toMatchObject(NOT_ONE_KIND);
  });

  it.each([
    ["entryId", { entryId: "1" }],
    ["entryId", { entryId: undefined }],
    ["attributes", { attributes: undefined }],
    ["attributes", { attributes: {} }],
    ["customContentItemType", { customContentItemType: 7 }],
    ["game", { customContentItemType: null, game: "lantern-run" }],
  ])("reports the field %s for %j", (field, changes) => {
    const { error } = feedEntry.safeParse({ ...ENTRY, ...OF_CONTENT, ...changes });
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
  });

  it("reports the invalid field of its game", () => {
    const { error } = feedEntry.safeParse({ ...ENTRY, game: { ...GAME, multiplayer: "no" } });
    expect(error?.issues).toMatchObject([{ path: ["game", "multiplayer"] }]);
  });
});
