import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { decideReportCase, listReportCases, readReportCase } from "~contract/calls/desk-reports";
import { listMessages } from "~contract/calls/messages";
import { reportPlayer } from "~contract/calls/player-reports";
import { listChallengeScores } from "~contract/calls/scores";
import { storeChallenge, type StoredChallenge } from "../../tests/fixtures/a-challenge-row";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { submit, userPlaying } from "../../tests/fixtures/players";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { playerReports, user } from "../db/schema";

const REASON = "Seen by two of us.";

let api: TestApi;
let mo: Member;
let ada: Member;
let bo: Member;
let rude: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  [mo, ada, bo, rude] = [
    await aMember(api, "Mo"),
    await aMember(api, "Ada"),
    await aMember(api, "Bo"),
    await aMember(api, "Rude"),
  ];
  await appoint(api.database, mo, { role: "MODERATOR" });
});

type Sent = { reason?: string; comment?: string };
const report = (as: Member, player: Member, { reason = "NAME", ...rest }: Sent = {}) =>
  as.send("POST", `/users/${player.userId}/report`, { reason, ...rest });
const queue = async (query = "") => (await dataOf(listReportCases, mo.fetch(`/desk/report-cases${query}`))).cases;
const read = (caseId: string) => dataOf(readReportCase, mo.fetch(`/desk/report-cases/${caseId}`));
const decide = (caseId: string, version: number, rest: object = {}) =>
  mo.send("POST", `/desk/report-cases/${caseId}/decision`, {
    ...{ version, outcome: "DISMISSED", reason: REASON },
    ...rest,
  });
const inboxOf = async (as: Pick<Member, "fetch">) =>
  (await dataOf(listMessages, as.fetch("/profile/v2/messages"))).messages.map(({ data }) => data);

async function onlyCase() {
  const [only, ...others] = await queue();
  expect(others).toEqual([]);
  return only ?? expect.fail("no case is open");
}

describe("reports of a player", () => {
  it("are one case, found by its kind, with who sent them and why", async () => {
    await dataOf(reportPlayer, report(ada, rude, { comment: "Look at the name." }));
    await dataOf(reportPlayer, report(bo, rude, { reason: "HARASSMENT" }));
    await dataOf(reportPlayer, report(bo, rude, { reason: "HARASSMENT", comment: "Again." }));
    const only = await onlyCase();
    expect(only).toMatchObject({
      ...{ state: "OPEN", reports: 2, version: 2, reasons: ["HARASSMENT", "NAME"] },
      subject: { kind: "PLAYER", userId: rude.userId, username: "Rude" },
    });
    expect(await queue("?kind=PLAYER")).toEqual([only]);
    expect([await queue("?kind=GAME"), await queue("?kind=SCORES")]).toEqual([[], []]);
    const { reports, heldScores } = await read(only.caseId);
    expect(reports.map(({ reason, reporter, comment }) => [reason, reporter?.username, comment])).toEqual([
      ["HARASSMENT", "Bo", null],
      ["NAME", "Ada", "Look at the name."],
    ]);
    expect(heldScores).toEqual([]);
  });

  it("are decided together, and those who sent them are told in their words, each once", async () => {
    await dataOf(reportPlayer, report(ada, rude));
    await dataOf(reportPlayer, report(ada, rude, { reason: "PICTURE" }));
    await dataOf(reportPlayer, report(bo, rude));
    const { caseId, version } = await onlyCase();
    await dataOf(decideReportCase, decide(caseId, version, { outcome: "ACTED_ON", answer: "WARNED" }));
    const told = { messageType: "REPORT_ANSWERED", mainEntityId: rude.userId, subjectName: "Rude", answer: "WARNED" };
    expect([await inboxOf(ada), await inboxOf(bo), await inboxOf(rude)]).toEqual([[told], [told], []]);
    const { history, reportCase } = await read(caseId);
    expect(reportCase).toMatchObject({ state: "DECIDED", decision: { outcome: "ACTED_ON", reason: REASON } });
    expect(history.entries).toMatchObject([
      {
        action: "report-case.acted-on",
        subject: { kind: "user", id: rude.userId, name: "Rude" },
        after: { reports: 3 },
      },
    ]);
  });

  it("tell nobody without an answer, nor whose account is gone", async () => {
    await dataOf(reportPlayer, report(ada, rude));
    await dataOf(reportPlayer, report(bo, rude));
    await api.database.delete(user).where(eq(user.id, bo.userId));
    const { caseId, version } = await onlyCase();
    expect(await failureOf(decide(caseId, version, { answer: "SOON" }))).toBe("400 invalid_request_payload");
    await dataOf(decideReportCase, decide(caseId, version, { answer: null }));
    expect(await inboxOf(ada)).toEqual([]);
  });

  it("go with the player's account", async () => {
    await dataOf(reportPlayer, report(ada, rude));
    const { caseId } = await onlyCase();
    await api.database.delete(user).where(eq(user.id, rude.userId));
    expect(await api.database.select().from(playerReports)).toEqual([]);
    expect(await failureOf(mo.fetch(`/desk/report-cases/${caseId}`))).toBe("404 report_case_not_found");
  });

  it("need an account, somebody else's profile and a reason", async () => {
    expect(await failureOf(report(ada, ada))).toBe("400 invalid_request_payload");
    expect(await failureOf(report(ada, rude, { reason: "BORING" }))).toBe("400 invalid_request_payload");
    expect(await failureOf(report(ada, rude, { comment: "x".repeat(2001) }))).toBe("400 invalid_request_payload");
    const anonymous = api.fetch(`/users/${rude.userId}/report`, {
      ...{ method: "POST", body: JSON.stringify({ reason: "NAME" }) },
      headers: { "content-type": "application/json" },
    });
    expect(await failureOf(anonymous)).toBe("403 sign_in_required");
    expect(await queue()).toEqual([]);
  });
});

