import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { findPeople, listFriends, listFriendScores } from "~contract/calls/friends";
import { getProfile, getUser, updateProfile } from "~contract/calls/profile";
import { listChallengeScores } from "~contract/calls/scores";
import type { PrivacyChoices } from "~contract/entities/privacy";
import { storeChallenge } from "../../tests/fixtures/a-challenge-row";
import { storeBest } from "../../tests/fixtures/a-personal-best";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { countQueries } from "../../tests/fixtures/count-queries";
import { aMember, type Member } from "../../tests/fixtures/members";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { freezeAtNoon } from "../../tests/setup/freeze-at-noon";
import { startTestApi, type TestApi, type TestVisitor } from "../../tests/setup/test-api";
import { friendships, user } from "../db/schema";
import { gameId } from "../seed/demo-games";

const SOFTFALL = gameId("softfall");

let api: TestApi;
let ada: Member;
let bo: Member;
let cy: Member;
beforeEach(async () => {
  api = await startTestApi();
  await fillWithDemoCatalogue(api.database);
  ada = await aMember(api, "Ada_L", { countryCode: "GB" });
  bo = await aMember(api, "Bo.K", { countryCode: "GB" });
  cy = await aMember(api, "cy_1");
  await makeFriends(ada, bo);
});

async function makeFriends(one: Member, other: Member): Promise<void> {
  const sides = [one.userId, other.userId];
  const rows = [sides, [...sides].reverse()].map(([userId = "", friendId = ""]) => ({
    userId,
    friendId,
    since: new Date(),
  }));
  await api.database.insert(friendships).values(rows);
}

async function choose(member: Member, privacy: Partial<PrivacyChoices>) {
  const { userVersion } = await dataOf(getProfile, member.fetch("/profile"));
  return dataOf(updateProfile, member.send("PATCH", "/profile", { profileVersion: userVersion, privacy }));
}

const profileFor = (viewer: Pick<TestVisitor, "fetch">, username = "Ada_L") =>
  dataOf(getUser, viewer.fetch(`/gxc/users/${username}`));

async function fillProfile(): Promise<string> {
  const challenge = await storeChallenge(api.database);
  await storeBest(api.database, challenge, { userId: ada.userId, score: 100 });
  await ada.send("POST", "/profile/favorites", { gameId: SOFTFALL });
  await ada.send("POST", `/gxc/v2/games/${gameId("lantern-run")}/play`, {});
  return challenge.challengeId;
}

const PARTS = {
  favorites: "favoriteGames",
  recentGames: "recentGames",
  bestScores: "bestScores",
  stickers: "stickers",
  country: "countryCode",
  lastActive: "lastActive",
} as const;
const CHOICES = Object.keys(PARTS) as (keyof typeof PARTS)[];
const allFor = (audience: PrivacyChoices["country"]) =>
  Object.fromEntries(CHOICES.map((choice) => [choice, audience])) as PrivacyChoices;

describe("privacy choices", () => {
  it("default to everybody for scores and country, and friends for the rest", async () => {
    const { privacy } = await dataOf(getProfile, ada.fetch("/profile"));
    expect(privacy).toEqual({ ...allFor("FRIENDS"), bestScores: "EVERYONE", country: "EVERYONE" });
  });

  it.each(CHOICES)("decide who sees %s", async (choice) => {
    await fillProfile();
    const field = PARTS[choice];
    const viewers = { owner: ada, friend: bo, stranger: cy, visitor: api };
    const listViewers = async () => {
      const views = Object.entries(viewers).map(async ([name, viewer]) =>
        (await profileFor(viewer))[field] === null ? [] : [name],
      );
      return (await Promise.all(views)).flat();
    };
    await choose(ada, { ...allFor("NOBODY"), [choice]: "EVERYONE" });
    await ada.fetch("/profile");
    expect(await listViewers()).toEqual(["owner", "friend", "stranger", "visitor"]);
    await choose(ada, { [choice]: "FRIENDS" });
    expect(await listViewers()).toEqual(["owner", "friend"]);
    await choose(ada, { [choice]: "NOBODY" });
    expect(await listViewers()).toEqual(choice === "lastActive" ? [] : ["owner"]);
  });

  it("are checked against the profile's version, and name the invalid field", async () => {
    await choose(ada, { country: "NOBODY" });
    const change = (body: unknown) => failureOf(ada.send("PATCH", "/profile", body));
    expect(await change({ profileVersion: "1", privacy: { country: "FRIENDS" } })).toBe("400 version_conflict");
    expect(await change({ profileVersion: "2", privacy: { country: "SOME" } })).toBe("400 invalid_request_payload");
    expect((await dataOf(getProfile, ada.fetch("/profile"))).privacy?.country).toBe("NOBODY");
  });

  it("show games, stickers and scores to those who are allowed", async () => {
    const challengeId = await fillProfile();
    const profile = await profileFor(bo);
    expect(profile.favoriteGames?.map(({ title }) => title)).toEqual(["Softfall"]);
    expect(profile.recentGames).toHaveLength(1);
    expect(profile.stickers).toEqual([]);
    expect(profile.bestScores?.map(({ challenge }) => challenge.challengeId)).toEqual([challengeId]);
  });

  it("save the queries for hidden parts", async () => {
    await fillProfile();
    await choose(ada, allFor("EVERYONE"));
    const open = await countQueries(api.database, () => profileFor(api));
    await choose(ada, allFor("NOBODY"));
    expect(await countQueries(api.database, () => profileFor(api))).toBeLessThan(open);
  });
});

