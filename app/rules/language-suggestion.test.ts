import { expect, it } from "vitest";
import { cookieValue } from "./cookies";
import { suggestedLanguage, SUGGESTION_COOKIE, suggestionCookie } from "./language-suggestion";

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

it("suggests nothing after a dismissal", () => {
  expect(suggestedLanguage({ browserLanguages: ["de"], pageLocale: "en", isDismissed: true })).toBeNull();
});

it("the cookie lasts for a year on all paths", () => {
  expect(suggestionCookie({ protocol: "http:" })).toBe(
    "language-suggestion=off; Path=/; Max-Age=31536000; SameSite=Lax",
  );
});

it("the cookie is secure if it was set over https", () => {
  expect(suggestionCookie(new URL("https://play.test/de/"))).toBe(
    "language-suggestion=off; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  );
});

it("the cookie can be read among others", () => {
  expect(cookieValue(`a=1; ${SUGGESTION_COOKIE}; b=2`, "language-suggestion")).toBe("off");
});
