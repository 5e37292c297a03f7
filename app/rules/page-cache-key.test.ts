import { describe, expect, it } from "vitest";
import { LOCALES } from "~/i18n/locales";
import { paths } from "~/paths";
import { playerPaths } from "~/player-paths";
import { isAnonymous, isDocumentUrl, pageCacheKeyCookies, splitQuery } from "./page-cache-key";

const CONSENT = encodeURIComponent(JSON.stringify({ version: 2, necessary: true, marketing: false }));

describe("the choices in the key of a visitor's page", () => {
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

describe("a document's URL", () => {
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
  ])("%s?%s is a document: %s", (path, search, isPage) => {
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

describe("splitQuery", () => {
  it.each([
    ["/", "page=1&utm_source=a", "page=1", "utm_source=a"],
    ["/de/", "utm_source=a&grid=x&search=b", "grid=x&search=b", "utm_source=a"],
    ["/discover", "winCriteria=a&tagAlias=b&tagAlias=c&x=%26", "tagAlias=b&tagAlias=c&winCriteria=a", "x=%26"],
    ["/Discover/", "sort=a&SORT=b", "sort=a", "SORT=b"],
    ["/games/abc123/lantern-run/", "autoPlay=true&page=1", "autoPlay=true", "page=1"],
    ["/cookies/", "page=1", "", "page=1"],
    ["/no/such/page/", "page=1", "", "page=1"],
  ])("splits %s?%s into %j and %j", (path, query, known, unknown) => {
    expect(splitQuery(path, query)).toEqual({ known, unknown });
  });

  it("recognises all parameters of the portal's own URLs", () => {
    const game = { gameId: "1", gameShortId: "abc123", mangledTitle: "run" };
    const challenge = { challengeId: "1", challengeShortId: "abc123", mangledName: "run" };
    const search = { search: "a", page: 1, sort: "a", feed: "b", game: ["c"], studios: ["d"] };
    const addresses = LOCALES.flatMap((locale) => [
      paths.home(locale, 1),
      paths.autoPlay(paths.game(locale, game, { trackId: "t" })),
      paths.room(paths.game(locale, game), "a", { autoPlay: true }),
      paths.challenge(locale, challenge, { trackId: "t", scope: "country", page: 1 }),
      paths.tag(locale, "cosy", 1, { sort: "a", platform: "mobile" }),
      paths.studio(locale, "a", 1),
      paths.feed(locale, "a", 1),
      paths.challenges(locale, { timeFrame: "ended", sort: "a", page: 1 }),
      paths.monthlyChallenges(locale, 1),
      paths.search(locale, search),
      paths.clientError(locale, "a"),
      paths.friends(locale, { page: 1, received: 1, sent: 1 }),
      paths.purchases(locale, { page: 1, orders: 1, history: 1 }),
      paths.privacy(locale, 1),
      paths.favoriteList(locale, "studios", 1),
      paths.recentlyPlayed(locale, "challenges", 1),
      paths.welcome(locale, { step: "a", target: "/" }),
      paths.messages(locale, { isUnread: true, page: 1 }),
      paths.unsubscribe(locale, "a"),
      playerPaths.quests(locale),
    ]);
    for (const address of addresses) {
      const [path = "", query = ""] = address.split("?");
      expect(splitQuery(path, query)).toMatchObject({ unknown: "" });
    }
  });
});
