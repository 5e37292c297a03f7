import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { gameReports, tracks } from "~api/db/schema";
import { gameId, gamePath } from "~api/seed/demo-games";
import { action, loader } from "~/routes/api.reports";
import { loader as trackPage } from "~/routes/($locale).games.$gameId.($mangledTitle)_.tracks.$trackId";
import { REPORT_VIEW } from "~/view-models/report";
import { runAction, runLoader, type RequestOptions } from "../setup/portal";
import { newVisitor, openPortal, playAsGuest, signUp } from "../setup/portal-visitors";
import type { TestVisitor } from "../setup/test-api";

const GAME = gameId("softfall");
const PAGE = gamePath("softfall");

let database: Awaited<ReturnType<typeof openPortal>>;
let visitor: TestVisitor;

const report = (fields: Record<string, string>, options: RequestOptions = {}) =>
  runAction(action, "/api/reports/", { body: new URLSearchParams({ gameId: GAME, ...fields }), visitor, ...options });

const stored = () => database.select().from(gameReports).where(eq(gameReports.gameId, GAME));

beforeAll(async () => {
  database = await openPortal();
  visitor = await signUp("reporter");
});

describe("reports", () => {
  it("are stored for each of the seven reasons", async () => {
    expect(REPORT_VIEW.reasons).toHaveLength(7);
    await database.delete(gameReports);
    for (const reason of REPORT_VIEW.reasons) {
      expect((await report({ reason, comment: " It\r\nstops. " })).payload, reason).toEqual({ ok: true });
    }
    const rows = await stored();
    expect(rows.map(({ reason }) => reason).sort()).toEqual([...REPORT_VIEW.reasons].sort());
    expect(new Set(rows.map(({ comment }) => comment))).toEqual(new Set(["It\nstops."]));
  });

  it("sent twice are stored once", async () => {
    const reporter = await signUp("reports_twice");
    const before = await stored();
    for (const _time of ["first", "second"]) {
      expect((await report({ reason: "SPAM" }, { visitor: reporter })).payload).toEqual({ ok: true });
    }
    expect(await stored()).toHaveLength(before.length + 1);
  });

  it("are limited per player", async () => {
    const reporter = await signUp("too_keen");
    const results = await Promise.all(
      Array.from({ length: 30 }, () => report({ reason: "SPAM" }, { visitor: reporter })),
    );
    expect(results.map(({ payload }) => payload)).toContainEqual({ ok: false, error: "too_many_requests" });
  });

  it.each([
    [{}, "invalid_report_reason"],
    [{ reason: "BORING" }, "invalid_report_reason"],
    [{ reason: "REVIEW_REQUEST", comment: " \r\n" }, "review_request_comment_required"],
    [{ reason: "OTHER", comment: "x".repeat(2001) }, "invalid_request_payload"],
    [{ reason: "OTHER", gameId: "11111111-1111-4111-8111-111111111111" }, "game_not_found"],
  ])("%j are refused: %s", async (fields: Record<string, string>, error) => {
    expect(await report(fields)).toMatchObject({ status: 409, payload: { ok: false, error } });
  });

  it("of a game that is not public are refused", async () => {
    const ofGame = and(eq(tracks.gameId, GAME), eq(tracks.isPublic, true));
    await database.update(tracks).set({ isPublic: false }).where(ofGame);
    const reporter = await signUp("track_reporter");
    expect((await report({ reason: "OTHER" }, { visitor: reporter })).payload).toEqual({
      ok: false,
      error: "game_not_public",
    });
    await database.update(tracks).set({ isPublic: true }).where(eq(tracks.gameId, GAME));
  });

  it("of a track's page include the track", async () => {
    const [track] = await database.select().from(tracks).where(eq(tracks.gameId, GAME));
    const trackId = track?.trackId ?? "";
    const pattern = "/:locale?/games/:gameId/:mangledTitle/tracks/:trackId";
    const { payload } = await runLoader(trackPage, pattern, `${PAGE}tracks/${trackId}/`);
    expect(payload.report.trackId).toBe(trackId);
    const reporter = await signUp("track_teller");
    await database.delete(gameReports);
    expect((await report({ reason: "SPAM", trackId }, { visitor: reporter })).payload).toEqual({ ok: true });
    expect(await stored()).toMatchObject([{ trackId, reason: "SPAM" }]);
    const unknown = await report({ reason: "OTHER", trackId: crypto.randomUUID() }, { visitor: reporter });
    expect(unknown.payload).toEqual({ ok: false, error: "track_not_found" });
  });

  it("as plain forms redirect to the page, or to the login page", async () => {
    const reporter = await signUp("plain_reporter");
    const { status, location, headers } = await report({ reason: "BROKEN", target: PAGE }, { visitor: reporter });
    expect({ status, location }).toEqual({ status: 302, location: PAGE });
    expect(headers.get("set-cookie")).toMatch(/^toast=\w/);
    for (const viewer of [newVisitor(), await playAsGuest()]) {
      const result = await report({ reason: "BROKEN", target: PAGE }, { visitor: viewer });
      expect(decodeURIComponent(result.location ?? "")).toContain(`target=http://portal.test${PAGE}`);
      const refused = await report({ reason: "BROKEN" }, { visitor: viewer });
      expect(refused.payload).toEqual({ ok: false, error: "sign_in_required", isUserRefused: true });
    }
  });

  it("are refused from other sites and by GET", async () => {
    const foreign = await report({ reason: "BROKEN" }, { headers: { origin: "https://evil.example" } });
    expect(foreign.status).toBe(403);
    expect((await runLoader(loader, "/api/reports/", "/api/reports/")).status).toBe(405);
  });
});
