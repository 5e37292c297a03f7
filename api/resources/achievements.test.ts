import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { listUserAchievements, unlockAchievement } from "~contract/calls/achievements";
import { getGame } from "~contract/calls/games";
import { getOwnValues } from "~contract/calls/library";
import { ACHIEVEMENTS_GAME, unlock } from "../../tests/fixtures/achievements";
import { anAchievement } from "../../tests/fixtures/an-achievement";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { countQueries } from "../../tests/fixtures/count-queries";
import { backdatePlays, guestPlaying, userPlaying, type TestPlayer } from "../../tests/fixtures/players";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi, type TestVisitor } from "../../tests/setup/test-api";
import { achievements, achievementUnlocks, games, gameStatistics, plays, user } from "../db/schema";
import { gameId, trackId } from "../seed/demo-games";
import { moveGuestToUser } from "../store/account/guests";
import { writeAchievements } from "../store/achievements/written-achievements";

const { gameId: GAME } = ACHIEVEMENTS_GAME;
const SOFTFALL = gameId("softfall");

let api: TestApi;
let ada: TestPlayer;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  ada = await userPlaying(api, ACHIEVEMENTS_GAME, { username: "Ada" });
});

const unlocked = (player: TestVisitor, key: string) => dataOf(unlockAchievement, unlock(player, key));
const shown = async (viewer: Pick<TestVisitor, "fetch"> = api, id = GAME) =>
  (await dataOf(getGame, viewer.fetch(`/gxc/v2/games/${id}?locale=de`))).achievements ?? [];
const listed = (viewer: Pick<TestVisitor, "fetch"> = api, query = "") =>
  dataOf(listUserAchievements, viewer.fetch(`/gxc/users/Ada/achievements${query}`));
const players = (uniquePlayers: number) =>
  api.database.update(gameStatistics).set({ uniquePlayers }).where(eq(gameStatistics.gameId, GAME));
const idOf = async (key: string) =>
  (await api.database.select().from(achievements).where(eq(achievements.key, key)))[0]?.achievementId ?? expect.fail();
const unlocksOf = async (key: string) =>
  (await api.database.select().from(achievements).where(eq(achievements.key, key)))[0]?.unlocks;
/** As publishing does. */
const write = async (list: Parameters<typeof writeAchievements>[2], id = GAME) => {
  await writeAchievements(api.database, id, list);
  await api.database.update(games).set({ modifiedAt: new Date() }).where(eq(games.gameId, id));
};

