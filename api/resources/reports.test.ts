import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { reportGame } from "~contract/calls/games";
import { storeTrack } from "../../tests/fixtures/a-challenge-row";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { gameReports, games, tracks, user } from "../db/schema";
import { gameId, trackId } from "../seed/demo-games";

const SOFTFALL = gameId("softfall");
const DAY_MS = 24 * 3_600_000;

describe("reports", () => {
  let api: TestApi;
  let member: Member;
  const report = (body: unknown, { game = SOFTFALL, query = "" } = {}) =>
    member.send("POST", `/gxc/games/${game}/report${query}`, body);
  const stored = () => api.database.select().from(gameReports);

  beforeAll(async () => {
    api = await startTestApi({ RATE_LIMITS: "off" });
    await fillWithDemoCatalogue(api.database);
    member = await aMember(api, "Reporter");
  });
  beforeEach(async () => {
    await api.database.delete(gameReports);
  });

  it("are stored with user, reason and track", async () => {
    const query = `?trackId=${trackId("softfall")}`;
    await dataOf(reportGame, report({ reason: "BROKEN", comment: " It stops at the third pad. " }, { query }));
    expect(await stored()).toMatchObject([
      {
        gameId: SOFTFALL,
        trackId: trackId("softfall"),
        userId: member.userId,
        reason: "BROKEN",
        comment: "It stops at the third pad.",
      },
    ]);
  });

  it("count once a day for each reason, even when they are sent concurrently", async () => {
    await Promise.all(Array.from({ length: 10 }, () => dataOf(reportGame, report({ reason: "SPAM" }))));
    await dataOf(reportGame, report({ reason: "SPAM", comment: "again" }));
    await dataOf(reportGame, report({ reason: "OTHER" }));
    expect((await stored()).map(({ reason }) => reason)).toEqual(["SPAM", "OTHER"]);
    await api.database.update(gameReports).set({ createdAt: new Date(Date.now() - DAY_MS - 1_000) });
    await dataOf(reportGame, report({ reason: "SPAM" }));
    expect(await stored()).toHaveLength(3);
  });

  it("need a comment for a review request", async () => {
    for (const comment of [undefined, "", "  \n "]) {
      expect(await failureOf(report({ reason: "REVIEW_REQUEST", comment }))).toBe(
        "400 review_request_comment_required",
      );
    }
    await dataOf(reportGame, report({ reason: "REVIEW_REQUEST", comment: "Fixed in 1.0.1." }));
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    [{ reason: "BORING" }, "400 invalid_report_reason"],
    [{ reason: 7 }, "400 invalid_report_reason"],
    [{}, "400 invalid_report_reason"],
    [{ reason: "SPAM", comment: "x".repeat(2_001) }, "400 invalid_request_payload"],
    [{ reason: "SPAM", comment: 1 }, "400 invalid_request_payload"],
  ])("refuse %o with %s", async (body, failure) => {
    expect(await failureOf(report(body))).toBe(failure);
    expect(await stored()).toEqual([]);
  });

  it("are about public games and tracks only", async () => {
    const invited = await storeTrack(api.database, SOFTFALL, { testers: [member.userId] });
    const body = { reason: "BROKEN" };
    expect(await failureOf(report(body, { query: `?trackId=${invited}` }))).toBe("400 game_not_public");
    const hidden = await storeTrack(api.database, SOFTFALL);
    expect(await failureOf(report(body, { query: `?trackId=${hidden}` }))).toBe("404 track_not_found");
    const foreign = trackId("lantern-run");
    expect(await failureOf(report(body, { query: `?trackId=${foreign}` }))).toBe("404 track_not_found");
    expect(await failureOf(report(body, { query: "?trackId=nonsense" }))).toBe("404 track_not_found");
    const pond = gameId("pond-quartet");
    await api.database.update(tracks).set({ isPublic: false }).where(eq(tracks.gameId, pond));
    expect(await failureOf(report(body, { game: pond }))).toBe("400 game_not_public");
    await api.database.update(games).set({ isPublished: false }).where(eq(games.gameId, pond));
    expect(await failureOf(report(body, { game: pond }))).toBe("404 game_not_found");
    expect(await stored()).toEqual([]);
  });

  it("are anonymised when the account is deleted", async () => {
    const leaving = await aMember(api, "Leaving");
    await dataOf(reportGame, leaving.send("POST", `/gxc/games/${SOFTFALL}/report`, { reason: "BROKEN" }));
    await api.database.delete(user).where(eq(user.id, leaving.userId));
    expect(await stored()).toMatchObject([{ reason: "BROKEN", userId: null }]);
  });
});
