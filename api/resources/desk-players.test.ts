import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import * as calls from "~contract/calls/desk-players";
import { readSetup } from "~contract/calls/desk-setup";
import { listMessages } from "~contract/calls/messages";
import { getProfile } from "~contract/calls/profile";
import { listSanctions } from "~contract/calls/sanctions";
import { getSessionStatus } from "~contract/calls/session";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { blockedPictures, heldNames, rooms, roomPlayers, sanctions, user } from "../db/schema";
import { gameId, trackId } from "../seed/demo-games";
import { openRoom } from "../store/play/rooms";

const GAME = gameId("lantern-run");
const DAY_MS = 86_400_000;
const later = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const NOTICE = { rule: "INSULT", text: "Stay friendly." };

let api: TestApi;
let mo: Member;
let nia: Member;
let ada: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  [mo, nia, ada] = [await aMember(api, "Mo"), await aMember(api, "Nia"), await aMember(api, "Ada")];
  await appoint(api.database, mo, { role: "MODERATOR" });
  await appoint(api.database, nia, { role: "MODERATOR" });
});

const sanction = (body: object, { as = mo, on = ada } = {}) =>
  as.send("POST", `/desk/players/${on.userId}/sanctions`, { ...NOTICE, ...body });
const done = (body: object, who = {}) => dataOf(calls.sanctionPlayer, sanction(body, who));
const read = (as = mo, on = ada) => dataOf(calls.readPlayer, as.fetch(`/desk/players/${on.userId}`));
const own = async (as = ada) => (await dataOf(listSanctions, as.fetch("/profile/sanctions"))).sanctions;
const appeal = (sanctionId: string, as = ada, text = "It was not me.") =>
  as.send("POST", `/profile/sanctions/${sanctionId}/appeal`, { text });
const decide = (sanctionId: string, outcome: string, as = nia) =>
  as.send("POST", `/desk/sanctions/${sanctionId}/appeal-decision`, { outcome, answer: "We looked again." });
const lift = (sanctionId: string, as = mo) =>
  as.send("POST", `/desk/sanctions/${sanctionId}/lifting`, { reason: "A mistake." });
const rate = (as = ada) => as.send("PUT", `/gxc/v2/games/${GAME}/rating`, { rating: 4 });
const notices = async (as = ada) =>
  (await dataOf(listMessages, as.fetch("/profile/v2/messages"))).messages.map(({ data }) =>
    data.messageType === "ACCOUNT_NOTICE" ? data.notice : data.messageType,
  );
const logged = async () => (await read()).history.entries.map(({ action }) => action);

describe("a suspended account", () => {
  it("reads, but changes nothing, until the end", async () => {
    const endDate = later(7);
    await done({ kind: "SUSPENSION", endDate });
    expect(await failureOf(rate())).toBe("403 account_suspended");
    const refused = (await (await rate()).json()) as { errors: unknown[] };
    expect(refused.errors).toEqual([{ code: "account_suspended", details: { message: endDate, endDate } }]);
    expect(await dataOf(getSessionStatus, ada.fetch("/session/status"))).toMatchObject({ suspension: { endDate } });
    expect((await dataOf(getProfile, ada.fetch("/profile"))).username).toBe("Ada");
    expect((await ada.fetch("/profile/data/sanctions")).status).toBe(200);
    expect((await ada.send("DELETE", "/profile/sessions")).status).toBe(200);
    expect((await read()).player).toMatchObject({ state: "SUSPENDED", maySanction: true });
    await api.database.update(sanctions).set({ endsAt: new Date() });
    expect((await rate()).status).toBe(200);
    expect((await read()).player.state).toBe("ACTIVE");
    expect((await own())[0]).toMatchObject({ kind: "SUSPENSION", isRunning: false });
  });

  it("leaves its rooms", async () => {
    const room = { gameId: GAME, trackId: trackId("lantern-run"), region: "main", maxPlayers: 4, now: new Date() };
    await openRoom(api.database, { ...room, userId: ada.userId });
    const shared = await openRoom(api.database, { ...room, userId: ada.userId });
    await api.database.insert(roomPlayers).values({ roomId: shared, userId: nia.userId, joinedAt: new Date() });
    await done({ kind: "SUSPENSION", endDate: later(1) });
    expect(await api.database.select({ roomId: rooms.roomId }).from(rooms)).toEqual([{ roomId: shared }]);
    expect(await api.database.select().from(roomPlayers)).toMatchObject([{ userId: nia.userId }]);
  });

  it("is banned without an end, and lifted with a reason", async () => {
    const { sanctionId } = await done({ kind: "BAN" });
    expect((await read()).player.state).toBe("BANNED");
    expect(await failureOf(rate())).toBe("403 account_suspended");
    await dataOf(calls.liftSanction, lift(sanctionId, nia));
    expect((await rate()).status).toBe(200);
    expect(await failureOf(lift(sanctionId))).toBe("400 sanction_ended");
    expect((await own())[0]).toMatchObject({ isRunning: false, lifting: { reason: "A mistake." } });
    expect(await notices()).toEqual(["SANCTION_LIFTED", "BAN"]);
    expect(await logged()).toEqual(["player.sanction-lifted", "player.banned"]);
  });

  it.each([-1, 367])("is not suspended for %i days", async (days) => {
    expect(await failureOf(sanction({ kind: "SUSPENSION", endDate: later(days) }))).toBe("400 suspension_end_invalid");
    expect(await own()).toEqual([]);
  });

  it("is a guest as well, who takes it along when signing up", async () => {
    const guest = api.visitor();
    await guest.postForm("/session/login", { intent: "guest" });
    const { userId } = await dataOf(getSessionStatus, guest.fetch("/session/status"));
    await done({ kind: "BAN" }, { on: { ...ada, userId: userId ?? "" } });
    const fields = { username: "evader", email: "evader@example.org", password: "seven lanterns in a row" };
    await guest.postForm("/session/login?target=%2F&form=sign-up", { intent: "sign-up", ...fields });
    const status = await dataOf(getSessionStatus, guest.fetch("/session/status"));
    expect(status).toMatchObject({ isAuthenticated: true, suspension: { endDate: null } });
    const [row] = await api.database.select().from(user).where(eq(user.username, "evader"));
    expect(row?.language).toBe("en");
  });
});

