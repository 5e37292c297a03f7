import { beforeAll, describe, expect, it, vi } from "vitest";
import { unpackTexts } from "~/i18n/pack-texts";
import { loader as homeLoader } from "~/routes/($locale)._index/route";
import { loader as homeFeedLoader } from "~/routes/api.home-feed";
import { loader as frameLoader } from "~/routes/($locale)";
import { loader as unknownLoader } from "~/routes/($locale).$";
import type { FeedSectionOf, HomeFeedView } from "~/view-models/home-feed";
import { runLoader, type RequestOptions } from "../setup/portal";
import { newVisitor, playAsGuest, openPortal, signUp } from "../setup/portal-visitors";

const home = (path: string, options?: RequestOptions) => runLoader(homeLoader, "/:locale?", path, options);

const PUBLIC = "public, max-age=0, s-maxage=6, stale-if-error=300";

/** Console output of the first page: each section warns once per process. */
let warnings: unknown[][];

beforeAll(async () => {
  await openPortal();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await home("/");
  warnings = [...warn.mock.calls];
  warn.mockRestore();
});

describe("the home page", () => {
  it("shows the sections in their order and skips an unknown one with a single warning", async () => {
    const { payload } = await home("/");
    expect(payload.feed?.sections.map(({ type }) => type)).toEqual([
      "FEATURED_GAMES_HEADER",
      "GAME_ROW_SIMPLE",
      "CHALLENGE_ROW",
      "TAGLINE",
      "TAGS",
      "BANNER",
      "GAME_ROW_DOUBLE_TITLE",
    ]);
    expect(warnings).toEqual([[expect.stringContaining("a type that this portal does not know")]]);
  });

  it("has two more pages, split between two sections, and none after them", async () => {
    const first = await home("/");
    expect(first.payload.feed?.next).toEqual({ href: "/?page=1", dataHref: "/api/home-feed/?locale=en&page=1" });
    const second = await home("/?page=1");
    expect(second.payload.feed?.sections.map(({ type }) => type)).toEqual([
      "CHALLENGE_ROW",
      "GAME_ROW_DOUBLE_TITLE",
      "CLAIM",
      "GAMES_GRID",
      "MOBILE_GAME_ROW",
    ]);
    expect(second.payload.feed?.next).toMatchObject({ href: "/?page=2" });
    const { payload } = await home("/?page=2");
    expect(payload.feed?.sections.map(({ type }) => type)).toEqual([
      "TITLE_SECTION",
      "FEATURED_GAMES_HEADER",
      "EXPANDABLE_FEED",
      "CATEGORIES",
      "GAME_MAKER",
      "FAQ",
      "FAQ_CATEGORIES",
      "POPUP",
    ]);
    expect(payload.feed?.next).toBeNull();
    expect((await home("/?page=3")).status).toBe(404);
    expect(await home("/?page=x")).toMatchObject({ status: 301, location: "/" });
  });

  it("filters the grid of the shipped feed in place, for a page and for a script", async () => {
    const gridOf = (feed: HomeFeedView | null | undefined) =>
      feed?.sections.find(({ type }) => type === "GAMES_GRID") as FeedSectionOf<"GAMES_GRID"> | undefined;
    const titles = (feed: HomeFeedView | null | undefined) => gridOf(feed)?.games.map(({ title }) => title);
    const grid = gridOf((await home("/?page=1")).payload.feed);
    const form = new URLSearchParams({ page: String(grid?.filter.page), grid: grid?.id ?? "" });
    for (const [filters, expected] of [
      [{ search: "lantern" }, ["Lantern Run"]],
      [{ tag: "puzzle" }, expect.not.arrayContaining(["Lantern Run"])],
      [{ search: "lantern", tag: "puzzle" }, []],
    ] as const) {
      const query = new URLSearchParams([...form, ...Object.entries(filters)]).toString();
      expect(titles((await home(`/?${query}`)).payload.feed)).toEqual(expected);
      const request = new Request(`http://portal.test/api/home-feed/?locale=en&${query}`);
      const response = await homeFeedLoader({ request, params: {}, context: {} });
      expect(titles((await response.json()) as HomeFeedView)).toEqual(expected);
    }
  });

  it("is English without and German with a prefix, in texts, content and links", async () => {
    const english = (await home("/")).payload;
    const german = (await home("/de/")).payload;
    const [inEnglish, inGerman] = [unpackTexts(english.texts), unpackTexts(german.texts)];
    expect(inEnglish).toMatchObject({ "home.heading": expect.any(String) as unknown });
    expect(Object.keys(inGerman)).toEqual(Object.keys(inEnglish));
    expect(inGerman["home.heading"]).not.toBe(inEnglish["home.heading"]);
    expect(inGerman).not.toHaveProperty(["site.description"]);
    expect(hrefsOf(english.feed).filter((href) => href.startsWith("/de/"))).toEqual([]);
    expect(hrefsOf(german.feed).filter((href) => !href.startsWith("/de/"))).toEqual([]);
    const titles = (feed: typeof english.feed) => feed?.sections.map(({ title }) => title);
    expect(titles(german.feed)).not.toEqual(titles(english.feed));
  });

  it.each([
    ["/", "http://portal.test/", "en_US"],
    ["/de/", "http://portal.test/de/", "de_DE"],
    ["/pt-br/?utm_source=x", "http://portal.test/pt-br/", "pt_BR"],
  ])("has its canonical address and eight alternates at %s", async (path, canonical, socialLocale) => {
    const { meta } = (await home(path)).payload;
    const alternates = meta.filter((tag) => "hrefLang" in tag);
    expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: canonical });
    expect(alternates).toHaveLength(8);
    expect(alternates).toContainEqual({
      ...{ tagName: "link", rel: "alternate", hrefLang: "pt-BR", href: "http://portal.test/pt-br/" },
    });
    expect(alternates).toContainEqual({
      ...{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: "http://portal.test/" },
    });
    expect(meta).toContainEqual({ property: "og:locale", content: socialLocale });
  });

  it("is cached for visitors and never with a session", async () => {
    const visitor = newVisitor();
    visitor.cookies.set("sidebar", "open");
    const forVisitor = await home("/", { visitor });
    expect(forVisitor.headers.get("cache-control")).toBe(PUBLIC);
    expect(forVisitor.headers.get("vary")).toBe("Cookie");
    expect(forVisitor.headers.getSetCookie()).toEqual([]);
    for (const player of [await playAsGuest(), await signUp("cache_reader")]) {
      expect((await home("/", { visitor: player })).headers.get("cache-control")).toBe("private, no-store");
    }
  });

  it.each(["toast", "__Host-toast", "kept-form"])("is private with the cookie %s", async (name) => {
    const visitor = newVisitor();
    visitor.cookies.set(name, "of-one-visitor");
    expect((await home("/", { visitor })).headers.get("cache-control")).toBe("private, no-store");
  });

  it("treats a forged session cookie as private, and its visitor as signed out", async () => {
    const visitor = newVisitor();
    visitor.cookies.set("session", "made-up.signature");
    const { status, headers, payload } = await home("/", { visitor });
    expect(status).toBe(200);
    expect(payload.feed?.sections).toEqual((await home("/")).payload.feed?.sections);
    expect(headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("languages in addresses", () => {
  it.each([
    ["/EN", "/"],
    ["/en/", "/"],
    ["/En/?page=2", "/?page=2"],
    ["/DE/", "/de/"],
    ["/PT-BR", "/pt-br/"],
  ])("redirects %s to %s with 301", async (path, location) => {
    expect(await home(path)).toMatchObject({ status: 301, location });
    expect(await runLoader(frameLoader, "/:locale?", path)).toMatchObject({ status: 301, location });
  });

  it.each(["/fr/", "/deutsch", "/e%CC%81n/", "/..%2F/", "/constructor/"])("returns 404 for %s", async (path) => {
    expect(await home(path)).toMatchObject({ status: 404, location: null });
  });

  it.each(["/nothing/here", "/de/games", "/de/tags/a/b/c"])("returns 404 for the path %s", async (path) => {
    expect((await runLoader(unknownLoader, "/:locale?/*", path)).status).toBe(404);
  });
});

describe("the frame", () => {
  it("returns the sidebar in the page's language without caching", async () => {
    const { payload, headers } = await runLoader(frameLoader, "/:locale?", "/de/");
    expect(payload.sidebar?.sections.length).toBeGreaterThan(0);
    const hrefs = hrefsOf(payload.sidebar);
    expect(hrefs.filter((href) => href.startsWith("/") && !href.startsWith("/de/"))).toEqual([]);
    expect(headers.get("cache-control")).toBe("private, no-store");
  });
});

function hrefsOf(view: unknown): string[] {
  if (typeof view !== "object" || view === null) return [];
  return Object.entries(view).flatMap(([name, value]: [string, unknown]) =>
    name === "href" && typeof value === "string" ? [value] : hrefsOf(value),
  );
}
