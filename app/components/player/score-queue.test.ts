import { describe, expect, it } from "vitest";
import type { ScoreError } from "~/view-models/player";
import { EMPTY_QUEUE, nextScore, scoreQueueReducer, type ScoreQueue, type ScoreQueueEvent } from "./score-queue";

const accepted = (score: number) =>
  ({ ok: true, score, newBestScore: true, leaderboardPosition: 3, isGuest: false }) as const;
const refused = (error: ScoreError) => ({ ok: false, error }) as const;

const after = (...events: ScoreQueueEvent[]): ScoreQueue => events.reduce(scoreQueueReducer, EMPTY_QUEUE);

describe("scoreQueue", () => {
  it("sends one score after the other", () => {
    const queue = after({ type: "scored", score: 5 }, { type: "sent" }, { type: "scored", score: 9 });
    expect(nextScore(queue)).toBeNull();
    expect(nextScore(scoreQueueReducer(queue, { type: "answered", result: accepted(5) }))).toBe(9);
  });

  it("keeps a refused score until it is sent again", () => {
    const queue = after(
      { type: "scored", score: 5 },
      { type: "sent" },
      { type: "answered", result: refused("unreachable") },
    );
    expect(queue.refusal).toBe("unreachable");
    expect(nextScore(queue)).toBeNull();
    expect(nextScore(scoreQueueReducer(queue, { type: "sendAgain" }))).toBe(5);
  });

  it("keeps a score that could not be sent at all", () => {
    const queue = after({ type: "scored", score: 5 }, { type: "sent" }, { type: "lost" });
    expect(queue.refusal).toBe("unreachable");
    expect(nextScore(scoreQueueReducer(queue, { type: "sendAgain" }))).toBe(5);
  });

  it("drops a score that was refused for good, and reports it until the next one", () => {
    const result = refused("challenge_not_active");
    const queue = after({ type: "scored", score: 5 }, { type: "sent" }, { type: "answered", result });
    expect(queue).toMatchObject({ waiting: [], refusal: "challenge_not_active" });
    expect(scoreQueueReducer(queue, { type: "scored", score: 9 })).toMatchObject({ waiting: [9], refusal: null });
  });

  it("keeps a refused score when another follows", () => {
    const queue = after(
      { type: "scored", score: 5 },
      { type: "sent" },
      { type: "answered", result: refused("unreachable") },
      { type: "scored", score: 9 },
    );
    expect(queue).toMatchObject({ waiting: [5, 9], refusal: "unreachable" });
  });

  it("has nothing to send once all scores are accepted", () => {
    expect(
      nextScore(after({ type: "scored", score: 5 }, { type: "sent" }, { type: "answered", result: accepted(5) })),
    ).toBeNull();
  });
});
