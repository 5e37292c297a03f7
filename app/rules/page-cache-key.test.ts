import { describe, expect, it } from "vitest";
import { isAnonymous, isDocumentUrl, pageCacheKeyCookies } from "./page-cache-key";

const CONSENT = encodeURIComponent(JSON.stringify({ version: 2, necessary: true, marketing: false }));

describe("the choices that a visitor's page is made from", () => {
  it.each([
    ["", ""],
    ["theme=none.system; sidebar=collapsed", ""],
    ["other=1; theme=hackerman.dark; _ga=x", "theme=hackerman.dark"],
    ["theme=unknown.dark", "theme=none.dark"],
    ["theme=<script>.x", ""],
    [`sidebar=open; cookie-consent=${CONSENT}`, `cookie-consent=${CONSENT}; sidebar=open`],
    [
      `cookie-consent=${encodeURIComponent('{"marketing":false,"necessary":true,"version":2,"more":1}')}`,
      `cookie-consent=${CONSENT}`,
    ],
    ["quests-seen=anything", "quests-seen=1"],
  ])("of %j are %j", (cookies, choices) => {
    expect(pageCacheKeyCookies(cookies)).toBe(choices);
    expect(pageCacheKeyCookies(choices)).toBe(choices);
  });
});

describe("a page's address", () => {
  it.each([
    ["/", "", true],
    ["/de/games/abc123/lantern-run/", "utm_source=x", true],
    ["/search/", "search=a&page=1", true],
    ["/", "_data=root", false],
    ["/search/", "search=a&_data=routes%2F_index", false],
    ["/api/ping/", "", false],
    ["/refused/413/", "locale=de", false],
    ["/to-https/", "address=/", false],
    ["/embedded/api/session/login/", "", false],
    ["/robots.txt", "", false],
    ["/de", "", false],
    ["http://other.example/", "", false],
    ["*", "", false],
  ])("%s?%s is one: %s", (path, search, isPage) => {
    expect(isDocumentUrl(path, search)).toBe(isPage);
  });
});

describe("a request without a session", () => {
  it.each([
    ["", true],
    ["theme=none.dark; mysession=1", true],
    ["session=abc", false],
    ["theme=none.dark; SESSION_TYPE=x", false],
    ["session=", false],
    ["toast=eyJ", false],
    ["kept-form=eyJ", false],
  ])("%j: %s", (cookies, isVisitor) => {
    expect(isAnonymous(cookies, ["session", "SESSION", "SESSION_TYPE"])).toBe(isVisitor);
  });
});
