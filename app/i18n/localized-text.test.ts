import { describe, expect, it } from "vitest";
import { localizedText } from "./localized-text";

describe("localizedText", () => {
  it.each([
    ["the viewer's language", { de: "Spiele", en: "Games" }, "Spiele"],
    ["English where that is missing", { en: "Games" }, "Games"],
    ["English where that is blank", { de: " ", en: "Games" }, "Games"],
    ["English where that shows nothing", { de: "\u200b\u2060", en: "Games" }, "Games"],
    ["the untranslated value", { pl: "Gry" }, "games"],
  ])("returns %s", (_, translations, expected) => {
    expect(localizedText("games", translations, "de")).toBe(expected);
  });

  it("is empty where there is no text at all", () => {
    expect(localizedText("", {}, "de")).toBe("");
  });
});
