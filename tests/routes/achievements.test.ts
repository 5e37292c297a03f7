import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "~api/db/database";
import { user } from "~api/db/schema";
import { gameId, gamePath, trackId } from "~api/seed/demo-games";
import { loader as gameLoader } from "~/routes/($locale).games.$gameId.($mangledTitle)/route";
import { loader as profileLoader } from "~/routes/($locale).profile._index/route";
import { loader as userLoader } from "~/routes/($locale).users.$username/route";
import { action as makeCall } from "~/routes/api.in-game";
import { action as startPlay } from "~/routes/api.plays";
import { runAction, runLoader } from "../setup/portal";
import { backdatePlays, json, newVisitor, openPortal, signUp } from "../setup/portal-visitors";
import type { TestVisitor } from "../setup/test-api";

const GAME = gameId("lantern-run");
const TRACK = trackId("lantern-run");
const SHOWN = { gameId: GAME, trackId: TRACK, challengeId: null };

let database: Database;
let fox: TestVisitor;
beforeAll(async () => {
  database = await openPortal();
  fox = await signUp("roof_fox");
  await runAction(startPlay, "/api/plays", { visitor: fox, ...json({ gameId: GAME, locale: "en" }) });
  await backdatePlays(60);
  for (const key of ["kilometre", "first-fall"]) expect((await unlock(key)).status).toBe(200);
});

async function unlock(key: string, shown = SHOWN) {
  const path = `/gg/games/${GAME}/achievements/${key}?locale=de`;
  const body = JSON.stringify({ releaseTrackId: TRACK });
  const call = json({ shown, method: "POST", path, body });
  return (await runAction(makeCall, "/api/in-game", { visitor: fox, ...call })).payload;
}

const gamePage = async (visitor: TestVisitor) =>
  (await runLoader(gameLoader, "/:locale?/games/:gameId/:mangledTitle?", gamePath("lantern-run"), { visitor })).payload
    .game;
const userPage = async (visitor: TestVisitor, query = "") =>
  runLoader(userLoader, "/:locale?/users/:username", `/users/roof_fox/${query}`, { visitor });

describe("a game's call to unlock an achievement", () => {
  it("answers what it is, in the page's language, and is made for the page's game only", async () => {
    const { status, body } = await unlock("kilometre");
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ data: { isNew: false, achievement: { title: "Tausend Meter Dächer" } } });
    const elsewhere = await unlock("kilometre", { ...SHOWN, gameId: gameId("softfall") });
    expect(elsewhere).toMatchObject({ status: 404, body: expect.stringContaining("game_not_found") as string });
  });
});

describe("a game's page", () => {
  it("says of each achievement whether the player has it, and of hidden ones nothing else", async () => {
    const { achievements } = await gamePage(fox);
    expect(achievements.map(({ title, own }) => `${title} ${String(own !== null)}`)).toEqual([
      "A first light false",
      "Lantern keeper false",
      "In one breath false",
      "A thousand metres of roofs true",
      "Ring the bell false",
      "Hidden achievement true",
    ]);
    const seen = await gamePage(newVisitor());
    expect(seen.achievements.every(({ own }) => own === null)).toBe(true);
    expect(JSON.stringify(seen)).not.toContain("Mind the gap");
  });
});

describe("a profile", () => {
  it("has its player's achievements by game, hidden ones too", async () => {
    const { achievements } = (await userPage(newVisitor())).payload.profile;
    expect(achievements?.standing).toMatchObject({
      points: "25 points",
      games: [{ title: "Lantern Run", count: "2 of 6", points: "25 points" }],
    });
    const titles = achievements?.standing?.games[0]?.achievements.map(({ title }) => title);
    expect(titles).toEqual(["Mind the gap", "A thousand metres of roofs"]);
    const own = await runLoader(profileLoader, "/:locale?/profile", "/profile/", { visitor: fox });
    expect(own.payload.profile.achievements).toEqual(achievements);
  });

  it("has no page of them that does not exist", async () => {
    expect((await userPage(newVisitor(), "?page=1")).status).toBe(404);
  });

  it("hides them with best scores", async () => {
    await database.update(user).set({ bestScoresFor: "NOBODY" }).where(eq(user.username, "roof_fox"));
    expect((await userPage(await signUp("other_fox"))).payload.profile.achievements).toBeNull();
    expect((await userPage(fox)).payload.profile.achievements?.standing?.points).toBe("25 points");
  });
});