describe("a country that is not shown to everybody", () => {
  it("is omitted from leaderboards, and its player from the country's", async () => {
    const challengeId = await fillProfile();
    const rowsOf = async (scope: string) => {
      const path = `/gxc/v2/challenges/${challengeId}/scores?scope=${scope}`;
      const { scores, pagination } = await dataOf(listChallengeScores, bo.fetch(path));
      return { countries: scores.map(({ countryCode }) => countryCode), total: pagination.totalItems };
    };
    expect(await rowsOf("country")).toEqual({ countries: ["GB"], total: 1 });
    await choose(ada, { country: "FRIENDS" });
    expect(await rowsOf("country")).toEqual({ countries: [], total: 0 });
    expect(await rowsOf("global")).toEqual({ countries: [null], total: 1 });
    const later = await storeChallenge(api.database);
    await storeBest(api.database, later, { userId: ada.userId, score: 7 });
    const response = bo.fetch(`/gxc/v2/challenges/${later.challengeId}/scores?scope=country`);
    expect((await dataOf(listChallengeScores, response)).scores).toEqual([]);
    await choose(ada, { country: "EVERYONE" });
    expect(await rowsOf("country")).toEqual({ countries: ["GB"], total: 1 });
  });
});

describe("presence", () => {
  freezeAtNoon();
  const DAY_MS = 86_400_000;
  const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
  const storedDay = async () =>
    (await api.database.select({ day: user.lastActiveOn }).from(user).where(eq(user.id, ada.userId)))[0]?.day;
  const presenceForBo = async () =>
    (await dataOf(listFriends, bo.fetch("/profile/friends"))).friends.map(({ lastActive }) => lastActive);

  it.each([
    [0, "TODAY"],
    [1, "THIS_WEEK"],
    [6, "THIS_WEEK"],
    [7, "THIS_MONTH"],
    [29, "THIS_MONTH"],
    [30, "EARLIER"],
  ])("of %i days ago is shown as %s", async (days, expected) => {
    await api.database
      .update(user)
      .set({ lastActiveOn: dayBefore(days) })
      .where(eq(user.id, ada.userId));
    expect(await presenceForBo()).toEqual([expected]);
  });

  it("is stored as a date, written once a day", async () => {
    await api.database.update(user).set({ lastActiveOn: null });
    expect(await presenceForBo()).toEqual([null]);
    await ada.fetch("/profile");
    expect(await storedDay()).toBe(dayBefore(0));
    const first = await countQueries(api.database, () => ada.fetch("/profile"));
    expect(await countQueries(api.database, () => ada.fetch("/profile"))).toBe(first);
  });

  it("is not stored for players who opt out", async () => {
    await ada.fetch("/profile");
    await choose(ada, { lastActive: "NOBODY" });
    expect(await storedDay()).toBeNull();
    await ada.fetch("/profile");
    expect([await storedDay(), await presenceForBo()]).toEqual([null, [null]]);
    await choose(ada, { lastActive: "FRIENDS" });
    await ada.fetch("/profile");
    expect(await presenceForBo()).toEqual(["TODAY"]);
  });
});

