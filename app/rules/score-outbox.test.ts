import { describe, expect, it } from "vitest";
import { MAX_QUEUED_SCORES, sendDelay, withQueuedScore, type QueuedScore } from "./score-outbox";

const RUN: QueuedScore = {
  ...{ playerId: "ada", gameId: "game", challengeId: "challenge", trackId: "track", title: "Softfall" },
  ...({ type: "points", criteria: "highest_wins", score: 100, registeredAt: null } as const),
};
const run = (change: Partial<QueuedScore>): QueuedScore => ({ ...RUN, ...change });

describe("withQueuedScore", () => {
  it("queues a player's best run of a challenge", () => {
    const queue = [100, 300, 200].map((score) => run({ score })).reduce(withQueuedScore, [] as QueuedScore[]);
    expect(queue).toEqual([run({ score: 300 })]);
  });

  it("queues the lowest score where the lowest wins", () => {
    const queue = [300, 100, 200].map((score) => run({ score, criteria: "lowest_wins" }));
    expect(queue.reduce(withQueuedScore, [] as QueuedScore[])).toMatchObject([{ score: 100 }]);
  });

  it.each([{ playerId: "bob" }, { playerId: null }, { challengeId: "other" }, { trackId: "other" }])(
    "queues runs separately that differ by %o",
    (other) => {
      expect(withQueuedScore([RUN], run({ ...other, score: 1 }))).toHaveLength(2);
    },
  );

  it("limits the queue and keeps the latest run", () => {
    const queue = Array.from({ length: MAX_QUEUED_SCORES }, (_, index) => run({ challengeId: String(index) }));
    const later = withQueuedScore(queue, run({ challengeId: "last" }));
    expect(later).toHaveLength(MAX_QUEUED_SCORES);
    expect([later[0]?.challengeId, later.at(-1)?.challengeId]).toEqual(["1", "last"]);
  });

  it.each(["highest_wins", "lowest_wins"] as const)("keeps the queued run after an equal one, with %s", (criteria) => {
    const queued = run({ criteria, registeredAt: 5 });
    expect(withQueuedScore([queued], run({ criteria }))).toEqual([queued]);
  });

  it("resets registeredAt for a better run", () => {
    expect(withQueuedScore([run({ registeredAt: 5 })], run({ score: 300 }))).toEqual([run({ score: 300 })]);
  });
});

describe("sendDelay", () => {
  it.each([
    ["is zero before the server was notified", {}, 0],
    ["is zero before that for any duration", { type: "duration", score: 42_000 }, 0],
    ["is the minimum after the server was notified of the play", { registeredAt: 10_000 }, 1_500],
    ["includes the duration of the run", { registeredAt: 10_000, type: "duration", score: 42_000 }, 43_500],
    ["is zero after that time", { registeredAt: 8_000 }, 0],
    ["is limited when the clock was set back", { registeredAt: 99_000_000 }, 1_500],
  ] as const)("%s", (_, change, wait) => {
    expect(sendDelay(run(change), 10_000)).toBe(wait);
  });
});
