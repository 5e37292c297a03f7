import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { assignReportCase, decideReportCase, listReportCases, readReportCase } from "~contract/calls/desk-reports";
import { readSetup } from "~contract/calls/desk-setup";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { reportGame } from "~contract/calls/games";
import type { ReportCase } from "~contract/entities/report-case";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { gameReports, games, reportCases, staffMembers, user } from "../db/schema";
import { gameId } from "../seed/demo-games";
import { stopGame } from "../store/studios/takedowns";

const SOFTFALL = gameId("softfall");
const POND = gameId("pond-quartet");
const REASON = "It works for us.";

let api: TestApi;
let mo: Member;
let nia: Member;
let ada: Member;
let bo: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  [mo, nia, ada, bo] = [
    await aMember(api, "Mo"),
    await aMember(api, "Nia"),
    await aMember(api, "Ada"),
    await aMember(api, "Bo"),
  ];
  await appoint(api.database, mo, { role: "MODERATOR" });
  await appoint(api.database, nia, { role: "MODERATOR" });
});

type Sent = { reason?: string; comment?: string; game?: string };
const report = (as: Member, { reason = "BROKEN", game = SOFTFALL, ...rest }: Sent = {}) =>
  dataOf(reportGame, as.send("POST", `/gxc/games/${game}/report`, { reason, ...rest }));
const queue = async (query = "", as = mo) =>
  (await dataOf(listReportCases, as.fetch(`/desk/report-cases${query}`))).cases;
const read = (caseId: string, as = mo, query = "") =>
  dataOf(readReportCase, as.fetch(`/desk/report-cases/${caseId}${query}`));
const assign = (caseId: string, version: number, { as = mo, isTaken = true } = {}) =>
  as.send("PUT", `/desk/report-cases/${caseId}/assignee`, { version, isTaken });
const decide = (caseId: string, version: number, { as = mo, outcome = "DISMISSED" } = {}) =>
  as.send("POST", `/desk/report-cases/${caseId}/decision`, { version, outcome, reason: REASON });
const logged = async () => (await dataOf(listAuditEntries, mo.fetch("/desk/audit-log"))).entries;

const titlesOf = (cases: readonly ReportCase[]) =>
  cases.map(({ subject }) => (subject.kind === "GAME" ? subject.gameTitle : subject.username));

async function aCase() {
  await report(ada);
  const [only] = await queue();
  return only ?? expect.fail("no case is open");
}

describe("reports of a game", () => {
  it("are one case, with how many, why, who and when", async () => {
    await report(ada, { comment: "It stops at the third pad." });
    await report(ada, { reason: "SPAM" });
    await report(bo);
    const [only, ...others] = await queue();
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      ...{ state: "OPEN", version: 3, reports: 3 },
      ...{ reasons: ["BROKEN", "SPAM"], assignee: null, decision: null },
      subject: { kind: "GAME", gameId: SOFTFALL, gameTitle: "Softfall", isStopped: false },
    });
    const { reports, reportCase, history, pagination } = await read(only?.caseId ?? "");
    expect(reportCase).toEqual(only);
    expect(reports.map(({ reason, reporter, comment }) => [reason, reporter?.username, comment])).toEqual([
      ["BROKEN", "Bo", null],
      ["SPAM", "Ada", null],
      ["BROKEN", "Ada", "It stops at the third pad."],
    ]);
    expect(reports.map(({ decisionDate }) => decisionDate)).toEqual([null, null, null]);
    expect([history.entries, pagination.totalItems]).toEqual([[], 3]);
    const second = await read(only?.caseId ?? "", mo, "?page=1&pageSize=2");
    expect(second.reports.map(({ reportId }) => reportId)).toEqual([reports[2]?.reportId]);
  });

  it("that come in at once, about a game that nobody has reported, are one case", async () => {
    const reporters = await Promise.all(
      Array.from({ length: 6 }, (_, index) => aMember(api, `Reporter${String(index)}`)),
    );
    await Promise.all(reporters.map((reporter) => report(reporter)));
    expect(await queue()).toMatchObject([{ reports: 6, version: 6 }]);
  });

  it("keep their case when who sent them is gone, and lose it with the game", async () => {
    const { caseId } = await aCase();
    await api.database.delete(user).where(eq(user.id, ada.userId));
    expect((await read(caseId)).reports).toMatchObject([{ reason: "BROKEN", reporter: null }]);
    await api.database.delete(games).where(eq(games.gameId, SOFTFALL));
    expect(await failureOf(mo.fetch(`/desk/report-cases/${caseId}`))).toBe("404 report_case_not_found");
  });
});

