import { describe, expect, it } from "vitest";
import { canonicalRedirect } from "./canonical-slug";

const CANONICAL = "/de/games/i28dkj/pixel-run/";

describe("canonicalRedirect", () => {
  it.each([
    "https://a.test/de/games/i28dkj/pixel-run/",
    "https://a.test/de/games/i28dkj/pixel-run",
    "https://a.test/de/games/i28dkj/pixel-run//",
    "https://a.test/de/games/i28dkj/pixel%2Drun/?autoPlay=true",
  ])("does not redirect %s", (url) => {
    expect(canonicalRedirect(url, CANONICAL)).toBeNull();
  });

  it.each([
    ["a wrong name", "/de/games/i28dkj/other/"],
    ["a missing name", "/de/games/i28dkj/"],
    ["the long id", "/de/games/0b7e6f0e-5f0a-4a54-9a7b-1f2d3c4b5a69/pixel-run/"],
    ["a broken escape", "/de/games/i28dkj/%zz/"],
  ])("redirects %s to the canonical path", (_, path) => {
    expect(canonicalRedirect(`https://a.test${path}?page=2&x=1`, CANONICAL)).toBe(`${CANONICAL}?page=2&x=1`);
  });

  it("distinguishes different broken escapes", () => {
    expect(canonicalRedirect("https://a.test/de/games/i28dkj/%zz/", "/de/games/i28dkj/100%/")).toBe(
      "/de/games/i28dkj/100%/",
    );
  });
});
