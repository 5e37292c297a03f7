import { describe, expect, it } from "vitest";
import { deviceClassOf, pageClassOf } from "./event-classes";

describe("deviceClassOf", () => {
  it.each([
    ["desktop", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36"],
    ["desktop", ""],
    ["phone", "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36"],
    ["phone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1"],
    ["phone", "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"],
    ["tablet", "Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 Chrome/130.0 Safari/537.36"],
    ["tablet", "Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1"],
  ])("is %s for %s", (device, userAgent) => {
    expect(deviceClassOf(userAgent)).toBe(device);
  });
});

describe("pageClassOf", () => {
  it.each([
    ["/", "en", "home"],
    ["/pt-br/", "pt-br", "home"],
    ["/de/games/i28dkj/lantern-run/", "de", "game"],
    ["/games/i28dkj/lantern-run/", "en", "game"],
    ["/search/", "en", "search"],
    ["/design/", "en", "page"],
    ["/en/discover/", "en", "page"],
  ])("of %s is %s, %s", (path, language, page) => {
    expect(pageClassOf(path)).toEqual({ language, page });
  });
});