describe("a renamed player", () => {
  it("has the new name, and nobody the old one for a while", async () => {
    const { sanctionId, username } = await done({ kind: "RENAME", username: null, mayRename: false });
    expect(username).toMatch(/^player-[a-z0-9]{8}$/);
    const profile = await dataOf(getProfile, ada.fetch("/profile"));
    expect(profile.username).toBe(username);
    const rename = (as: Member, name: string, profileVersion: string) =>
      as.send("PATCH", "/profile", { username: name, profileVersion });
    expect(await failureOf(rename(ada, "another", profile.userVersion))).toBe("400 username_locked");
    expect(await failureOf(rename(nia, "ADA", "1"))).toBe("400 username_taken");
    const fields = { username: "Ada", email: "ada2@example.org", password: "seven lanterns in a row" };
    const signUp = await api.visitor().postForm("/session/login?form=sign-up", { intent: "sign-up", ...fields });
    expect(signUp.status).not.toBe(303);
    await api.database.update(heldNames).set({ heldUntil: new Date() });
    expect((await rename(nia, "Ada", "1")).status).toBe(200);
    await api.database.update(user).set({ username: "nia", displayUsername: "Nia" }).where(eq(user.id, nia.userId));
    await dataOf(calls.liftSanction, lift(sanctionId));
    expect((await dataOf(getProfile, ada.fetch("/profile"))).username).toBe("Ada");
    expect(await api.database.select().from(heldNames)).toEqual([]);
  });

  it("does not get a name that somebody has, or that is none", async () => {
    const named = (username: string) => failureOf(sanction({ kind: "RENAME", username, mayRename: true }));
    expect(await named("NIA")).toBe("400 username_taken");
    expect(await named("a b")).toBe("400 username_invalid");
    expect(await named("ADA")).toBe("400 no_changes");
    expect(await own()).toEqual([]);
  });
});

describe("a picture that is taken down", () => {
  const aPicture = (background: string) =>
    sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer();
  const upload = (as: Member, file: Uint8Array) =>
    as.fetch("/profile/picture", { method: "PUT", body: new Uint8Array(file) });
  const pictureOf = async (as: Member) => {
    const { pictureUrl } = await dataOf(getProfile, as.fetch("/profile"));
    return pictureUrl?.replace(/^.*(?=\/pictures\/)/, "") ?? null;
  };

  it("is gone at once, from everybody, and is not uploaded again", async () => {
    const file = await aPicture("red");
    expect([(await upload(ada, file)).status, (await upload(nia, file)).status]).toEqual([200, 200]);
    const [adas, nias] = [await pictureOf(ada), await pictureOf(nia)];
    const shown = await api.visitor().fetch(adas ?? "");
    expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "public, max-age=120, must-revalidate"]);
    const { sanctionId } = await done({ kind: "PICTURE_REMOVAL" });
    for (const address of [adas, nias]) {
      const headers = { "if-none-match": shown.headers.get("etag") ?? "" };
      expect((await api.visitor().fetch(address ?? "", { headers })).status).toBe(410);
    }
    expect([await pictureOf(ada), await pictureOf(nia)]).toEqual([null, null]);
    expect(await failureOf(upload(nia, file))).toBe("400 picture_blocked");
    expect((await upload(ada, await aPicture("blue"))).status).toBe(200);
    await dataOf(calls.liftSanction, lift(sanctionId));
    expect((await upload(nia, file)).status).toBe(200);
  });

  it("stays blocked without its account, and names nobody", async () => {
    await upload(ada, await aPicture("red"));
    await done({ kind: "PICTURE_REMOVAL" });
    await api.database.delete(user).where(eq(user.id, ada.userId));
    expect(await api.database.select().from(sanctions)).toEqual([]);
    expect(await api.database.select().from(blockedPictures)).toMatchObject([{ sanctionId: null }]);
  });

  it("has to be there", async () => {
    expect(await failureOf(sanction({ kind: "PICTURE_REMOVAL" }))).toBe("400 no_changes");
  });
});