describe("the queue", () => {
  it("has most reported games first, then what waits longest, in pages", async () => {
    await report(ada, { game: gameId("lantern-run") });
    await report(ada, { game: POND });
    await report(ada);
    await report(bo);
    expect(titlesOf(await queue())).toEqual(["Softfall", "Lantern Run", "Pond Quartet"]);
    const page = await dataOf(listReportCases, mo.fetch("/desk/report-cases?page=1&pageSize=2"));
    expect(titlesOf(page.cases)).toEqual(["Pond Quartet"]);
    expect(page.pagination).toMatchObject({ totalItems: 3, totalPages: 2 });
    expect(await queue("?state=DECIDED")).toEqual([]);
  });

  it("is counted on the desk's first page, for those who decide", async () => {
    await aCase();
    const setup = async (as: Member) => (await dataOf(readSetup, as.fetch("/desk/setup"))).reports;
    await appoint(api.database, nia, { role: "SUPPORT" });
    expect([await setup(mo), await setup(nia)]).toEqual([1, null]);
  });

  it("says that a game is stopped", async () => {
    const { caseId } = await aCase();
    await stopGame(api.database, { gameId: SOFTFALL, actorId: mo.userId, reason: "A copy.", now: new Date() });
    expect(await queue()).toMatchObject([{ caseId, subject: { isStopped: true } }]);
  });
});

describe("a case", () => {
  it("is taken, taken over and given back, each with a line in the log", async () => {
    const { caseId, version } = await aCase();
    await dataOf(assignReportCase, assign(caseId, version));
    expect(await failureOf(assign(caseId, version + 1))).toBe("400 no_changes");
    expect(await failureOf(assign(caseId, version + 1, { as: nia, isTaken: false }))).toBe("400 no_changes");
    await dataOf(assignReportCase, assign(caseId, version + 1, { as: nia }));
    expect((await read(caseId)).reportCase.assignee).toEqual({ userId: nia.userId, username: "Nia" });
    await dataOf(assignReportCase, assign(caseId, version + 2, { as: nia, isTaken: false }));
    const { reportCase, history } = await read(caseId);
    expect(reportCase).toMatchObject({ assignee: null, version: version + 3 });
    expect(history.entries.map(({ action, actor, subject }) => [action, actor?.username, subject.name])).toEqual([
      ["report-case.released", "Nia", "Softfall"],
      ["report-case.taken", "Nia", "Softfall"],
      ["report-case.taken", "Mo", "Softfall"],
    ]);
    expect(history.entries[1]).toMatchObject({ before: { assignee: mo.userId }, after: { assignee: nia.userId } });
    expect(history.names).toContainEqual({ id: mo.userId, name: "Mo" });
    expect(await logged()).toEqual(history.entries);
  });

  it("is decided with a reason, which decides all its reports", async () => {
    const { caseId, version } = await aCase();
    await report(bo, { reason: "COPYRIGHT" });
    await dataOf(decideReportCase, decide(caseId, version + 1));
    expect(await queue()).toEqual([]);
    expect(await queue("?state=DECIDED")).toMatchObject([
      {
        ...{ caseId, state: "DECIDED", reports: 2, reasons: ["BROKEN", "COPYRIGHT"], assignee: null },
        decision: { outcome: "DISMISSED", reason: REASON, author: "Mo" },
      },
    ]);
    const { reports, reportCase } = await read(caseId);
    const date = reportCase.decision?.date;
    expect(reports.map(({ decisionDate }) => decisionDate)).toEqual([date, date]);
    expect(await logged()).toMatchObject([{ action: "report-case.dismissed", after: { reports: 2 }, reason: REASON }]);
    for (const failed of [decide(caseId, version + 2), assign(caseId, version + 2)]) {
      expect(await failureOf(failed)).toBe("400 report_case_decided");
    }
  });

  it("is opened again by a later report, with the decision before, and without the reports decided then", async () => {
    const { caseId, version } = await aCase();
    await dataOf(assignReportCase, assign(caseId, version));
    await dataOf(decideReportCase, decide(caseId, version + 1, { outcome: "ACTED_ON" }));
    await report(bo, { reason: "MALICIOUS" });
    expect(await queue("?state=DECIDED")).toEqual([]);
    const [open] = await queue();
    expect(open).toMatchObject({
      ...{ caseId, state: "OPEN", version: version + 3, reports: 1, reasons: ["MALICIOUS"], assignee: null },
      decision: { outcome: "ACTED_ON" },
    });
    expect(open?.openedDate).toBe(open?.lastReportDate);
    await dataOf(decideReportCase, decide(caseId, version + 3));
    expect(await queue("?state=DECIDED")).toMatchObject([{ reports: 1, reasons: ["MALICIOUS"] }]);
    const dates = (await read(caseId)).reports.map(({ decisionDate }) => decisionDate);
    expect(new Set(dates).size).toBe(2);
  });

  it("is not decided over a report that came in meanwhile", async () => {
    const { caseId, version } = await aCase();
    await report(bo);
    expect(await failureOf(decide(caseId, version))).toBe("400 report_case_changed");
    expect(await failureOf(assign(caseId, version))).toBe("400 report_case_changed");
    expect(await queue()).toMatchObject([{ reports: 2, decision: null }]);
    expect(await logged()).toEqual([]);
  });

  it("counts right whatever comes in while it is decided", async () => {
    const { caseId, version } = await aCase();
    const reporters = await Promise.all(Array.from({ length: 4 }, (_, index) => aMember(api, `Late${String(index)}`)));
    const [decided] = await Promise.all([decide(caseId, version), ...reporters.map((reporter) => report(reporter))]);
    const { reportCase, reports } = await read(caseId);
    const waiting = reports.filter(({ decisionDate }) => decisionDate === null).length;
    expect(reportCase).toMatchObject({ state: "OPEN", reports: waiting });
    expect(waiting).toBe(decided.status === 200 ? 4 : 5);
  });

  it("is decided once by two moderators, and taken once", async () => {
    const { caseId, version } = await aCase();
    const both = (change: typeof assign | typeof decide, seen: number) =>
      Promise.all([mo, nia].map(async (as) => (await change(caseId, seen, { as })).status));
    expect((await both(assign, version)).sort()).toEqual([200, 400]);
    expect((await both(decide, version + 1)).sort()).toEqual([200, 400]);
    expect((await logged()).map(({ action }) => action)).toEqual(["report-case.dismissed", "report-case.taken"]);
    expect(await api.database.select().from(reportCases)).toMatchObject([{ version: version + 2, state: "decided" }]);
  });

  it("keeps its decision without the account of who made it", async () => {
    const { caseId, version } = await aCase();
    await dataOf(decideReportCase, decide(caseId, version, { as: nia }));
    await api.database.delete(user).where(eq(user.id, nia.userId));
    expect((await read(caseId)).reportCase.decision).toMatchObject({ outcome: "DISMISSED", author: null });
  });
});

