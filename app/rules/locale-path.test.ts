import { describe, expect, it } from "vitest";
import { canonicalDocumentPath, splitLocale, withLocale } from "./locale-path";

describe("splitLocale", () => {
  it("splits the prefix from the path", () => {
    expect(splitLocale("/de/games/abc123/x/")).toEqual({ locale: "de", path: "/games/abc123/x/" });
    expect(splitLocale("/pt-br")).toEqual({ locale: "pt-br", path: "/" });
  });

  it("never returns a path to another host", () => {
    expect(splitLocale("/de//evil.example/")).toEqual({ locale: "de", path: "/evil.example/" });
    expect(splitLocale("/de/\\evil.example/")).toEqual({ locale: "de", path: "/evil.example/" });
  });

  it("is English without a known prefix", () => {
    expect(splitLocale("/games/")).toEqual({ locale: "en", path: "/games/" });
    expect(splitLocale("/xx/games/")).toEqual({ locale: "en", path: "/xx/games/" });
    expect(splitLocale("/en/games/")).toEqual({ locale: "en", path: "/en/games/" });
  });
});

describe("withLocale", () => {
  it("adds the prefix of every language but English", () => {
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
    ["//evil.example/", "/evil.example/"],
    ["/en//evil.example/", "/evil.example/"],
    ["/EN///evil.example", "/evil.example/"],
    ["/en/\\\\evil.example", "/evil.example/"],
    ["/de//evil.example/", "/de/evil.example/"],
    ["/en//", "/"],
    ["games/abc123/name", "/games/abc123/name/"],
    ["/en/%2F%2Fevil.example", "/%2F%2Fevil.example/"],
  ])("%s becomes %s", (from, to) => {
    expect(canonicalDocumentPath(from)).toBe(to);
  });
});
