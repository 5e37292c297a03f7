import { describe, expect, it } from "vitest";
import { LOCALES } from "~/i18n/locales";
import { cacheKey, pageUrlOfData, requestKind, shellUrl } from "./request-kind";

const SITE = "https://play.test";
const kindOf = (path: string, { method = "GET", mode = "no-cors", hasRange = false } = {}) =>
  requestKind({ url: new URL(path, SITE).href, method, mode, hasRange }, SITE);

describe("the kind of a request", () => {
  it.each([
    ["/build/_shared/library-1.js", "asset"],
    ["/build/offline-games/softfall-1.json", "other"],
    ["/fonts/tektur-latin.woff2", "asset"],
    ["/media/covers/softfall/cover/webp-640x360.webp", "picture"],
    ["/media/play/softfall/film/webm-640x360.webm", "other"],
    ["/media/play/softfall/film/mp4-640x360.mp4", "other"],
    ["/games/abc123/softfall.data?_routes=root", "page-data"],
    ["/api/plays.data", "other"],
    ["/api/session/", "other"],
    ["/embedded/api/play/softfall/index.html", "other"],
    ["https://elsewhere.test/build/a.js", "other"],
  ])("%s: %s", (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  it("is a page for a navigation, unless the API renders it", () => {
    expect(kindOf("/de/discover/?page=2", { mode: "navigate" })).toBe("page");
    expect(kindOf("/embedded/api/session/login", { mode: "navigate" })).toBe("other");
    expect(kindOf("/sitemap.xml", { mode: "navigate" })).toBe("other");
  });

  it("is not cacheable for a change or a range request", () => {
    expect(kindOf("/", { method: "POST", mode: "navigate" })).toBe("other");
    expect(kindOf("/media/a.webp", { hasRange: true })).toBe("other");
  });
});

it.each([
  ["/_root.data", "/"],
  ["/de.data?_routes=root", "/de/"],
  ["/search.data?search=owl&_routes=a", "/search/?search=owl"],
])("the data %s belong to %s", (data, page) => {
  expect(pageUrlOfData(SITE + data)).toBe(SITE + page);
});

it.each([
  ["/games/abc123/softfall/?autoPlay=true", "/games/abc123/softfall/"],
  ["/search/?search=owl#results", "/search/?search=owl"],
])("%s is cached as %s", (address, key) => {
  expect(cacheKey(SITE + address)).toBe(SITE + key);
});

it.each([
  ["/games/abc123/softfall/", "/_app/"],
  ["/pt-br/discover/", "/pt-br/_app/"],
  ["/ru/", "/ru/_app/"],
  ["/russian-roulette/", "/_app/"],
])("the shell of %s is %s", (page, shell) => {
  expect(shellUrl(SITE + page, LOCALES)).toBe(SITE + shell);
});