describe("who may", () => {
  it("read: everybody at the desk; decide: owners and moderators", async () => {
    const { caseId, version } = await aCase();
    for (const role of ["EDITOR", "SUPPORT"] as const) {
      await appoint(api.database, nia, { role });
      expect(await queue("", nia)).toHaveLength(1);
      expect((await read(caseId, nia)).reports).toHaveLength(1);
      for (const failed of [assign(caseId, version, { as: nia }), decide(caseId, version, { as: nia })]) {
        expect(await failureOf(failed)).toBe("403 staff_role_insufficient");
      }
    }
    await appoint(api.database, nia, { role: "OWNER" });
    await dataOf(assignReportCase, assign(caseId, version, { as: nia }));
    await api.database.delete(staffMembers).where(eq(staffMembers.userId, nia.userId));
    for (const path of ["/desk/report-cases", `/desk/report-cases/${caseId}`]) {
      expect(await failureOf(nia.fetch(path))).toBe("403 staff_role_insufficient");
      expect(await failureOf(api.visitor().fetch(path))).toBe("403 sign_in_required");
    }
  });

  it.each([
    [{ outcome: "DISMISSED", reason: REASON }],
    [{ version: 1, outcome: "DISMISSED", reason: "  " }],
    [{ version: 1, outcome: "DISMISSED", reason: "x".repeat(501) }],
    [{ version: 1, outcome: "IGNORED", reason: REASON }],
    [{ version: 0, outcome: "DISMISSED", reason: REASON }],
    [{ version: 1, outcome: "DISMISSED", reason: REASON, extra: 1 }],
  ])("not decide by %o", async (body) => {
    const { caseId } = await aCase();
    const sent = mo.send("POST", `/desk/report-cases/${caseId}/decision`, body);
    expect(await failureOf(sent)).toBe("400 invalid_request_payload");
    expect(await api.database.select().from(gameReports)).toMatchObject([{ decidedAt: null }]);
  });

  it("not find a case that there is not, nor a state", async () => {
    for (const unknown of [SOFTFALL, "nonsense"]) {
      expect(await failureOf(mo.fetch(`/desk/report-cases/${unknown}`))).toBe("404 report_case_not_found");
      expect(await failureOf(decide(unknown, 1))).toBe("404 report_case_not_found");
    }
    expect(await failureOf(mo.fetch("/desk/report-cases?state=LOST"))).toBe("400 invalid_request_payload");
  });
});
