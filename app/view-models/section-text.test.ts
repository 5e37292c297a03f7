import { describe, expect, it } from "vitest";
import { aSection } from "../../tests/fixtures/a-configuration";
import { toSectionText } from "./section-text";

describe("toSectionText", () => {
  it("speaks the viewer's language, else English", () => {
    expect(toSectionText(aSection(), "de").title).toBe("Neu in dieser Woche");
    expect(toSectionText(aSection(), "ru").title).toBe("Fresh this week");
  });

  it("uses the feed's words where the section has none", () => {
    const nameless = aSection({ name: "", nameTranslations: {}, feedDescription: "Straight from the workshop" });
    expect(toSectionText(nameless, "de")).toEqual({ title: "Neue Spiele", description: "Straight from the workshop" });
  });

  it("has no words where nobody wrote any", () => {
    const silent = aSection({ name: " ", nameTranslations: {}, feedTitle: null, feedTitleTranslations: {} });
    expect(toSectionText(silent, "en")).toEqual({ title: null, description: null });
  });
});
