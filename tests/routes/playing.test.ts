import { and, eq, gte } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { personalBests } from "~api/db/schema";
import { ANCHOR_CHALLENGE_ID } from "~api/seed/demo-challenges";
import { gameId, trackId } from "~api/seed/demo-games";
import { seedShortId } from "~api/seed/deterministic-ids";
import { action as startPlay, loader as playsLoader } from "~/routes/api.plays";
import { action as submitScore, loader as scoresLoader } from "~/routes/api.scores";
import { loader as challengeLoader } from "~/routes/($locale).challenges.$challengeId.($mangledName)/route";
import { storeTrack } from "../fixtures/a-challenge-row";
import { runAction, runLoader, type RequestOptions } from "../setup/portal";
import { json, backdatePlays, newVisitor, openPortal, playAsGuest, signUp } from "../setup/portal-visitors";

const GAME = { gameId: gameId("lantern-run"), challengeId: ANCHOR_CHALLENGE_ID };
const SCORE = { ...GAME, trackId: trackId("lantern-run"), score: 1_200 };
const UNKNOWN_ID = "11111111-1111-4111-8111-111111111111";

const play = (body: unknown, options?: RequestOptions) =>
  runAction(startPlay, "/api/plays", { ...json(body), ...options });
const score = (body: unknown, options?: RequestOptions) =>
  runAction(submitScore, "/api/scores", { ...json(body), ...options });

function challengePage(visitor: RequestOptions["visitor"]) {
  const path = `/challenges/${seedShortId("challenge:one-breath")}/one-breath-one-run/`;
  const pattern = "/:locale?/challenges/:challengeId/:mangledName?";
  return runLoader(challengeLoader, pattern, path, visitor ? { visitor } : {});
}

let database: Awaited<ReturnType<typeof openPortal>>;

beforeAll(async () => {
  database = await openPortal();
});

describe("starting a play", () => {
  it("creates a guest for a visitor and sets the session's cookie", async () => {
    const visitor = newVisitor();
    const { status, headers, payload } = await play({ ...GAME, locale: "de" }, { visitor });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    const [cookie, ...others] = headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^session=[^;]+;.*HttpOnly;.*SameSite=Lax/);
    expect([...visitor.cookies.keys()]).toEqual(["session"]);
    if (!payload.ok) throw new Error(payload.error);
    const launchUrl = new URL(payload.play.launchUrl);
    expect(launchUrl.origin + launchUrl.pathname).toMatch(
      /^http:\/\/portal\.test\/embedded\/api\/builds\/[a-z0-9]{6}\/[0-9a-f]{64}\/lantern-run\/index\.html$/,
    );
    expect(Object.fromEntries(launchUrl.searchParams)).toMatchObject({ locale: "de", challenge: GAME.challengeId });
    expect(payload.play.init).toMatchObject({ user: null, challenge: { challengeId: GAME.challengeId } });
  });

  it("reuses the guest of an earlier play", async () => {
    const visitor = await playAsGuest();
    const { headers, payload } = await play({ gameId: GAME.gameId, locale: "en" }, { visitor });
    expect(headers.getSetCookie()).toEqual([]);
    expect(payload).toMatchObject({ ok: true, play: { init: { user: null, challenge: null } } });
  });

  it("gives the game the player's name, but no address", async () => {
    const { payload } = await play({ ...GAME, locale: "en" }, { visitor: await signUp("runner_one") });
    expect(payload).toMatchObject({ ok: true, play: { init: { user: { username: "runner_one" } } } });
    expect(JSON.stringify(payload)).not.toContain("example.org");
  });

  it.each([
    ["game_not_found", { gameId: UNKNOWN_ID, locale: "en" }],
    ["challenge_not_found", { gameId: GAME.gameId, challengeId: UNKNOWN_ID, locale: "en" }],
    ["room_not_found", { gameId: GAME.gameId, roomUrl: "gone", locale: "en" }],
  ])("returns the error %s", async (error, body) => {
    const { status, payload } = await play(body);
    expect({ status, payload }).toEqual({ status: 409, payload: { ok: false, error } });
  });
});

