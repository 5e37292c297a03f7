import { expect, it } from "vitest";
import { cookieValue } from "./cookie-value";
import { SUGGESTION_COOKIE, suggestionCookie } from "./suggestion-cookie";

it("keeps the refusal for a year on the whole site", () => {
  expect(suggestionCookie({ protocol: "http:" })).toBe(
    "language-suggestion=off; Path=/; Max-Age=31536000; SameSite=Lax",
  );
});

it("goes over https only where it was written over https", () => {
  expect(suggestionCookie(new URL("https://play.test/de/"))).toBe(
    "language-suggestion=off; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  );
});

it("is found among other cookies by what it says", () => {
  expect(cookieValue(`a=1; ${SUGGESTION_COOKIE}; b=2`, "language-suggestion")).toBe("off");
});
