import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { gameReports, games, reportCases, takedowns, user } from "~api/db/schema";
import { gameId } from "~api/seed/demo-games";
import { reportGame } from "~api/store/catalogue/reports";
import { stopGame } from "~api/store/studios/takedowns";
import * as desk from "../fixtures/desk-pages";
import { casePage, changeCase, inboxPage, queuePage, sendReport, userPage } from "../fixtures/desk-queue-pages";
import { storeReadyGame } from "../fixtures/developer-games";
import { changeGame, studioGame } from "../fixtures/studio-pages";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { openPortal } from "../setup/portal-visitors";

const GAME = gameId("lantern-run");
const REASON = "It works for us.";

let database: Awaited<ReturnType<typeof openPortal>>;
let moderator: Member;
let other: Member;
let editor: Member;
let reporter: Member;
beforeAll(async () => {
  database = await openPortal();
  moderator = await desk.aStaffMember("queue_moderator", "MODERATOR");
  other = await desk.aStaffMember("queue_other", "MODERATOR");
  editor = await desk.aStaffMember("queue_editor", "EDITOR");
  reporter = await aPlayer("queue_reporter");
});
beforeEach(async () => {
  await database.delete(gameReports);
  await database.delete(reportCases);
  await database.delete(takedowns);
  await database.update(games).set({ isPublished: true }).where(eq(games.gameId, GAME));
});

type Reason = Parameters<typeof reportGame>[1]["reason"];
async function report(reason: Reason = "BROKEN", comment?: string): Promise<string> {
  const about = { userId: reporter.userId, gameId: GAME, trackId: undefined, now: new Date() };
  await reportGame(database, { ...about, reason, comment });
  const [row] = await database.select().from(reportCases);
  return row?.caseId ?? expect.fail("there is no case");
}

const read = async (caseId: string, visitor = moderator) => (await casePage(visitor, caseId)).payload.reportCase;
const deciding = (version: string) => ({ intent: "decide", version, outcome: "DISMISSED", reason: REASON });

describe("the queue", () => {
  it("lists open cases, and decided ones apart", async () => {
    const caseId = await report();
    await report("SPAM", "Only advertising.");
    const { tabs, rows, columns } = (await queuePage(moderator)).payload.list;
    expect(tabs.map(({ label, href }) => [label, href])).toEqual([
      ["Open", "/desk/queue/"],
      ["Decided", "/desk/queue/?state=DECIDED"],
    ]);
    expect(columns).toEqual(["About", "Reports", "Reasons", "Waits since", "Taken by"]);
    expect(rows).toMatchObject([
      {
        ...{ title: "Lantern Run", href: `/desk/queue/${caseId}/`, reports: "2", last: "Nobody" },
        reasons: "It does not work · It is advertising or spam",
      },
    ]);
    const { version } = await read(caseId);
    expect((await changeCase(moderator, caseId, deciding(version))).status).toBe(302);
    expect((await queuePage(moderator)).payload.list).toMatchObject({ rows: [], emptyText: "No report waits." });
    const decided = (await queuePage(editor, "?state=DECIDED", "/de")).payload.list;
    expect(decided.rows).toMatchObject([{ href: `/de/desk/queue/${caseId}/`, last: "Nichts zu beanstanden" }]);
  });

  it("is for staff only, and has no other states and pages", async () => {
    const caseId = await report();
    expect((await queuePage(reporter)).status).toBe(403);
    expect((await casePage(reporter, caseId)).status).toBe(403);
    expect(await queuePage(moderator, "?state=LOST")).toMatchObject({ status: 301, location: "/desk/queue/" });
    expect((await queuePage(moderator, "?page=9")).status).toBe(404);
    expect((await casePage(moderator, GAME)).status).toBe(404);
    expect((await casePage(moderator, "nonsense")).status).toBe(404);
  });

  it("is counted on the first page", async () => {
    await report();
    const { waiting } = (await desk.deskHome(moderator)).payload.home;
    expect(waiting).toContainEqual({ label: "Open reports", number: "1", href: "/desk/queue/" });
  });
});