describe("submitting a score", () => {
  it("returns a guest's possible rank, and ranks the score when the guest signs up", async () => {
    const ofChallenge = and(eq(personalBests.challengeId, GAME.challengeId), personalBests.isRanked);
    const ahead = await database.$count(personalBests, and(ofChallenge, gte(personalBests.score, SCORE.score)));
    const players = await database.$count(personalBests, ofChallenge);
    const visitor = await playAsGuest(GAME.challengeId);
    await backdatePlays(60);
    expect((await score(SCORE, { visitor })).payload).toMatchObject({
      ...{ ok: true, score: 1_200, newBestScore: true, leaderboardPosition: ahead + 1, isGuest: true },
    });
    const asGuest = (await challengePage(visitor)).payload.challenge;
    expect(asGuest.own).toEqual({ best: "1\u00a0200", rank: null, note: null, next: null, isGuest: true });
    expect(asGuest.leaderboard?.players).toBe(`${String(players)} players`);

    await signUp("climber", visitor);
    const { own, leaderboard } = (await challengePage(visitor)).payload.challenge;
    expect(own).toMatchObject({
      best: "1\u00a0200",
      isGuest: false,
      next: { distance: expect.stringMatching(/^\+/) as unknown },
    });
    expect(leaderboard?.players).toBe(`${String(players + 1)} players`);
    const rows = [...(leaderboard?.rows ?? []), leaderboard?.ownRow].filter((row) => row?.isOwn);
    expect(rows).toMatchObject([{ username: "climber", score: "1\u00a0200", rankText: own?.rank }]);
    const publicView = (await challengePage(undefined)).payload.challenge;
    expect(publicView.leaderboard?.rows.some(({ isOwn }) => isOwn)).toBe(false);
  });

  it("returns a player's new rank, and whether the score is a new best", async () => {
    const visitor = await signUp("winner");
    await play({ ...GAME, locale: "en" }, { visitor });
    await backdatePlays(60);
    const best = { ...SCORE, score: 4_000 };
    expect((await score(best, { visitor })).payload).toMatchObject({ leaderboardPosition: 1, isGuest: false });
    expect((await score(SCORE, { visitor })).payload).toMatchObject({ newBestScore: false, leaderboardPosition: 1 });
  });

  it("returns the previous rank, and the next player", async () => {
    const visitor = await signUp("climber_2");
    await play({ ...GAME, locale: "en" }, { visitor });
    await backdatePlays(60);
    await score({ ...SCORE, score: 100 }, { visitor });
    const { payload } = await score({ ...SCORE, score: 1_300 }, { visitor });
    if (!payload.ok) throw new Error(payload.error);
    expect(payload).toMatchObject({ newBestScore: true, board: { challengeId: GAME.challengeId } });
    expect(payload.previousPosition).toBeGreaterThan(payload.leaderboardPosition ?? Infinity);
    expect(payload.above?.username).not.toBe("climber_2");
    expect(payload.above?.distance).toMatch(/^\+/);
  });

  it("accepts a form's body, too", async () => {
    const visitor = await playAsGuest();
    await backdatePlays(60);
    const body = new URLSearchParams({ ...SCORE, score: "7" });
    expect((await runAction(submitScore, "/api/scores", { visitor, body })).payload).toMatchObject({
      ok: true,
      score: 7,
    });
  });

  it.each([
    ["no_active_play", SCORE, 0],
    ["score_out_of_range", { ...SCORE, score: 99_999_999 }, 60],
    ["challenge_not_active", { ...SCORE, challengeId: UNKNOWN_ID }, 60],
    ["challenge_not_active", { ...SCORE, trackId: UNKNOWN_ID }, 60],
  ])("returns the error %s", async (error, body, seconds) => {
    const visitor = seconds > 0 ? await playAsGuest() : await signUp("idler");
    await backdatePlays(seconds);
    const { status, payload, headers } = await score(body, { visitor });
    expect({ status: status >= 400, payload }).toEqual({ status: true, payload: { ok: false, error } });
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it("refuses a track that the challenge is not on", async () => {
    const visitor = await playAsGuest();
    await backdatePlays(60);
    const { payload } = await score({ ...SCORE, trackId: await storeTrack(database, GAME.gameId) }, { visitor });
    expect(payload).toEqual({ ok: false, error: "challenge_not_active" });
  });

  it("finds no play of a visitor", async () => {
    const { payload } = await score(SCORE, { visitor: newVisitor() });
    expect(payload).toEqual({ ok: false, error: "no_active_play", isUserRefused: true });
  });

  it("accepts a stored score from its own player only", async () => {
    const [maker, other] = [await signUp("maker"), await signUp("borrower")];
    const { payload } = await play({ ...GAME, locale: "en" }, { visitor: maker });
    await play({ ...GAME, locale: "en" }, { visitor: other });
    await backdatePlays(60);
    const stored = { ...SCORE, playerId: payload.ok && payload.play.init.user?.userId };
    const borrowed = await score(stored, { visitor: other });
    expect([borrowed.status, borrowed.payload]).toEqual([409, { ok: false, error: "other_player" }]);
    expect((await score(stored, { visitor: newVisitor() })).payload).toEqual({ ok: false, error: "other_player" });
    expect((await score(stored, { visitor: maker })).payload).toMatchObject({ ok: true, newBestScore: true });
  });

  it("accepts no more than twenty a minute", async () => {
    const visitor = await playAsGuest();
    await backdatePlays(60);
    for (let points = 1; points <= 20; points++) {
      expect((await score({ ...SCORE, score: points }, { visitor })).payload.ok).toBe(true);
    }
    const { status, payload } = await score(SCORE, { visitor });
    expect({ status, payload }).toEqual({ status: 429, payload: { ok: false, error: "too_many_requests" } });
  });
});

describe("invalid and foreign requests", () => {
  const actions = [
    { name: "plays", post: play, body: { ...GAME, locale: "en" } },
    { name: "scores", post: score, body: SCORE },
  ];

  it.each(actions)("get a 400 for an invalid body of $name", async ({ post, body }) => {
    const { gameId: id } = body;
    const wrong = [{ ...body, gameId: "1" }, { gameId: id }, { ...body, locale: "fr", score: -1 }, [], null, "x"];
    for (const candidate of wrong) {
      expect((await post(candidate)).status, JSON.stringify(candidate)).toBe(400);
    }
    expect((await post(body, { body: "{" })).status).toBe(400);
    expect((await post(body, { headers: { "content-type": "text/plain" } })).status).toBe(400);
  });

  it.each(actions)("are refused from another site at $name, without creating a guest", async ({ post, body }) => {
    const { headers: type } = json(body);
    const foreign = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "" },
      { origin: "http://portal.test", "sec-fetch-site": "same-site" },
      { origin: "http://portal.test", "sec-fetch-site": "cross-site" },
    ];
    for (const headers of foreign) {
      const result = await post(body, { headers: { ...type, ...headers } });
      expect(result.status, JSON.stringify(headers)).toBe(403);
      expect(result.headers.getSetCookie()).toEqual([]);
    }
  });

  it.each([
    ["/api/plays", playsLoader],
    ["/api/scores", scoresLoader],
  ])("get a 405 for a GET of %s", async (path, loader) => {
    const { status, headers } = await runLoader(loader, path, path);
    expect({ status, allow: headers.get("allow") }).toEqual({ status: 405, allow: "POST" });
  });
});
