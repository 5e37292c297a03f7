import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as calls from "~contract/calls/desk-personal-data";
import { readPlayer } from "~contract/calls/desk-players";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { auditLog, user } from "../db/schema";

const REASON = "By mail, of 29 November.";
const OVER_AN_HOUR_MS = 61 * 60 * 1000;

let api: TestApi;
let sue: Member;
let olga: Member;
let ada: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  [sue, olga, ada] = [await aMember(api, "Sue"), await aMember(api, "Olga"), await aMember(api, "Ada")];
  await appoint(api.database, sue, { role: "SUPPORT" });
  await appoint(api.database, olga, { role: "OWNER" });
});

const start = (as = sue, on = ada) => as.send("POST", `/desk/players/${on.userId}/data-export`, { reason: REASON });
const read = (as = sue, kind = "account") => as.fetch(`/desk/players/${ada.userId}/data/${kind}`);
const remove = (username: string, { as = sue, on = ada } = {}) =>
  as.send("POST", `/desk/players/${on.userId}/deletion`, { username, reason: REASON });
const player = async (as = sue, on = ada) => (await dataOf(readPlayer, as.fetch(`/desk/players/${on.userId}`))).player;
const exists = async ({ userId }: Member) => (await api.database.$count(user, eq(user.id, userId))) > 0;
const entriesOf = (action: "player.data-exported" | "player.deleted") =>
  api.database
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.subjectId, ada.userId)));

describe("an export", () => {
  it("is in the log before anything is read, by who started it only, and for an hour", async () => {
    expect(await failureOf(read())).toBe("400 export_not_started");
    expect((await player()).exportEndDate).toBeNull();
    const { username, endDate } = await dataOf(calls.startPlayerExport, start());
    expect(username).toBe("Ada");
    expect((await player()).exportEndDate).toBe(endDate);
    expect(await dataOf(calls.getPlayersData, read())).toMatchObject({
      ...{ kind: "account", hasMore: false },
      entries: [{ username: "Ada" }],
    });
    expect(await entriesOf("player.data-exported")).toMatchObject([{ actorId: sue.userId, reason: REASON }]);
    expect(await failureOf(read(olga))).toBe("400 export_not_started");
    expect((await player(olga)).exportEndDate).toBeNull();
    await api.database.update(auditLog).set({ createdAt: new Date(Date.now() - OVER_AN_HOUR_MS) });
    expect(await failureOf(read())).toBe("400 export_not_started");
  });
});

describe("a deletion", () => {
  it("takes the account with the name typed, and leaves a line without it", async () => {
    expect(await failureOf(remove("Ida"))).toBe("400 username_wrong");
    expect(await exists(ada)).toBe(true);
    expect((await remove(" ada ")).status).toBe(200);
    expect(await exists(ada)).toBe(false);
    expect(await entriesOf("player.deleted")).toMatchObject([{ subjectName: null, reason: REASON }]);
    expect(await failureOf(remove("Ada"))).toBe("404 user_not_found");
    expect((await ada.fetch("/profile")).status).toBe(403);
  });

  it("is not of oneself, and of an owner by owners only", async () => {
    expect(await failureOf(remove("Sue", { on: sue }))).toBe("400 player_protected");
    expect(await failureOf(remove("Olga", { on: olga }))).toBe("400 player_protected");
    expect((await player(sue, olga)).mayDelete).toBe(false);
    expect((await player(sue)).mayDelete).toBe(true);
    expect((await remove("Sue", { as: olga, on: sue })).status).toBe(200);
  });
});
