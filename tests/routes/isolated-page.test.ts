import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { games } from "~api/db/schema";
import { CHALLENGE_LIST } from "~api/seed/challenge-list";
import { gameId, gamePath } from "~api/seed/demo-games";
import { seedShortId } from "~api/seed/deterministic-ids";
import { loader as challengeLoader } from "~/routes/($locale).challenges.$challengeId.($mangledName)/route";
import { loader as gameLoader } from "~/routes/($locale).games.$gameId.($mangledTitle)/route";
import { runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";
import { TEST_SITE_URL } from "../setup/test-api";

const SHARED = "softfall";
const PATH = gamePath(SHARED);
const POLICY = "cross-origin-embedder-policy";

/** A data request from another page's script. */
const fromPage = (path: string) => ({ "sec-fetch-dest": "empty", referer: TEST_SITE_URL + path });
const gamePage = (path: string, headers: Record<string, string> = {}) =>
  runLoader(gameLoader, "/:locale?/games/:gameId/:mangledTitle?", path, { headers });
const challengePage = (path: string, headers: Record<string, string> = {}) =>
  runLoader(challengeLoader, "/:locale?/challenges/:challengeId/:mangledName?", path, { headers });

function challengePathOf(slug: string): string {
  const challenge = CHALLENGE_LIST.find((one) => one.game === slug);
  if (!challenge) throw new Error(`${slug} has no challenge`);
  return `/challenges/${seedShortId(`challenge:${challenge.key}`)}/${challenge.mangledName}/`;
}

beforeAll(async () => {
  const database = await openPortal();
  await database
    .update(games)
    .set({ usesSharedArrayBuffer: true })
    .where(eq(games.gameId, gameId(SHARED)));
});

describe("the page of a game that shares memory", () => {
  it("is isolated, as are its challenges' pages, but no others", async () => {
    const isolated = [await gamePage(PATH), await challengePage(challengePathOf(SHARED))];
    expect(isolated.map(({ headers }) => headers.get(POLICY))).toEqual(["credentialless", "credentialless"]);
    const others = [await gamePage(gamePath("lantern-run")), await challengePage(challengePathOf("lantern-run"))];
    expect(others.map(({ headers }) => headers.get(POLICY))).toEqual([null, null]);
  });

  it("makes the player load the game on demand", async () => {
    const { payload } = await gamePage(PATH);
    expect(payload.game.player).toMatchObject({ needsIsolation: true, loading: { strategy: "on-demand" } });
  });

  it.each([
    ["game", () => gamePage(`${PATH}?autoPlay=true`, fromPage("/")), `${PATH}?autoPlay=true`],
    ["game, without its slash", () => gamePage(PATH.slice(0, -1), fromPage("/")), PATH],
    ["challenge", () => challengePage(challengePathOf(SHARED), fromPage(PATH)), challengePathOf(SHARED)],
  ])("is loaded as a document when a script requests its data: %s", async (_, load, path) => {
    const { location, headers } = await load();
    expect(location).toBe(path);
    expect(headers.get("x-remix-reload-document")).toBe("true");
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it("revalidates its own data without a navigation", async () => {
    expect((await gamePage(PATH, fromPage(PATH))).status).toBe(200);
    // Data requests have no trailing slash.
    expect((await gamePage(PATH.slice(0, -1), fromPage(PATH))).status).toBe(200);
    expect((await gamePage(PATH, fromPage(`${PATH}?autoPlay=true`))).status).toBe(200);
  });

  it("is a normal page for requests without a referrer", async () => {
    expect((await gamePage(PATH, { "sec-fetch-dest": "empty" })).status).toBe(200);
    expect((await gamePage(PATH, { ...fromPage("/"), "sec-fetch-dest": "document" })).status).toBe(200);
    expect((await gamePage(PATH, { "sec-fetch-dest": "empty", referer: "nowhere" })).status).toBe(302);
  });

  it("of other games is loaded as data", async () => {
    expect((await gamePage(gamePath("lantern-run"), fromPage("/"))).status).toBe(200);
  });
});