describe("a case", () => {
  it("leads to its game, to the game at the desk and to stopping it", async () => {
    const caseId = await report("SPAM", "Only advertising.");
    const shown = await read(caseId);
    expect(shown.links.map(({ href }) => href)).toEqual([
      expect.stringMatching(/^\/games\/\w{6}\/lantern-run\/$/),
      `/desk/games/${GAME}/`,
    ]);
    const shortId = shown.about.split(" · ")[1] ?? "";
    expect(shown.stopHref).toBe(`/desk/takedowns/?game=${shortId}`);
    expect((await desk.takedownsPage(moderator, `?game=${shortId}`)).payload.list.game).toBe(shortId);
    expect(shown.reports).toMatchObject([
      {
        ...{ reason: "It is advertising or spam", comment: "Only advertising.", decided: null },
        ...{ reporter: "queue_reporter", href: "/users/queue_reporter/" },
      },
    ]);
    const readOnly = await read(caseId, editor);
    expect([readOnly.forms, readOnly.stopHref]).toEqual([null, null]);
  });

  it("is taken, taken over, given back and decided, which its history says", async () => {
    const caseId = await report();
    const change = async (visitor: Member, intent: string) => {
      const { version, forms } = await read(caseId, visitor);
      const done = await changeCase(visitor, caseId, { ...deciding(version), intent });
      expect(done).toMatchObject({ status: 302, location: `/desk/queue/${caseId}/` });
      return forms?.assignment;
    };
    expect(await change(moderator, "take")).toBe("take");
    expect(await change(other, "take")).toBe("take-over");
    expect((await read(caseId)).facts).toContainEqual({ label: "Taken by", value: "queue_other" });
    expect(await change(other, "release")).toBe("release");
    await change(moderator, "decide");
    const { history, forms, facts, decisionReason, reports } = await read(caseId);
    expect(history.map(({ text }) => text)).toEqual([
      "queue_moderator dismissed the reports of Lantern Run.",
      "queue_other gave the reports of Lantern Run back.",
      "queue_other took the reports of Lantern Run.",
      "queue_moderator took the reports of Lantern Run.",
    ]);
    expect(history[0]).toMatchObject({ reason: REASON, fields: [{ field: "Reports" }] });
    expect(history[2]?.fields).toMatchObject([{ field: "Taken by", parts: [{}, {}] }]);
    expect([forms, decisionReason]).toEqual([null, REASON]);
    expect(facts).toContainEqual({
      ...{ label: "Last decision", value: expect.stringMatching(/^Nothing wrong · .+ · queue_moderator$/) as unknown },
    });
    expect(reports[0]?.decided).toMatch(/^Decided on /);
  });

  it("says what is wrong at its fields", async () => {
    const caseId = await report();
    const { version } = await read(caseId);
    const refused = await changeCase(moderator, caseId, { ...deciding(version), reason: " " });
    expect(refused).toMatchObject({ status: 422, payload: { reply: { error: { reason: ["Fill this in."] } } } });
    const chosen = await changeCase(moderator, caseId, { ...deciding(version), outcome: "IGNORED" });
    expect(chosen).toMatchObject({ status: 422, payload: { reply: { error: { outcome: [expect.any(String)] } } } });
    expect((await changeCase(moderator, caseId, { intent: "adore" })).status).toBe(400);
    expect((await changeCase(editor, caseId, deciding(version))).payload).toMatchObject({
      error: "staff_role_insufficient",
    });
  });

  it("is not decided as it was before a report or another moderator", async () => {
    const caseId = await report();
    const { version } = await read(caseId);
    await report("MALICIOUS");
    const meanwhile = { error: "report_case_changed", message: expect.stringContaining("Meanwhile") as unknown };
    const late = await changeCase(moderator, caseId, deciding(version));
    expect(late).toMatchObject({ status: 409, payload: { ...meanwhile, reply: { initialValue: { reason: REASON } } } });
    const now = (await read(caseId)).version;
    expect((await changeCase(other, caseId, deciding(now))).status).toBe(302);
    expect((await changeCase(moderator, caseId, deciding(now))).payload).toMatchObject({
      error: "report_case_decided",
    });
  });

  it("has no link to a stopped game, and no name of an account that is gone", async () => {
    const caseId = await report();
    await stopGame(database, { gameId: GAME, actorId: null, reason: "A copy.", now: new Date() });
    const leaving = await aPlayer("queue_leaving");
    await database.update(gameReports).set({ userId: leaving.userId });
    await database.delete(user).where(eq(user.id, leaving.userId));
    const shown = await read(caseId);
    expect(shown).toMatchObject({ isStopped: true, stopHref: null, links: [{ href: `/desk/games/${GAME}/` }] });
    expect(shown.reports).toMatchObject([{ reporter: "A deleted account", href: null }]);
  });
});

