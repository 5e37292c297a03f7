import { describe, expect, it } from "vitest";
import { MAX_GAME_TITLE_LENGTH } from "~contract/calls/developer-games";
import { checkGameName, mangledTitleOf } from "./game-names";

describe("checkGameName", () => {
  it.each([
    ["Lantern Run", "Lantern Run"],
    ["  Tall   Order ", "Tall Order"],
    ["Żółw 2: Powrót!", "Żółw 2: Powrót!"],
    ["Cafe\u0301", "Café"],
    ["夜の森", "夜の森"],
    ["2048", "2048"],
  ])("takes %j as %j", (given, name) => {
    expect(checkGameName(given, "name")).toBe(name);
  });

  it("takes as many characters as a name may have", () => {
    const longest = "𝔸".repeat(MAX_GAME_TITLE_LENGTH);
    expect(checkGameName(longest, "name")).toBe(longest);
    expect(() => checkGameName(`${longest}a`, "name")).toThrow("game_name_too_long");
  });

  it.each(["", "   ", "\u00a0"])("refuses %j as empty", (given) => {
    expect(() => checkGameName(given, "name")).toThrow("game_name_empty");
  });

  it.each(["a\u0000b", "a\nb", "a\u200bb", "a\u202eb", "a\u2028b", "!!!", "★ ★"])(
    "refuses the characters of %j",
    (given) => {
      expect(() => checkGameName(given, "name")).toThrow("invalid_characters_in_name");
    },
  );

  it("names the field", () => {
    expect(() => checkGameName("", "title")).toThrow(expect.objectContaining({ details: { fieldName: "title" } }));
  });
});

describe("mangledTitleOf", () => {
  it("spells a name for addresses", () => {
    expect(mangledTitleOf("Żółw 2: Powrót!")).toBe("zolw-2-powrot");
    expect(mangledTitleOf("Ночь")).toBe("noch");
  });

  it("has a word for what it cannot spell", () => {
    expect(mangledTitleOf("夜の森")).toBe("game");
  });
});