describe("finding people", () => {
  const find = async (search: string, by = ada) =>
    (await dataOf(findPeople, by.fetch(`/profile/friend-suggestions?search=${encodeURIComponent(search)}`))).people.map(
      ({ username, friendship }) => `${username} ${friendship}`,
    );

  it("matches the start of the username, case-insensitively, the shortest first", async () => {
    await aMember(api, "Bonnie");
    expect(await find("BO")).toEqual(["Bo.K FRIENDS", "Bonnie NONE"]);
    expect(await find(" @bonn ")).toEqual(["Bonnie NONE"]);
    expect(await find("onnie")).toEqual([]);
  });

  it("matches nothing for short input, symbols, names or e-mail addresses", async () => {
    await aMember(api, "Dora_9", { name: "Theodora", email: "dora.post@example.org" });
    for (const search of ["", "d", "%%", "__", "theo", "dora.post@", "example.org", "do%", "dora_9\\"])
      expect(await find(search)).toEqual([]);
    expect(await find("dora_")).toEqual(["Dora_9 NONE"]);
    expect(await find("ada")).toEqual([]);
  });

  it("returns at most eight, and no guests", async () => {
    for (let index = 0; index < 10; index += 1) await aMember(api, `zed_${String(index)}`);
    expect(await find("zed")).toHaveLength(8);
    await api.database.update(user).set({ isAnonymous: true }).where(eq(user.username, "zed_0"));
    expect(await find("zed_0")).toEqual([]);
  });

  it("returns the friendship, with as many queries for many as for one", async () => {
    await ada.send("POST", "/profile/friend-requests", { username: "cy_1" });
    expect(await find("cy")).toEqual(["cy_1 REQUEST_SENT"]);
    expect(await find("ada", cy)).toEqual(["Ada_L REQUEST_RECEIVED"]);
    const one = await countQueries(api.database, () => find("cy"));
    for (let index = 0; index < 5; index += 1) await aMember(api, `cyan${String(index)}`);
    expect(await countQueries(api.database, () => find("cy"))).toBe(one);
  });
});

describe("friends' scores", () => {
  const scores = async (query = "") => dataOf(listFriendScores, bo.fetch(`/profile/friends/scores${query}`));

  it("are the latest first, with their positions, of friends who show them", async () => {
    const first = await storeChallenge(api.database);
    const second = await storeChallenge(api.database);
    const hidden = await storeChallenge(api.database, { isPublished: false });
    await makeFriends(bo, cy);
    const at = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await storeBest(api.database, first, { userId: ada.userId, score: 50, achievedAt: at(3) });
    await storeBest(api.database, first, { userId: cy.userId, score: 90, achievedAt: at(2) });
    await storeBest(api.database, second, { userId: ada.userId, score: 10, achievedAt: at(1) });
    await storeBest(api.database, hidden, { userId: ada.userId, score: 10, achievedAt: at(0) });
    const { scores: rows, pagination } = await scores();
    expect(rows.map(({ ranking }) => [ranking.username, ranking.score, ranking.leaderboardPosition])).toEqual([
      ["Ada_L", 10, 1],
      ["cy_1", 90, 1],
      ["Ada_L", 50, 2],
    ]);
    expect(pagination.totalItems).toBe(3);
    expect((await scores("?page=1&pageSize=2")).scores).toHaveLength(1);
    await choose(ada, { bestScores: "NOBODY" });
    expect((await scores()).scores.map(({ ranking }) => ranking.username)).toEqual(["cy_1"]);
  });

  it("make the same number of queries, however many there are", async () => {
    const stored = [await storeChallenge(api.database), await storeChallenge(api.database)];
    const [one, other] = stored;
    if (!one || !other) throw new Error("no challenges");
    await storeBest(api.database, one, { userId: ada.userId, score: 5 });
    await scores();
    const queries = await countQueries(api.database, () => scores());
    await storeBest(api.database, other, { userId: ada.userId, score: 5 });
    // Fills the cache of the other challenge.
    await scores();
    expect(await countQueries(api.database, () => scores())).toBe(queries);
  });
});