describe("unlocking an achievement", () => {
  it("is new once, and then answers the same moment", async () => {
    const first = await unlocked(ada, "ten-fireflies");
    expect(first).toMatchObject({
      isNew: true,
      achievement: { key: "ten-fireflies", title: "Lantern keeper", points: 10 },
    });
    await api.database.delete(plays);
    expect(await unlocked(ada, "ten-fireflies")).toEqual({ ...first, isNew: false });
    expect(await unlocksOf("ten-fireflies")).toBe(1);
  });

  it("tells a hidden one to who has it, in their language", async () => {
    const path = `/gg/games/${GAME}/achievements/first-fall?locale=de`;
    const body = { releaseTrackId: ACHIEVEMENTS_GAME.trackId };
    const { achievement } = await dataOf(unlockAchievement, ada.postJson(path, body));
    expect(achievement).toMatchObject({ isHidden: true, title: "Lücke übersehen" });
  });

  it("needs a running play of that track", async () => {
    expect(await failureOf(unlock(api.visitor(), "kilometre"))).toBe("403 sign_in_required");
    const other = await userPlaying(api, { gameId: SOFTFALL }, { username: "Bo" });
    expect(await failureOf(unlock(other, "kilometre"))).toBe("400 no_active_play");
    await backdatePlays(api, ada.userId, 7 * 3600);
    expect(await failureOf(unlock(ada, "kilometre"))).toBe("400 no_active_play");
    expect(await unlocksOf("kilometre")).toBe(0);
  });

  it("needs the seconds of play that it takes at least, and a second in any case", async () => {
    await api.database.update(plays).set({ startedAt: sql`now() - interval '10 seconds'` });
    const early = await unlock(ada, "kilometre");
    expect(early.headers.get("retry-after")).toBe("6");
    expect(await failureOf(Promise.resolve(early))).toBe("429 too_many_requests");
    await api.database.update(plays).set({ startedAt: sql`now()` });
    expect(await failureOf(unlock(ada, "first-firefly"))).toBe("429 too_many_requests");
    await backdatePlays(api, ada.userId, 20);
    expect(await unlocked(ada, "kilometre")).toMatchObject({ isNew: true });
  });

  it("refuses another key, track or game", async () => {
    expect(await failureOf(unlock(ada, "nonsense"))).toBe("404 achievement_not_found");
    expect(await failureOf(unlock(ada, "kilometre", { releaseTrackId: trackId("softfall") }))).toBe(
      "404 tack_not_found",
    );
    expect(await failureOf(unlock(ada, "kilometre", { releaseTrackId: "no id" }))).toBe("400 invalid_request_payload");
    const path = `/gg/games/${SOFTFALL}/achievements/kilometre`;
    expect(await failureOf(ada.postJson(path, { releaseTrackId: trackId("softfall") }))).toBe(
      "404 achievement_not_found",
    );
  });

  it("takes twenty in a minute", async () => {
    await write(Array.from({ length: 21 }, (_, index) => anAchievement({ key: `step-${String(index)}`, points: 5 })));
    for (let index = 0; index < 20; index++) await unlocked(ada, `step-${String(index)}`);
    expect(await failureOf(unlock(ada, "step-20"))).toBe("429 too_many_requests");
    expect(await unlocked(ada, "step-0")).toMatchObject({ isNew: false });
  });

  it("counts once for two calls at a time", async () => {
    const both = await Promise.all([unlocked(ada, "kilometre"), unlocked(ada, "kilometre")]);
    expect(both.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
    expect(await unlocksOf("kilometre")).toBe(1);
  });
});

describe("a game's achievements", () => {
  it("are told in a language with their share, and hidden ones without texts", async () => {
    await players(200);
    await unlocked(ada, "first-firefly");
    const list = await shown();
    expect(list).toHaveLength(6);
    expect(list[0]).toMatchObject({ key: "first-firefly", title: "Ein erstes Licht", points: 5, share: 0.005 });
    expect(list[5]).toMatchObject({ isHidden: true, key: null, title: null, description: null, share: 0 });
    await unlocked(ada, "first-fall");
    const seen = await shown(ada);
    expect(seen[5]).toMatchObject({ title: null });
    expect(seen.map(({ unlockedAt }) => unlockedAt !== null)).toEqual([true, false, false, false, false, true]);
    expect((await shown()).every(({ unlockedAt }) => unlockedAt === null)).toBe(true);
    const query = list.map(({ achievementId }) => `achievementId=${achievementId}`).join("&");
    const own = await dataOf(getOwnValues, ada.fetch(`/profile/own-values?${query}`));
    expect(own.achievementIds?.sort()).toEqual([list[0]?.achievementId, list[5]?.achievementId].sort());
  });

  it("cost a game without any no query, and one with some the one of its counts", async () => {
    const queriesOf = async (id: string) => {
      await shown(api, id);
      return countQueries(api.database, () => shown(api, id));
    };
    expect(await queriesOf(GAME)).toBe((await queriesOf(SOFTFALL)) + 1);
  });

  it("are retired where somebody has them, else deleted, and come back by their key", async () => {
    await unlocked(ada, "kilometre");
    const id = await idOf("kilometre");
    await write([anAchievement()]);
    expect((await shown()).map(({ key }) => key)).toEqual(["touchdown"]);
    const keys = (await api.database.select().from(achievements)).map(({ key }) => key).sort();
    expect(keys).toEqual(["kilometre", "touchdown"]);
    const bo = await userPlaying(api, ACHIEVEMENTS_GAME, { username: "Bo" });
    expect(await failureOf(unlock(bo, "kilometre"))).toBe("400 achievement_retired");
    expect(await unlocked(ada, "kilometre")).toMatchObject({ isNew: false, achievement: { isRetired: true } });
    expect((await listed()).standing?.games[0]).toMatchObject({ total: 2, achievements: [{ isRetired: true }] });
    await write([anAchievement({ key: "kilometre", points: 50 })]);
    expect(await idOf("kilometre")).toBe(id);
    expect(await unlocked(bo, "kilometre")).toMatchObject({ isNew: true, achievement: { points: 50 } });
  });
});

describe("a player's achievements", () => {
  it("are listed by game, the latest first, with their points", async () => {
    await write([anAchievement()], SOFTFALL);
    await unlocked(ada, "kilometre");
    await ada.postJson(`/gxc/v2/games/${SOFTFALL}/play`, {});
    await backdatePlays(api, ada.userId, 60);
    const body = { releaseTrackId: trackId("softfall") };
    expect((await ada.postJson(`/gg/games/${SOFTFALL}/achievements/touchdown`, body)).status).toBe(200);
    await unlocked(ada, "first-fall");
    const { standing, pagination } = await listed();
    expect(standing).toMatchObject({ points: 35, unlocked: 3 });
    expect(standing?.games).toMatchObject([
      { game: { gameId: GAME }, total: 6, points: 25, achievements: [{ key: "first-fall" }, { key: "kilometre" }] },
      { game: { gameId: SOFTFALL }, total: 1, points: 10, achievements: [{ title: "Touchdown" }] },
    ]);
    expect(pagination.totalItems).toBe(2);
    const second = await listed(api, "?page=1&pageSize=1&locale=de");
    expect(second.standing?.games).toMatchObject([{ achievements: [{ title: "Aufgesetzt" }] }]);
    await api.database.update(games).set({ isPublished: false }).where(eq(games.gameId, SOFTFALL));
    expect((await listed()).standing).toMatchObject({ points: 25, unlocked: 2 });
  });

  it("are as private as best scores", async () => {
    await unlocked(ada, "kilometre");
    await api.database.update(user).set({ bestScoresFor: "FRIENDS" }).where(eq(user.id, ada.userId));
    expect(await listed()).toMatchObject({ standing: null, pagination: { totalItems: 0 } });
    expect((await listed(ada)).standing?.points).toBe(20);
    expect(await failureOf(api.fetch("/gxc/users/nobody-here/achievements"))).toBe("404 user_not_found");
  });

  it("move from a guest, the earlier of two, and go with the account", async () => {
    const guest = await guestPlaying(api, ACHIEVEMENTS_GAME);
    await unlocked(guest, "kilometre");
    await unlocked(guest, "first-fall");
    const moment = new Date("2026-01-01T10:00:00Z");
    await api.database.update(achievementUnlocks).set({ unlockedAt: moment });
    await unlocked(ada, "kilometre");
    await moveGuestToUser(api.database, { guestId: guest.userId, userId: ada.userId });
    const rows = await api.database.select().from(achievementUnlocks);
    expect(rows).toHaveLength(2);
    expect(rows.map(({ unlockedAt }) => unlockedAt)).toEqual([moment, moment]);
    expect([await unlocksOf("kilometre"), await unlocksOf("first-fall")]).toEqual([1, 1]);
    await api.database.delete(user).where(eq(user.id, ada.userId));
    expect([await unlocksOf("kilometre"), await unlocksOf("first-fall")]).toEqual([0, 0]);
  });
});
