import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { routePatterns, type RouteEntry } from "./route-pattern";

const ROUTES: RouteEntry[] = [
  { id: "root", path: "" },
  { id: "frame", parentId: "root", path: ":locale?" },
  { id: "home", parentId: "frame" },
  { id: "game", parentId: "frame", path: "games/:gameId/:mangledTitle?" },
  { id: "challenge", parentId: "frame", path: "challenges/:challengeId/:mangledName?" },
  { id: "monthly", parentId: "frame", path: "challenges/monthly-challenges" },
  { id: "feed", parentId: "root", path: ":locale?/feeds/games.xml" },
  { id: "api", parentId: "root", path: "embedded/api/*" },
  { id: "elsewhere", parentId: "frame", path: "*" },
];
const nameOf = routePatterns(ROUTES);

describe("the pattern of a path", () => {
  it.each([
    ["/", "/"],
    ["/de/", "/"],
    ["/_root.data", "/"],
    ["/pt-br/games/abc123/lantern-run/", "/games/:gameId/:mangledTitle?"],
    ["/games/abc123//", "/games/:gameId/:mangledTitle?"],
    ["/games/abc123", "/games/:gameId/:mangledTitle?"],
    ["/games/abc123/lantern-run.data", "/games/:gameId/:mangledTitle?"],
    ["/challenges/monthly-challenges/", "/challenges/monthly-challenges"],
    ["/challenges/abc123/", "/challenges/:challengeId/:mangledName?"],
    ["/feeds/games.xml", "/feeds/games.xml"],
    ["/feeds/gamesxxml", "/*"],
    ["/embedded/api/gxc/v3/games", "/embedded/api/*"],
    ["/wp-login.php", "/*"],
  ])("of %s is %s", (address, pattern) => {
    expect(nameOf(address)).toBe(pattern);
  });

  it("is the catch-all when no route matches", () => {
    expect(routePatterns([{ id: "home", path: "" }])("/games/")).toBe("/*");
    expect(routePatterns([])("/")).toBe("/*");
  });

  it("is one of a bounded set for any path", () => {
    const allowed = new Set([
      "/",
      "/*",
      "/embedded/api/*",
      ...ROUTES.map(({ path = "" }) => `/${path.replace(/^:locale\?\/?/, "")}`),
    ]);
    fc.assert(fc.property(fc.webPath(), (path) => allowed.has(nameOf(path))));
  });
});
