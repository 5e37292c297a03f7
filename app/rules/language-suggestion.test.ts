import { expect, it } from "vitest";
import { suggestedLanguage } from "./language-suggestion";

it.each([
  [["de"], "en", "de"],
  [["de-AT", "en"], "en", "de"],
  [["en-GB", "de"], "en", null],
  [["en-GB", "de"], "de", "en"],
  [["fr", "pl", "en"], "en", "pl"],
  [["pt-PT"], "en", "pt-br"],
  [["pt-BR"], "pt-br", null],
  [["PT_br"], "en", "pt-br"],
  [["fr", "ja"], "en", null],
  [["des", ""], "en", null],
  [[], "tr", null],
] as const)("%j on a page in %s: %s", (browserLanguages, pageLocale, suggestion) => {
  expect(suggestedLanguage({ browserLanguages, pageLocale, isDismissed: false })).toBe(suggestion);
});

it("suggests nothing once it was turned down", () => {
  expect(suggestedLanguage({ browserLanguages: ["de"], pageLocale: "en", isDismissed: true })).toBeNull();
});