describe("held scores of a player", () => {
  const first = async ({ challengeId }: StoredChallenge) =>
    (await dataOf(listChallengeScores, api.fetch(`/gxc/v2/challenges/${challengeId}/scores`))).scores.at(0)?.score;

  async function heldScore() {
    const challenge = await storeChallenge(api.database);
    for (const [index, score] of [1_000, 900, 800, 700, 600].entries()) {
      await submit(await userPlaying(api, challenge, { username: `fair_${String(index)}` }), challenge, score);
    }
    const fast = await userPlaying(api, challenge, { username: "Fast" });
    await submit(fast, challenge, 4_000);
    return { challenge, fast, only: await onlyCase() };
  }

  it("are a case, and count once it is dismissed, which the player is told", async () => {
    const { challenge, fast, only } = await heldScore();
    const { challengeId } = challenge;
    expect(only).toMatchObject({
      ...{ reports: 1, reasons: [] },
      subject: { kind: "SCORES", userId: fast.userId, username: "Fast", challengeId, challengeName: "A challenge" },
    });
    expect((await read(only.caseId)).heldScores).toMatchObject([{ score: 4_000 }]);
    expect(await queue("?kind=SCORES")).toHaveLength(1);
    await dataOf(decideReportCase, decide(only.caseId, only.version));
    expect(await first(challenge)).toBe(4_000);
    expect(await inboxOf(fast)).toMatchObject([
      { messageType: "SCORES_COUNTED", mainEntityId: challengeId, challengeName: "A challenge", reason: REASON },
    ]);
    const { heldScores, history } = await read(only.caseId);
    expect([heldScores, history.entries[0]?.action]).toEqual([[], "scores.counted"]);
  });

  it("are deleted when it is acted on, and later ones open the case again", async () => {
    const { challenge, fast, only } = await heldScore();
    await dataOf(decideReportCase, decide(only.caseId, only.version, { outcome: "ACTED_ON" }));
    expect(await first(challenge)).toBe(1_000);
    expect(await inboxOf(fast)).toMatchObject([{ messageType: "SCORES_REMOVED", reason: REASON }]);
    await submit(fast, challenge, 5_000);
    expect(await onlyCase()).toMatchObject({ caseId: only.caseId, reports: 1, decision: { outcome: "ACTED_ON" } });
  });

  it("are not decided over a score that came in meanwhile", async () => {
    const { challenge, fast, only } = await heldScore();
    await submit(fast, challenge, 6_000);
    expect(await failureOf(decide(only.caseId, only.version))).toBe("400 report_case_changed");
    const [decided] = await Promise.all([
      decide(only.caseId, only.version + 1),
      submit(fast, challenge, 7_000),
      submit(fast, challenge, 8_000),
    ]);
    expect([200, 400]).toContain(decided.status);
    const { heldScores, reportCase } = await read(only.caseId);
    expect(reportCase).toMatchObject(heldScores.length > 0 ? { state: "OPEN", reports: heldScores.length } : {});
  });
});
