import { describe, expect, it } from "vitest";
import { aSection } from "../../tests/fixtures/a-configuration";
import { toSectionText } from "./section-text";

describe("toSectionText", () => {
  it("is in the viewer's language, else in English", () => {
    expect(toSectionText(aSection(), "de").title).toBe("Neu in dieser Woche");
    expect(toSectionText(aSection(), "ru").title).toBe("Fresh this week");
  });

  it("falls back to the feed's texts", () => {
    const nameless = aSection({ name: "", nameTranslations: {}, feedDescription: "Straight from the workshop" });
    expect(toSectionText(nameless, "de")).toEqual({ title: "Neue Spiele", description: "Straight from the workshop" });
  });

  it("is null without texts", () => {
    const untitled = aSection({ name: " ", nameTranslations: {}, feedTitle: null, feedTitleTranslations: {} });
    expect(toSectionText(untitled, "en")).toEqual({ title: null, description: null });
  });
});
