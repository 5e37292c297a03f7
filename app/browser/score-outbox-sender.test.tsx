import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { QueuedScore } from "~/rules/score-outbox";
import { saveLastPlayer } from "./last-player";
import { queueScore, queuedScores, takeScoreResults } from "./score-outbox";
import { SCORE_OUTBOX_KEY } from "./score-outbox-start";
import { sendQueuedScores } from "./score-outbox-sender";

const RUN: QueuedScore = {
  ...{ playerId: "ada", gameId: "game", challengeId: "challenge", trackId: "track", title: "Softfall" },
  ...({ type: "points", criteria: "highest_wins", score: 100, registeredAt: null } as const),
};
const ACCEPTED = { ok: true, score: 100, newBestScore: true, leaderboardPosition: 3, isGuest: false };
const refused = (error: string) => ({ ok: false, error });

const portal = vi.fn<(path: string, body: unknown) => unknown>();

beforeEach(() => {
  vi.useFakeTimers();
  portal.mockReset();
  vi.stubGlobal("fetch", (path: string, init: { body: string }) => {
    const response = portal(path, JSON.parse(init.body));
    return response === undefined ? Promise.reject(new TypeError("lost")) : Promise.resolve(Response.json(response));
  });
  saveLastPlayer("ada");
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paths = () => portal.mock.calls.map(([path]) => path);

describe("a queued score", () => {
  it("is sent for its player, who gets its result once", async () => {
    portal.mockReturnValue(ACCEPTED);
    queueScore(RUN);
    await sendQueuedScores();
    const body = { gameId: "game", challengeId: "challenge", trackId: "track", score: 100, playerId: "ada" };
    expect(portal.mock.calls).toEqual([["/api/scores/", body]]);
    expect(queuedScores()).toEqual([]);
    expect(takeScoreResults("bob")).toEqual([]);
    expect(takeScoreResults("ada")).toMatchObject([
      { about: RUN, outcome: { ok: true, result: { leaderboardPosition: 3 } } },
    ]);
    expect(takeScoreResults("ada")).toEqual([]);
    expect(window.localStorage.getItem(SCORE_OUTBOX_KEY)).toBeNull();
  });

  it("registers its play first where the server has none, and waits as long as the server requires", async () => {
    portal.mockReturnValueOnce(refused("no_active_play")).mockReturnValueOnce({ ok: true, play: {} });
    portal.mockReturnValue(ACCEPTED);
    queueScore({ ...RUN, type: "duration", criteria: "lowest_wins", score: 42_000 });
    await sendQueuedScores();
    expect(paths()).toEqual(["/api/scores/", "/api/plays/"]);
    await vi.advanceTimersByTimeAsync(43_000);
    expect(paths()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(paths()).toEqual(["/api/scores/", "/api/plays/", "/api/scores/"]);
    expect(queuedScores()).toEqual([]);
  });

  it.each(["challenge_not_active", "score_out_of_range"])("is dropped when the server returns %s", async (error) => {
    portal.mockReturnValue(refused(error));
    queueScore(RUN);
    await sendQueuedScores();
    expect(queuedScores()).toEqual([]);
    expect(takeScoreResults("ada")).toMatchObject([{ outcome: { ok: false, error } }]);
  });

  it.each([undefined, refused("unreachable"), refused("too_many_requests"), refused("other_player"), { ok: "what" }])(
    "stays queued after the response %o, and is retried later",
    async (response) => {
      portal.mockReturnValueOnce(response).mockReturnValue(ACCEPTED);
      queueScore(RUN);
      await sendQueuedScores();
      expect(queuedScores()).toEqual([RUN]);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(queuedScores()).toEqual([]);
    },
  );

  it("of another player is not sent", async () => {
    queueScore({ ...RUN, playerId: "bob" });
    await sendQueuedScores();
    expect(portal).not.toHaveBeenCalled();
    expect(queuedScores()).toHaveLength(1);
  });

  it("of a visitor without an account is sent for the player who has signed in since", async () => {
    portal.mockReturnValue(ACCEPTED);
    queueScore({ ...RUN, playerId: null });
    await sendQueuedScores();
    expect(takeScoreResults("ada")).toHaveLength(1);
  });

  it("is ignored when it is invalid", async () => {
    window.localStorage.setItem(SCORE_OUTBOX_KEY, JSON.stringify({ waiting: [{ ...RUN, score: -1 }], news: [] }));
    await sendQueuedScores();
    expect(portal).not.toHaveBeenCalled();
  });
});
