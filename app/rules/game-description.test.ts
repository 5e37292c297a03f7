import { describe, expect, it } from "vitest";
import { cleanDescription, descriptionParagraphs } from "./game-description";

describe("cleanDescription", () => {
  it.each([null, "", "  \n\t", "\u200b\u200b", "\ufeff \u2060"])("makes %j empty", (text) => {
    expect(cleanDescription(text)).toBe("");
  });

  it("restores escaped underscores inside links only", () => {
    expect(cleanDescription("See https://a.test/my\\_page and keep snake\\_case")).toBe(
      "See https://a.test/my_page and keep snake\\_case",
    );
  });
});

describe("descriptionParagraphs", () => {
  it("parts paragraphs at blank lines", () => {
    expect(descriptionParagraphs("One.\nStill one.\n\n \nTwo.")).toEqual([
      [{ text: "One.\nStill one.", href: null }],
      [{ text: "Two.", href: null }],
    ]);
  });

  it("links bare addresses and leaves the sentence's full stop outside", () => {
    expect(descriptionParagraphs("Rules: https://a.test/r?x=1.")).toEqual([
      [
        { text: "Rules: ", href: null },
        { text: "https://a.test/r?x=1", href: "https://a.test/r?x=1" },
        { text: ".", href: null },
      ],
    ]);
  });

  it("links no other scheme", () => {
    expect(descriptionParagraphs("javascript:alert(1) data:text/html,x")).toEqual([
      [{ text: "javascript:alert(1) data:text/html,x", href: null }],
    ]);
  });

  it("has no paragraph for an empty text", () => {
    expect(descriptionParagraphs("\u200b")).toEqual([]);
  });
});
