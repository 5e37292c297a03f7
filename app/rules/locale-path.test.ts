import { describe, expect, it } from "vitest";
import { canonicalDocumentPath, splitLocale, withLocale } from "./locale-path";

describe("splitLocale", () => {
  it("reads the prefix and leaves the rest", () => {
    expect(splitLocale("/de/games/abc123/x/")).toEqual({ locale: "de", path: "/games/abc123/x/" });
    expect(splitLocale("/pt-br")).toEqual({ locale: "pt-br", path: "/" });
  });

  it("takes English where there is no known prefix", () => {
    expect(splitLocale("/games/")).toEqual({ locale: "en", path: "/games/" });
    expect(splitLocale("/xx/games/")).toEqual({ locale: "en", path: "/xx/games/" });
  });
});

describe("withLocale", () => {
  it("prefixes every language but English", () => {
    expect(withLocale("en", "/tags/cosy/")).toBe("/tags/cosy/");
    expect(withLocale("ru", "/")).toBe("/ru/");
  });
});

describe("canonicalDocumentPath", () => {
  it.each([
    ["/", "/"],
    ["/de", "/de/"],
    ["/games/abc123/name", "/games/abc123/name/"],
    ["/en", "/"],
    ["/en/games/abc123/name/", "/games/abc123/name/"],
    ["/PT-BR/tags/cosy", "/pt-br/tags/cosy/"],
    ["/xx/tags/", "/xx/tags/"],
  ])("%s becomes %s", (from, to) => {
    expect(canonicalDocumentPath(from)).toBe(to);
  });
});
