import { describe, expect, it } from "vitest";
import type { EntrySubject } from "~contract/entities/page-content";
import { takesPicture, writtenFields } from "./entry-picture";

const GAME: EntrySubject = { kind: "GAME", gameId: "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09" };
const custom = (customType: string): EntrySubject => ({ kind: "CUSTOM", customType });

describe("takesPicture", () => {
  it.each<[string, EntrySubject, boolean]>([
    ["FEATURED_GAMES_HEADER", GAME, true],
    ["GAME_ROW_SIMPLE", GAME, false],
    ["CLAIM", GAME, false],
    ["CLAIM", custom("UPCOMING_CLAIM_A_GAME"), true],
    ["BANNER", custom("BANNER_VARIANT"), true],
    ["SIDEBAR_SECTION", custom("SIDEBAR_ITEM"), false],
    ["BANNER", custom("NEWEST_TYPE"), false],
  ])("says whether entries of %s show one of their own: %o", (sectionType, subject, takes) => {
    expect(takesPicture({ sectionType, entry: { subject } })).toBe(takes);
  });
});

describe("writtenFields", () => {
  it("are those of the entry without its picture", () => {
    expect(writtenFields({ subject: GAME })).toEqual(["Headline", "Title", "Subheading", "Button text"]);
    expect(writtenFields({ subject: custom("FAQ_CATEGORY") })).toEqual(["Title"]);
  });
});