describe("a reported player", () => {
  it("is reported on their page, and answered by the desk in the reporter's language", async () => {
    const { userId } = await aPlayer("queue_rude");
    const { profile } = (await userPage(reporter, "queue_rude", "/de")).payload;
    expect(profile.report?.reasons).toContain("PICTURE");
    expect((await userPage(null, "queue_rude")).payload.profile.report).toBeNull();
    expect((await sendReport(reporter, { userId, reason: "PICTURE", comment: "Look." })).payload).toEqual({ ok: true });
    expect((await sendReport(reporter, { userId })).payload).toEqual({ ok: false, error: "invalid_report_reason" });
    const [row] = (await queuePage(moderator, "?kind=PLAYER")).payload.list.rows;
    expect(row).toMatchObject({ title: "queue_rude", about: "Player", reasons: "The picture is offensive" });
    const shown = await read(row?.id ?? "");
    expect(shown).toMatchObject({ stopHref: null, heldScores: null });
    expect(shown.links.map(({ href }) => href)).toEqual([`/desk/players/${userId}/`, "/users/queue_rude/"]);
    const answer = "NOTHING_WRONG";
    await changeCase(moderator, shown.id, { ...deciding(shown.version), answer });
    const [message] = (await inboxPage(reporter, "/de")).payload.inbox.messages;
    expect(message?.sentence.map(({ text }) => text).join("")).toMatch(
      /^Danke für deine Meldung zu queue_rude\. Wir haben/,
    );
  });
});

describe("a takedown", () => {
  it("is appealed against on the studio's page, and answered in the list", async () => {
    const maker = await desk.aStaffMember("appealing_maker", "EDITOR");
    const { gameId: stoppedGame } = await storeReadyGame(database, maker);
    await desk.changeTakedowns(moderator, { intent: "stop", game: stoppedGame, reason: REASON });
    const shown = async () => (await studioGame(maker, stoppedGame)).payload.game.takedown;
    expect(await shown()).toEqual({ reason: REASON, appeal: null, canAppeal: true });
    const empty = await changeGame(maker, stoppedGame, { intent: "appeal", text: " " });
    expect(empty.payload).toMatchObject({ problems: { text: "Write 1 to 1,000 characters." } });
    expect((await changeGame(maker, stoppedGame, { intent: "appeal", text: "We drew it." })).status).toBe(302);
    expect(await shown()).toMatchObject({ canAppeal: false, appeal: { text: "We drew it." } });
    const [first] = (await desk.takedownsPage(moderator)).payload.list.takedowns;
    expect(first).toMatchObject({ isAppealed: true, appeal: { text: "We drew it.", answer: null } });
    const answer = { intent: "reject-appeal", subject: first?.id ?? "", reason: "Not all of it." };
    expect((await desk.changeTakedowns(moderator, answer)).status).toBe(302);
    expect((await shown())?.appeal?.state).toBe("The game stays stopped: Not all of it.");
    expect((await desk.changeTakedowns(moderator, answer)).payload).toMatchObject({ error: "appeal_not_found" });
  });
});
