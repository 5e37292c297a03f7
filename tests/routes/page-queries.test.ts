import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "~api/db/database";
import { loader as frameLoader } from "~/routes/($locale)";
import { loader as homeLoader } from "~/routes/($locale)._index/route";
import { loader as discoverLoader } from "~/routes/($locale).discover/route";
import { loader as gameLoader } from "~/routes/($locale).games.$gameId.($mangledTitle)/route";
import { loader as searchLoader } from "~/routes/($locale).search/route";
import { loadRoot } from "~/server/root-data.server";
import { runInRequest } from "~observe/request-scope";
import { getGame } from "~contract/calls/games";
import { gameId } from "~api/seed/demo-games";
import { countQueries } from "../fixtures/count-queries";
import { expectWarnings, UNKNOWN_SECTION } from "../setup/expect-warnings";
import { newVisitor, openPortal, signUp } from "../setup/portal-visitors";
import { TEST_SITE_URL, type TestVisitor } from "../setup/test-api";

expectWarnings(UNKNOWN_SECTION);

let database: Database;
let player: TestVisitor;
let game: { path: string; params: Record<string, string> };

beforeAll(async () => {
  database = await openPortal();
  player = await signUp("counted_player");
  const response = await newVisitor().fetch(getGame.path.replace("{gameId}", gameId("lantern-run")));
  const { data } = (await response.json()) as { data: { gameShortId: string; mangledTitle: string } };
  const params = { gameId: data.gameShortId, mangledTitle: data.mangledTitle };
  game = { path: `/games/${params.gameId}/${params.mangledTitle}/`, params };
});

type Loader = typeof homeLoader | typeof gameLoader | typeof discoverLoader | typeof searchLoader;

/** As the server does: in parallel with one context. */
async function countPageQueries(loader: Loader, path: string, params: Record<string, string> = {}): Promise<number> {
  const cookie = [...player.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const request = new Request(new URL(path, TEST_SITE_URL), { headers: { cookie } });
  const args = { request, params, context: {} };
  return runInRequest({ requestId: "" }, () =>
    countQueries(database, () => Promise.all([loadRoot(args), frameLoader(args), loader(args)])),
  );
}

// With warm caches. Raise a number only with a reason (docs/decisions/0062).
describe("a player's page stays within its number of queries", () => {
  it.each([
    ["home", () => countPageQueries(homeLoader, "/"), 9],
    ["game", () => countPageQueries(gameLoader, game.path, game.params), 19],
    ["discover", () => countPageQueries(discoverLoader, "/discover/"), 10],
    ["search", () => countPageQueries(searchLoader, "/search/?search=lantern"), 18],
  ])("for %s", async (_, count, max) => {
    const first = await count();
    const again = await count();
    expect(again).toBeLessThan(first);
    expect(again).toBeLessThanOrEqual(max);
    // Fewer would mean that the database was not queried at all.
    expect(again).toBeGreaterThan(3);
  });
});
