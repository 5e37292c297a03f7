import { createRequire } from "node:module";
import type * as Router from "@remix-run/router";
import { describe, expect, it } from "vitest";

type RouteObject = Router.AgnosticRouteObject;

const load = createRequire(import.meta.url);
const patched = load("@remix-run/router/dist/router.cjs.js") as typeof Router;
/** The same version in another format, which the patch leaves as it is. */
const original = load("@remix-run/router/dist/router.umd.js") as typeof Router;

const PATHS = [
  "games/:gameId/:title?",
  "games",
  "games/:gameId/:title?/tracks/:trackId",
  "search",
  "*",
  "profile/favorites/:type?",
];
const ROUTES: RouteObject[] = [
  {
    id: "root",
    path: "",
    children: [
      {
        id: "locale",
        path: ":locale?",
        children: [
          { id: "home", index: true },
          {
            id: "profile",
            path: "profile",
            children: [
              { id: "own", index: true },
              { id: "friends", path: "friends" },
            ],
          },
          { id: "exact", path: "Exact", caseSensitive: true },
          ...PATHS.map((path) => ({ id: path, path })),
        ],
      },
      { id: "api", path: "api/bell" },
      { id: "file", path: ":locale?/feeds/:feed.xml" },
    ],
  },
];
const PARTS = [
  "",
  "/",
  "//",
  "de",
  "games",
  "GAMES",
  "a1",
  "tracks",
  "profile",
  "friends",
  "favorites",
  "Exact",
  "exact",
  "api",
  "bell",
];
const STRANGE = ["%2F", "%0A", "%C3%A4", ".", "..", "feeds", "x.xml", "*", ":locale", "a b", "search"];

function idsAndParams({ matchRoutes }: typeof Router, address: string): string {
  const matches = matchRoutes(ROUTES, address) ?? [];
  return JSON.stringify(matches.map(({ route, ...match }) => ({ id: route.id, ...match })));
}

describe("the patched router", () => {
  it("matches every address as the original one does", () => {
    const parts = [...PARTS, ...STRANGE];
    const addresses = parts.flatMap((first) =>
      parts.flatMap((second) =>
        STRANGE.slice(0, 6).flatMap((third) => [`/${first}/${second}/${third}`, `/${first}/games/${second}/${third}/`]),
      ),
    );
    const differing = addresses.filter((address) => idsAndParams(patched, address) !== idsAndParams(original, address));
    expect(differing).toEqual([]);
    expect(new Set(addresses.map((address) => idsAndParams(patched, address))).size).toBeGreaterThan(1_000);
  });

  it("matches routes that are not the same ones anew", () => {
    const [first, second] = [[{ id: "first", path: "a" }], [{ id: "second", path: "a" }]];
    expect(patched.matchRoutes(first, "/a")?.[0]?.route.id).toBe("first");
    expect(patched.matchRoutes(second, "/a")?.[0]?.route.id).toBe("second");
  });
});