describe("an appeal", () => {
  it("is decided by another moderator, or by an owner", async () => {
    const { sanctionId } = await done({ kind: "SUSPENSION", endDate: later(30) });
    await appeal(sanctionId);
    expect(await failureOf(appeal(sanctionId))).toBe("400 appeal_already_sent");
    expect(await failureOf(appeal(sanctionId, nia))).toBe("404 sanction_not_found");
    const { appeals } = await dataOf(calls.listAppeals, mo.fetch("/desk/appeals"));
    expect(appeals).toMatchObject([{ sanctionId, username: "Ada", kind: "SUSPENSION", author: { username: "Mo" } }]);
    expect((await dataOf(readSetup, mo.fetch("/desk/setup"))).appeals).toBe(1);
    expect((await read(mo)).sanctions[0]?.mayDecide).toBe(false);
    expect((await read(nia)).sanctions[0]?.mayDecide).toBe(true);
    expect(await failureOf(decide(sanctionId, "LIFTED", mo))).toBe("400 appeal_of_own_decision");
    await dataOf(calls.decideAppeal, decide(sanctionId, "LIFTED"));
    expect(await failureOf(decide(sanctionId, "UPHELD"))).toBe("400 appeal_not_open");
    expect((await rate()).status).toBe(200);
    expect((await own())[0]?.appeal).toMatchObject({ decision: { outcome: "LIFTED", answer: "We looked again." } });
    expect(await notices()).toEqual(["SANCTION_LIFTED", "SUSPENSION"]);
    expect(await logged()).toEqual(["player.appeal-granted", "player.suspended"]);
  });

  it("is rejected, and the sanction stays", async () => {
    const { sanctionId } = await done({ kind: "BAN" });
    await appeal(sanctionId);
    await dataOf(calls.decideAppeal, decide(sanctionId, "UPHELD"));
    expect(await failureOf(rate())).toBe("403 account_suspended");
    expect(await notices()).toEqual(["APPEAL_UPHELD", "BAN"]);
    expect((await dataOf(calls.listAppeals, mo.fetch("/desk/appeals"))).appeals).toEqual([]);
  });

  it("is answered by whoever decided, if nobody else may, and by lifting", async () => {
    await appoint(api.database, nia, { role: "SUPPORT" });
    const { sanctionId } = await done({ kind: "WARNING" });
    await appeal(sanctionId);
    await dataOf(calls.liftSanction, lift(sanctionId));
    expect((await own())[0]?.appeal).toMatchObject({ decision: { outcome: "LIFTED", answer: "A mistake." } });
    const second = await done({ kind: "WARNING" });
    await appeal(second.sanctionId);
    await dataOf(calls.decideAppeal, decide(second.sanctionId, "UPHELD", mo));
  });
});

describe("who may", () => {
  it("sanction: moderators and owners, not themselves, and only owners owners", async () => {
    const olga = await aMember(api, "Olga");
    await appoint(api.database, olga, { role: "OWNER" });
    expect(await failureOf(sanction({ kind: "WARNING" }, { on: mo }))).toBe("400 player_protected");
    expect(await failureOf(sanction({ kind: "WARNING" }, { on: olga }))).toBe("400 player_protected");
    const { sanctionId } = await done({ kind: "WARNING" }, { as: olga, on: mo });
    expect(await failureOf(lift(sanctionId, mo))).toBe("400 player_protected");
    await appoint(api.database, nia, { role: "SUPPORT" });
    expect(await failureOf(sanction({ kind: "WARNING" }, { as: nia }))).toBe("403 staff_role_insufficient");
    expect((await read(nia)).player.maySanction).toBe(false);
    await appoint(api.database, nia, { role: "EDITOR" });
    expect(await failureOf(nia.fetch(`/desk/players/${ada.userId}`))).toBe("403 staff_role_insufficient");
  });

  it("find: by a part of the name, the address or the id", async () => {
    await api.database.update(user).set({ email: "ada@example.org" }).where(eq(user.id, ada.userId));
    const found = async (search: string) =>
      (await dataOf(calls.listPlayers, mo.fetch(`/desk/players?search=${encodeURIComponent(search)}`))).players.map(
        ({ username }) => username,
      );
    expect(await found("ad")).toContain("Ada");
    expect(await found("ADA@example.org")).toEqual(["Ada"]);
    expect(await found(ada.userId)).toEqual(["Ada"]);
    expect(await found("nobody at all")).toEqual([]);
  });
});
