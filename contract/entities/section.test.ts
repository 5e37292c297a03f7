import { describe, expect, it } from "vitest";
import { SECTION } from "../../tests/faults/samples/entities";
import { SECTION_TYPES, section, sectionType } from "./section";

describe("sectionType", () => {
  it("has its types", () => {
    expect([...SECTION_TYPES]).toEqual([
      ...["FEATURED_GAMES_HEADER", "GAME_ROW_SIMPLE", "GAME_ROW_DOUBLE_TITLE", "CHALLENGE_ROW", "MOBILE_GAME_ROW"],
      ...["GAMES_GRID", "CATEGORIES", "TAGS", "FAQ", "FAQ_CATEGORIES", "BANNER", "POPUP", "DISCORD_POPUP", "CLAIM"],
      ...["SIDEBAR_SECTION", "TITLE_SECTION", "GAME_MAKER", "EXPANDABLE_FEED", "TAGLINE"],
    ]);
  });

  it.each(SECTION_TYPES)("accepts %s, also with the suffix _SECTION", (type) => {
    expect(sectionType.parse(type)).toBe(type);
    expect(sectionType.parse(`${type}_SECTION`)).toBe(type);
  });

  it.each([
    "HOLOGRAM",
    "HOLOGRAM_SECTION",
    "FAQ_SECTION_SECTION",
    "GAMES_SECTION_GRID",
    "GAMES_GRID_SECTIONS",
    "GAMES_GRIDSECTION",
    "SIDEBAR",
    "TITLE",
    "_SECTION",
    "games_grid",
    "",
  ])("reads %j as unknown", (type) => {
    expect(sectionType.parse(type)).toBe("UNKNOWN");
  });

  it.each([[7], [null], [undefined]])("refuses %j", (type) => {
    expect(sectionType.safeParse(type).success).toBe(false);
  });
});

describe("section", () => {
  it("has its type without the suffix", () => {
    expect(section.parse({ ...SECTION, sectionType: "FAQ_SECTION" })).toEqual({ ...SECTION, sectionType: "FAQ" });
    expect(section.parse({ ...SECTION, sectionType: "HOLOGRAM" })).toEqual({ ...SECTION, sectionType: "UNKNOWN" });
  });
});
