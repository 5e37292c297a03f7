// @ts-check
import { expect, it } from "vitest";
import { keepCookies } from "./cookies.js";

/** A document that takes cookies as they are given. */
const startFrame = () => {
  class Document {
    /** @type {string[]} */
    given = [];
    get cookie() {
      return this.given.join("; ");
    }
    set cookie(text) {
      this.given.push(text);
    }
  }
  keepCookies(/** @type {Window & typeof globalThis} */ (/** @type {unknown} */ ({ Document })));
  return new Document();
};

it.each([
  ["level=3", "level=3"],
  ["level=3; path=/; max-age=60", "level=3; path=/; max-age=60"],
  ["_ga=1; domain=.play-games.example; path=/", "_ga=1; path=/"],
  ["_ga=1;Domain = play-games.example", "_ga=1"],
  ["domain=3; Secure", "domain=3; Secure"],
])("keeps the cookie %j to the game's host", (given, kept) => {
  const document = startFrame();
  document.cookie = given;
  expect(document.cookie).toBe(kept);
});

it("leaves a frame alone that has no cookies", () => {
  const own = { Document: class {} };
  expect(() => keepCookies(/** @type {Window & typeof globalThis} */ (/** @type {unknown} */ (own)))).not.toThrow();
});
