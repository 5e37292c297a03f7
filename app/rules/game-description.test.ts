import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanDescription } from "./game-description";

describe("cleanDescription", () => {
  it.each([null, "", "  \n\t", "\u200b\u200b", "\ufeff \u2060"])("returns an empty string for %j", (text) => {
    expect(cleanDescription(text)).toBe("");
  });

  it("restores escaped underscores inside links only", () => {
    expect(cleanDescription("See https://a.test/my\\_page and keep snake\\_case")).toBe(
      "See https://a.test/my_page and keep snake\\_case",
    );
  });

  it("changes only links and surrounding whitespace", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (/https?:/.test(text)) return;
        expect([text.trim(), ""]).toContain(cleanDescription(text));
      }),
    );
  });
});
