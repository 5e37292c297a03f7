import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { listGames, suggestGames } from "~contract/calls/games";
import { listFavorites } from "~contract/calls/library";
import { listSitemapEntries } from "~contract/calls/sitemap";
import { getStudio } from "~contract/calls/tags";
import { dataOf } from "../../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../../tests/fixtures/members";
import { addMember } from "../../../tests/fixtures/stored-studios";
import { fillWithDemoCatalogue } from "../../../tests/setup/database";
import { startTestApi, type TestApi } from "../../../tests/setup/test-api";
import { games, takedowns } from "../../db/schema";
import { challengeId } from "../../seed/demo-challenges";
import { gameId } from "../../seed/demo-games";
import { seedId } from "../../seed/deterministic-ids";
import { findTakedown, isGameStopped, liftTakedown, listTakedowns, stopGame } from "./takedowns";

const GAME = gameId("softfall");
const STUDIO = seedId("studio:Small Hours");
const REASON = "The pictures belong to somebody else.";

let api: TestApi;
let ada: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  ada = await aMember(api, "Ada_L");
  await addMember(api.database, STUDIO, ada, "DEVELOPER");
});

const now = () => new Date();
const stop = (reason = REASON) => stopGame(api.database, { actorId: null, gameId: GAME, reason, now: now() });
const runningId = async () => {
  const { takedowns: all } = await listTakedowns(api.database, {});
  const running = all.filter(({ liftedAt }) => liftedAt === null);
  return running[0]?.takedownId ?? "";
};
const lift = async () =>
  liftTakedown(api.database, { actorId: null, reason: "Answered.", takedownId: await runningId(), now: now() });

/** Where players meet the game; lists are whole, for one query each. */
async function traces(): Promise<Record<string, unknown>> {
  const statusOf = async (path: string) => (await ada.fetch(path)).status;
  const { games: listed } = await dataOf(listGames, api.fetch("/gxc/v3/games?pageSize=100"));
  const { games: searched } = await dataOf(listGames, api.fetch("/gxc/v3/games?search=softfall"));
  const suggested = await dataOf(suggestGames, api.fetch("/gxc/v3/games/suggestions?search=softf"));
  const sitemap = await dataOf(listSitemapEntries, api.fetch("/gxc/v2/sitemap/entries?type=games&pageSize=100"));
  const favorites = await dataOf(listFavorites, ada.fetch("/profile/favorites"));
  return {
    page: await statusOf(`/gxc/v2/games/${GAME}`),
    launch: await statusOf(`/gxc/v2/games/${GAME}/launch`),
    play: (await ada.postJson(`/gxc/v2/games/${GAME}/play`, {})).status,
    inGame: await statusOf(`/gg/games/${GAME}`),
    challenge: await statusOf(`/gxc/v2/challenges/${challengeId("feather")}`),
    listed: listed.some((game) => game.gameId === GAME),
    searched: searched.some((game) => game.gameId === GAME),
    suggested: suggested.games.some((game) => game.gameId === GAME),
    sitemap: sitemap.entries.some(({ slug }) => slug?.includes("softfall")),
    favorites: JSON.stringify(favorites).includes(GAME),
    ofStudio: (await dataOf(getStudio, api.fetch(`/gxc/v2/studios/${STUDIO}`))).games,
    home: (await (await api.fetch("/gxc/cms/feeds/home-fresh/entries?pageSize=100")).text()).includes(GAME),
  };
}

describe("a takedown", () => {
  it("stops a game everywhere at once, and gives it back as it was", async () => {
    await ada.postJson("/profile/favorites", { gameId: GAME });
    const before = await traces();
    expect(before).toMatchObject({ page: 200, launch: 200, play: 200, inGame: 200, challenge: 200 });
    expect(before).toMatchObject({
      listed: true,
      searched: true,
      suggested: true,
      sitemap: true,
      favorites: true,
      home: true,
    });
    expect(await stop()).toBe(true);
    expect(await traces()).toEqual({
      ...{ page: 404, launch: 404, play: 404, inGame: 404, challenge: 404 },
      ...{ listed: false, searched: false, suggested: false, sitemap: false, favorites: false, home: false },
      ofStudio: Number(before["ofStudio"]) - 1,
    });
    expect(await lift()).toMatchObject({ gameId: GAME });
    expect(await traces()).toEqual(before);
  });

  it("has one reason at a time, which ends with it", async () => {
    await stop();
    expect(await stop("Another reason.")).toBe(false);
    expect(await findTakedown(api.database, GAME)).toEqual({ reason: REASON, appeal: null });
    const takedownId = await runningId();
    await lift();
    expect(await isGameStopped(api.database, GAME)).toBe(false);
    expect(await liftTakedown(api.database, { actorId: null, reason: "Answered.", takedownId, now: now() })).toBeNull();
    expect(await stop("Again.")).toBe(true);
    const { takedowns: listed } = await listTakedowns(api.database, {});
    expect(listed.map(({ reason, liftedAt }) => [reason, liftedAt === null])).toEqual([
      ["Again.", true],
      [REASON, false],
    ]);
    const second = await listTakedowns(api.database, { page: 1, pageSize: 1 });
    expect(second).toEqual({
      takedowns: listed.slice(1),
      pagination: { currPage: 1, numPerPage: 1, totalItems: 2, totalPages: 2 },
    });
  });

  it("happens once, even when two are begun at once", async () => {
    expect((await Promise.all([stop(), stop()])).sort()).toEqual([false, true]);
    expect(await api.database.$count(takedowns)).toBe(1);
    const takedownId = await runningId();
    const lifts = [1, 2].map(() =>
      liftTakedown(api.database, { actorId: null, reason: "Answered.", takedownId, now: now() }),
    );
    expect((await Promise.all(lifts)).filter((lifted) => lifted !== null)).toHaveLength(1);
  });

  it("does not publish a game that was not published", async () => {
    await api.database.update(games).set({ isPublished: false }).where(eq(games.gameId, GAME));
    await stop();
    await lift();
    const [game] = await api.database.select().from(games).where(eq(games.gameId, GAME));
    expect(game?.isPublished).toBe(false);
  });

  it("tells those who make the studio's games, and no other", async () => {
    const bo = await aMember(api, "Bo.K");
    await addMember(api.database, STUDIO, bo, "TESTER");
    await stop();
    await lift();
    const inbox = await (await ada.fetch("/profile/v2/messages")).text();
    expect(inbox).toMatch(/GAME_RESTORED.*GAME_STOPPED/);
    expect(inbox).toContain(REASON);
    expect(await (await bo.fetch("/profile/v2/messages")).text()).not.toContain("GAME_STOPPED");
  });
});
