import { getTableName, is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { beforeEach, describe, expect, it } from "vitest";
import { getChallenge } from "~contract/calls/challenges";
import { listFriends, sendFriendRequest } from "~contract/calls/friends";
import { getSessionStatus } from "~contract/calls/session";
import { storeChallenge } from "../../tests/fixtures/a-challenge-row";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { deleteOwnAccount, setKnownPassword } from "../../tests/fixtures/passwords";
import { guestPlaying, submit, userPlaying } from "../../tests/fixtures/players";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import * as schema from "../db/schema";
import { gameReports, gameStatistics, tips, user } from "../db/schema";

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
});

async function remove(member: Pick<Member, "fetch" | "userId">): Promise<Response> {
  await setKnownPassword(api, member.userId);
  return deleteOwnAccount(member);
}

async function befriend(one: Member, other: Member): Promise<void> {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    await dataOf(sendFriendRequest, from.send("POST", "/profile/friend-requests", { username: to.username }));
  }
}

async function tablesWith(userId: string): Promise<string[]> {
  const tables = Object.values(schema).filter((item) => is(item, PgTable));
  const names: string[] = [];
  for (const table of tables) {
    const ids = getTableConfig(table).columns.filter((column) => column.getSQLType() === "uuid");
    if (ids.length === 0) continue;
    const condition = sql.join(
      ids.map((column) => sql`${column} = ${userId}`),
      sql` or `,
    );
    if ((await api.database.$count(table, condition)) > 0) names.push(getTableName(table));
  }
  return names.sort();
}

describe("deleting an account", () => {
  it("signs out, deletes all personal data and leaves the counters unchanged", async () => {
    await fillWithDemoCatalogue(api.database);
    const challenge = await storeChallenge(api.database);
    const { gameId } = challenge;
    const ada = await userPlaying(api, challenge, { username: "Ada_L" });
    await submit(ada, challenge, 700);
    await guestPlaying(api, challenge);
    const ids = { gameId, userId: ada.userId, createdAt: new Date() };
    const [reportId, tipId] = [crypto.randomUUID(), crypto.randomUUID()];
    await api.database.insert(gameReports).values({ ...ids, reportId, reason: "BROKEN" });
    await api.database.insert(tips).values({ ...ids, tipId, amount: 5, currency: "RPX" });
    const before = await api.database.select().from(gameStatistics);
    expect(await tablesWith(ada.userId)).toEqual(
      expect.arrayContaining(["game_reports", "personal_bests", "plays", "scores", "session", "tips", "user"]),
    );

    const response = await remove(ada);
    expect(response.status).toBe(200);
    expect(ada.cookies.size).toBe(0);
    expect(await tablesWith(ada.userId)).toEqual([]);
    expect(await api.database.select({ userId: gameReports.userId }).from(gameReports)).toEqual([{ userId: null }]);
    expect(await api.database.select({ userId: tips.userId }).from(tips)).toEqual([{ userId: null }]);
    expect(await api.database.select().from(gameStatistics)).toEqual(before);
    const path = `/gxc/v2/challenges/${challenge.challengeId}`;
    expect(await dataOf(getChallenge, api.fetch(path))).toMatchObject({ players: 0, topScore: null });
  });

  it("ends the sessions of all browsers, and frees the username", async () => {
    const ada = await aMember(api, "Ada_L");
    const cookies = new Map(ada.cookies);
    await remove(ada);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const status = api.fetch("/session/status", { headers: { cookie } });
    expect(await dataOf(getSessionStatus, status)).toMatchObject({ isAuthenticated: false, userId: null });
    const fetchWithOldCookie = (path: string, init?: RequestInit) =>
      api.fetch(path, { ...init, headers: { ...init?.headers, cookie } });
    expect(await failureOf(deleteOwnAccount({ fetch: fetchWithOldCookie }))).toBe("403 sign_in_required");
    expect((await aMember(api, "ada_l")).username).toBe("ada_l");
  });

  it("removes the account from friends' lists, even when a circle of friends is deleted at once", async () => {
    const members = await Promise.all(["one", "two", "three", "four"].map((name) => aMember(api, name)));
    const stayer = await aMember(api, "stayer");
    for (const [index, member] of members.entries()) {
      await befriend(member, stayer);
      for (const other of members.slice(index + 1)) await befriend(member, other);
    }
    const responses = await Promise.all(members.map(remove));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await dataOf(listFriends, stayer.fetch("/profile/friends"))).friends).toEqual([]);
    expect(await api.database.select({ userId: user.id }).from(user)).toEqual([{ userId: stayer.userId }]);
  });

  it("is refused to guests and visitors", async () => {
    const guest = api.visitor();
    await guest.postForm("/session/login", { intent: "guest" });
    expect(await failureOf(deleteOwnAccount(guest))).toBe("403 sign_in_required");
    expect(await failureOf(deleteOwnAccount(api))).toBe("403 sign_in_required");
  });

  it("requires the password: an open session is not enough", async () => {
    const ada = await aMember(api, "Ada_L");
    await setKnownPassword(api, ada.userId);
    expect(await failureOf(ada.fetch("/profile", { method: "DELETE" }))).toBe("400 invalid_request_payload");
    expect(await failureOf(deleteOwnAccount(ada, "not the password"))).toBe("400 wrong_password");
    expect(await api.database.$count(user)).toBe(1);
    expect((await deleteOwnAccount(ada)).status).toBe(200);
  });
});
