import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadRoot } from "~/server/root-data.server";
import { sanctions, user } from "~api/db/schema";
import {
  appealsPage,
  changePlayer,
  noticesPage,
  playerPage,
  playersData,
  playersPage,
  sendAppeal,
} from "../fixtures/desk-player-pages";
import * as desk from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

let database: Awaited<ReturnType<typeof openPortal>>;
let moderator: Member;
let other: Member;
let player: Member;
beforeAll(async () => {
  database = await openPortal();
  moderator = await desk.aStaffMember("players_moderator", "MODERATOR");
  other = await desk.aStaffMember("players_other", "MODERATOR");
  player = await aPlayer("players_player");
});
beforeEach(async () => {
  await database.delete(sanctions);
});

const notice = { intent: "sanction", rule: "INSULT", text: "Stay friendly." };
const sanction = (fields: Record<string, string>) => changePlayer(moderator, player.userId, { ...notice, ...fields });
const only = async () => (await playerPage(other, player.userId)).payload.player.sanctions[0] ?? expect.fail("none");
const rootOf = (path: string, visitor: Member) => runLoader(loadRoot, "/*", path, { visitor });

describe("the desk's players", () => {
  it("are found by name, and nobody without one", async () => {
    expect((await playersPage(moderator)).payload.list).toMatchObject({
      rows: [],
      emptyText: "Search for a player first.",
    });
    const { rows } = (await playersPage(moderator, "?search=players_player")).payload.list;
    expect(rows).toMatchObject([
      { username: "players_player", href: `/desk/players/${player.userId}/`, state: "Active" },
    ]);
    expect((await playersPage(player)).status).toBe(403);
    expect((await playerPage(moderator, "nonsense")).status).toBe(404);
  });

  it("get a form with a ready answer in their language", async () => {
    await database.update(user).set({ language: "de" }).where(eq(user.id, player.userId));
    const query = "?kind=SUSPENSION&rule=SPAM";
    const { form } = (await playerPage(moderator, player.userId, query)).payload.player;
    expect(form?.notice).toMatchObject({
      ...{ kind: "SUSPENSION", rule: "SPAM", language: "de", button: "Suspend" },
      answer: expect.stringMatching(/^Du hast geworben/) as unknown,
    });
    expect(form?.kinds.map(({ value }) => value)).not.toContain("PICTURE_REMOVAL");
    expect((await playerPage(moderator, player.userId)).payload.player.form?.notice).toBeNull();
    expect((await playerPage(moderator, moderator.userId)).payload.player.form).toBeNull();
  });
});

describe("a player's data", () => {
  it("is downloaded once an export is started, and deleted with the name typed", async () => {
    const support = await desk.aStaffMember("players_support", "SUPPORT");
    const { userId } = await aPlayer("players_leaving");
    expect((await playerPage(moderator, userId)).payload.player.data).toBeNull();
    const shown = async () => (await playerPage(support, userId, "", "/de")).payload.player;
    expect((await shown()).data).toEqual({ mayDelete: true, download: null });
    const tooEarly = await playersData(support, userId);
    expect([tooEarly.status, tooEarly.headers.get("location")]).toEqual([302, `/desk/players/${userId}/`]);
    const reason = "By mail.";
    expect((await changePlayer(support, userId, { intent: "export", subject: "data", reason: "" })).status).toBe(422);
    expect((await changePlayer(support, userId, { intent: "export", subject: "data", reason })).status).toBe(302);
    const { data, wallet } = await shown();
    expect(data?.download).toMatchObject({ href: `/de/desk/players/${userId}/data/` });
    expect(wallet?.href).toBe(`/de/desk/purchases/players/${userId}/`);
    const file = await playersData(support, userId);
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="subpixel-data.json"');
    expect(await file.json()).toMatchObject({ account: [{ username: "players_leaving" }] });
    const removal = { intent: "delete", subject: "data", reason };
    const wrong = await changePlayer(support, userId, { ...removal, username: "players_player" });
    expect(wrong).toMatchObject({ status: 409, payload: { error: "username_wrong" } });
    const done = await changePlayer(support, userId, { ...removal, username: "players_leaving" });
    expect(done).toMatchObject({ status: 302, location: "/desk/players/" });
    expect((await playerPage(support, userId)).status).toBe(404);
  });
});

describe("a sanction", () => {
  it("is told to its player, who appeals once, and somebody else answers", async () => {
    expect(await sanction({ kind: "SUSPENSION", days: "7" })).toMatchObject({ status: 302 });
    const { notices } = (await noticesPage(player)).payload;
    expect(notices.suspension).toMatch(/^This account is suspended until .+ Your profile says why, under Notices\.$/);
    expect(notices.notices).toMatchObject([
      { title: "Suspension", rule: "Insults", text: "Stay friendly.", mayAppeal: true },
    ]);
    const { id } = await only();
    const appeal = { sanctionId: id, text: "It was not me." };
    expect((await sendAppeal(player, { ...appeal, text: " " })).payload).toMatchObject({ error: "text_missing" });
    expect((await sendAppeal(player, appeal)).status).toBe(302);
    expect((await sendAppeal(player, appeal)).payload).toMatchObject({ error: "appeal_already_sent" });
    expect((await appealsPage(moderator)).payload.list.rows).toMatchObject([{ username: "players_player" }]);
    expect((await desk.deskHome(moderator)).payload.home.waiting).toContainEqual({
      ...{ label: "Appeals", number: "1", href: "/desk/appeals/" },
    });
    const decision = { intent: "decide", subject: id, outcome: "LIFTED", answer: "You are right." };
    expect((await changePlayer(moderator, player.userId, decision)).payload).toMatchObject({
      error: "appeal_of_own_decision",
    });
    expect((await changePlayer(other, player.userId, decision)).status).toBe(302);
    const [answered] = (await noticesPage(player, "/de")).payload.notices.notices;
    expect(answered).toMatchObject({ mayAppeal: false, appeal: { answer: "You are right." } });
    const { history } = (await playerPage(moderator, player.userId)).payload.player;
    expect(history.map(({ text }) => text)).toEqual([
      "players_other granted an appeal of players_player.",
      "players_moderator suspended players_player.",
    ]);
  });

  it("says what is wrong at its fields", async () => {
    const refused = await sanction({ kind: "SUSPENSION", days: "DATE", until: "2020-01-01" });
    expect(refused).toMatchObject({
      status: 409,
      payload: { error: "suspension_end_invalid", reply: { error: { until: [expect.any(String)] } } },
    });
    const missing = await sanction({ kind: "WARNING", text: " " });
    expect(missing).toMatchObject({ status: 422, payload: { reply: { error: { text: ["Fill this in."] } } } });
    expect((await changePlayer(moderator, player.userId, { intent: "adore" })).status).toBe(400);
  });

  it("that suspends leads to the notice once, and stands on every page", async () => {
    const banned = await aPlayer("players_banned");
    await changePlayer(moderator, banned.userId, { ...notice, kind: "BAN" });
    const first = await rootOf("/discover/", banned);
    expect([first.status, first.location]).toEqual([302, "/profile/notices/"]);
    expect((await rootOf("/profile/notices/", banned)).payload.toast).toBeNull();
    expect((await noticesPage(banned)).payload.notices.suspension).toMatch(/^This account is banned/);
    const next = await rootOf("/discover/", banned);
    expect(next.payload.toast?.message).toMatch(/^This account is banned/);
    expect((await rootOf("/discover/", await aPlayer("players_free"))).payload.toast).toBeNull();
  });
});
