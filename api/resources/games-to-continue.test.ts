import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { clearRecentlyPlayed, listGamesToContinue } from "~contract/calls/library";
import { putSave } from "~contract/calls/saves";
import { storeBest } from "../../tests/fixtures/a-personal-best";
import { dataOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { guestPlaying } from "../../tests/fixtures/players";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi, type TestVisitor } from "../../tests/setup/test-api";
import { friendships, games, plays, user } from "../db/schema";
import { challengeId } from "../seed/demo-challenges";
import { gameId, trackId } from "../seed/demo-games";

const SOFTFALL = "softfall";
const FEATHER = { challengeId: challengeId("feather"), criteria: "highest_wins" } as const;
const MINUTE_MS = 60_000;

type Slug = Parameters<typeof gameId>[0];

let api: TestApi;
let member: Member;
let members = 0;

beforeAll(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
});
beforeEach(async () => {
  member = await aMember(api, `Returner${String(++members)}`);
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);

async function play(slug: Slug, minutes: number, challenge: string | null = null): Promise<void> {
  const startedAt = minutesAgo(minutes);
  const game = { gameId: gameId(slug), trackId: trackId(slug), challengeId: challenge };
  await api.database
    .insert(plays)
    .values({ playId: randomUUID(), userId: member.userId, ...game, startedAt, lastActivityAt: startedAt });
}

async function aFriend(username: string): Promise<string> {
  const { userId } = await aMember(api, username);
  const since = new Date();
  await api.database.insert(friendships).values([
    { userId: member.userId, friendId: userId, since },
    { userId, friendId: member.userId, since },
  ]);
  return userId;
}

const list = async (person: Pick<TestVisitor, "fetch"> = member) =>
  (await dataOf(listGamesToContinue, person.fetch("/profile/games-to-continue"))).games;

it("lists the three games that were played last, the latest first", async () => {
  await play("seaglass", 50);
  await play(SOFTFALL, 40);
  await play("kilnbreak", 30);
  await play("parcel-owl", 20);
  await play(SOFTFALL, 10);
  expect((await list()).map(({ game }) => game.title)).toEqual(["Softfall", "Parcel Owl", "Kilnbreak"]);
});

it("says nothing of saves, scores and friends where there are none", async () => {
  await play(SOFTFALL, 10, FEATHER.challengeId);
  expect(await list()).toMatchObject([{ level: null, best: null, passedBy: { usernames: [], total: 0 } }]);
});

it("leaves out games that are cleared from the history or published no more", async () => {
  await play(SOFTFALL, 20);
  await play("kilnbreak", 10);
  await dataOf(
    clearRecentlyPlayed,
    member.send("DELETE", `/profile/recently-played?type=games&id=${gameId("kilnbreak")}`),
  );
  expect((await list()).map(({ game }) => game.title)).toEqual(["Softfall"]);
  const isSoftfall = eq(games.gameId, gameId(SOFTFALL));
  await api.database.update(games).set({ isPublished: false }).where(isSoftfall);
  expect(await list()).toEqual([]);
  await api.database.update(games).set({ isPublished: true }).where(isSoftfall);
});

it.each([
  [{ level: 7, coins: 3 }, 7],
  [{ level: 0 }, null],
  [{ level: 2.5 }, null],
  [{ level: 10_000 }, null],
  [{ level: "7" }, null],
  [[7], null],
])("reads the level of a save: %j", async (data, level) => {
  await play("parcel-owl", 10);
  await dataOf(putSave, member.send("PUT", `/gg/games/${gameId("parcel-owl")}/saves/main`, { data }));
  expect((await list())[0]?.level).toBe(level);
});

it("tells the level of the newest save that has one", async () => {
  await play("parcel-owl", 10);
  for (const [slot, data] of [
    ["first", { level: 9 }],
    ["second", { level: 4 }],
    ["settings", { sound: false }],
  ] as const) {
    await dataOf(putSave, member.send("PUT", `/gg/games/${gameId("parcel-owl")}/saves/${slot}`, { data }));
  }
  expect((await list())[0]?.level).toBe(4);
});

it("tells the best score in the challenge of the last play, and its position", async () => {
  await play(SOFTFALL, 20, FEATHER.challengeId);
  await play(SOFTFALL, 10);
  await storeBest(api.database, FEATHER, { userId: member.userId, score: 1_000_000_000 });
  expect((await list())[0]?.best).toEqual({
    ...{ challengeId: FEATHER.challengeId, type: "points" },
    ...{ score: 1_000_000_000, position: 1 },
  });
});

it("names friends with a better score since the player's own, the latest first", async () => {
  await play(SOFTFALL, 100, FEATHER.challengeId);
  await storeBest(api.database, FEATHER, { userId: member.userId, score: 500, achievedAt: minutesAgo(90) });
  const stranger = await aMember(api, `Stranger${String(members)}`);
  await storeBest(api.database, FEATHER, { userId: stranger.userId, score: 900 });
  const names = ["Early", "Worse", "Ana", "Ben", "Cleo", "Shy"].map((name) => `${name}${String(members)}`);
  const [early, worse, ana, ben, cleo, shy] = await Promise.all(names.map(aFriend));
  await api.database
    .update(user)
    .set({ bestScoresFor: "NOBODY" })
    .where(eq(user.id, shy ?? ""));
  for (const [userId = "", score, minutes] of [
    [early, 800, 95],
    [worse, 400, 10],
    [ana, 600, 30],
    [ben, 700, 20],
    [cleo, 800, 40],
    [shy, 900, 5],
  ] as const) {
    await storeBest(api.database, FEATHER, { userId, score, achievedAt: minutesAgo(minutes) });
  }
  expect((await list())[0]?.passedBy).toEqual({ usernames: [names[3], names[2]], total: 3 });
});

it("lists a guest's games, with scores but no position", async () => {
  const guest = await guestPlaying(api, { gameId: gameId(SOFTFALL) });
  await api.database.update(plays).set({ challengeId: FEATHER.challengeId }).where(eq(plays.userId, guest.userId));
  await storeBest(api.database, FEATHER, { userId: guest.userId, score: 5, isRanked: false });
  expect(await list(guest)).toMatchObject([{ game: { title: "Softfall" }, best: { score: 5, position: null } }]);
  expect(await list()).toEqual([]);
});
