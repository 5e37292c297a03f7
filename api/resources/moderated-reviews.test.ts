import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { decideReportCase, listReportCases, readReportCase } from "~contract/calls/desk-reports";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { listMessages } from "~contract/calls/messages";
import {
  answerPlayerReview,
  getOwnPlayerReview,
  listPlayerReviews,
  removePlayerReview,
  reportPlayerReview,
  restorePlayerReview,
} from "~contract/calls/player-reviews";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { storeReadyGame } from "../../tests/fixtures/developer-games";
import type { Member } from "../../tests/fixtures/members";
import { anOldMember, aReviewer, writeReview } from "../../tests/fixtures/reviewers";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { games, playerReviewReports, reportCases, studioMembers } from "../db/schema";
import { gameId } from "../seed/demo-games";
import { deleteAccount } from "../store/account/account-deletion";

const SOFTFALL = gameId("softfall");
const REASON = "It is an insult.";

let api: TestApi;
let ada: Member;
let bo: Member;
let mo: Member;
let reviewId: string;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  ada = await aReviewer(api, "Ada", { gameId: SOFTFALL });
  [bo, mo] = [await anOldMember(api, "Bo"), await anOldMember(api, "Mo")];
  await appoint(api.database, mo, { role: "MODERATOR" });
  ({ reviewId } = await writeReview(ada, { gameId: SOFTFALL }));
});

const report = (as: Member, reason = "SPAM") =>
  as.send("POST", `/gxc/v2/player-reviews/${reviewId}/report`, { reason, comment: "Only advertising." });
const cases = async () => (await dataOf(listReportCases, mo.fetch("/desk/report-cases?kind=REVIEW"))).cases;
const moderate = (as: Member, way: "removal" | "restoration") =>
  as.send("POST", `/desk/player-reviews/${reviewId}/${way}`, { reason: REASON });
const messagesOf = async (as: Member) =>
  (await dataOf(listMessages, as.fetch("/profile/v2/messages"))).messages.map(({ data }) => data);
const listed = async () => (await dataOf(listPlayerReviews, api.fetch(`/gxc/v2/games/${SOFTFALL}/reviews`))).reviews;

describe("reports of a review", () => {
  it("are one case, which shows the review and is decided like others", async () => {
    await dataOf(reportPlayerReview, report(bo));
    await dataOf(reportPlayerReview, report(bo));
    await dataOf(reportPlayerReview, report(mo, "OFF_TOPIC"));
    const [found] = await cases();
    expect(found).toMatchObject({
      ...{ state: "OPEN", reports: 2, reasons: ["OFF_TOPIC", "SPAM"] },
      subject: { kind: "REVIEW", reviewId, username: "Ada", gameTitle: "Softfall", isRemoved: false },
    });
    const caseId = found?.caseId ?? "";
    const { reports } = await dataOf(readReportCase, mo.fetch(`/desk/report-cases/${caseId}`));
    expect(reports.map(({ reporter }) => reporter?.username).sort()).toEqual(["Bo", "Mo"]);
    const decision = { version: found?.version, outcome: "ACTED_ON", reason: REASON, answer: "REMOVED" };
    await dataOf(decideReportCase, mo.send("POST", `/desk/report-cases/${caseId}/decision`, decision));
    expect(await cases()).toEqual([]);
    expect(await messagesOf(bo)).toMatchObject([{ messageType: "REPORT_ANSWERED", subjectName: "Ada" }]);
    expect(await failureOf(report(ada))).toBe("400 player_review_own");
  });

  it("go with the review, and stay without who sent them", async () => {
    await dataOf(reportPlayerReview, report(bo));
    await deleteAccount(api.database, bo.userId);
    expect(await api.database.select().from(playerReviewReports)).toMatchObject([{ userId: null }]);
    await deleteAccount(api.database, ada.userId);
    expect(await api.database.$count(reportCases)).toBe(0);
  });
});

describe("a removed review", () => {
  const own = `/gxc/v2/games/${SOFTFALL}/reviews/own`;

  it("is its author's alone, who reads why and cannot write another", async () => {
    expect(await failureOf(moderate(bo, "removal"))).toBe("403 staff_role_insufficient");
    expect(await dataOf(removePlayerReview, moderate(mo, "removal"))).toEqual({ username: "Ada" });
    expect(await failureOf(moderate(mo, "removal"))).toBe("400 no_changes");
    expect(await listed()).toEqual([]);
    const { review } = await dataOf(getOwnPlayerReview, ada.fetch(own));
    expect(review?.removal).toMatchObject({ reason: REASON });
    expect(await failureOf(ada.send("DELETE", own))).toBe("400 player_review_removed");
    await expect(writeReview(ada, { gameId: SOFTFALL })).rejects.toThrow();
    expect(await failureOf(report(bo))).toBe("404 player_review_not_found");
    expect(await messagesOf(ada)).toMatchObject([{ messageType: "REVIEW_REMOVED", reason: REASON }]);
  });

  it("is shown again, and the log has both", async () => {
    await dataOf(removePlayerReview, moderate(mo, "removal"));
    await dataOf(restorePlayerReview, moderate(mo, "restoration"));
    expect(await listed()).toMatchObject([{ reviewId }]);
    const { entries } = await dataOf(listAuditEntries, mo.fetch("/desk/audit-log"));
    expect(entries).toMatchObject([
      { action: "player-review.restored", subject: { kind: "user", name: "Ada" }, after: { game: "Softfall" } },
      { action: "player-review.removed", reason: REASON },
    ]);
    expect(await messagesOf(ada)).toHaveLength(2);
  });
});

describe("a studio's answer", () => {
  it("is its makers', told once, changed and deleted", async () => {
    const kite = await storeReadyGame(api.database, bo);
    const author = await aReviewer(api, "Cleo", { gameId: SOFTFALL });
    const stored = await writeReview(author, { gameId: SOFTFALL });
    const path = (game: string) => `/gamedev/games/${game}/reviews/${stored.reviewId}/answer`;
    expect(await failureOf(bo.send("PUT", path(SOFTFALL), { text: "Hi." }))).toBe("404 game_not_found");
    expect(await failureOf(bo.send("PUT", path(kite.gameId), { text: "Hi." }))).toBe("404 player_review_not_found");
    const [softfall] = await api.database.select().from(games).where(eq(games.gameId, SOFTFALL));
    const membership = {
      studioId: softfall?.studioId ?? "",
      userId: bo.userId,
      role: "DEVELOPER",
      joinedAt: new Date(),
    } as const;
    await api.database.insert(studioMembers).values(membership);
    await dataOf(answerPlayerReview, bo.send("PUT", path(SOFTFALL), { text: "Thank you." }));
    await dataOf(answerPlayerReview, bo.send("PUT", path(SOFTFALL), { text: "Thanks." }));
    const answered = (await listed()).find(({ author: { username } }) => username === "Cleo");
    expect(answered?.answer).toMatchObject({ text: "Thanks." });
    expect(answered?.answer?.editedDate).not.toBeNull();
    expect(await messagesOf(author)).toMatchObject([{ messageType: "REVIEW_ANSWERED", gameTitle: "Softfall" }]);
    expect((await bo.send("DELETE", path(SOFTFALL))).status).toBe(200);
    expect(await failureOf(bo.send("DELETE", path(SOFTFALL)))).toBe("400 no_changes");
  });
});
