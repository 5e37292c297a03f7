import { describe, expect, it } from "vitest";
import { MAX_QUEUED_SCORES, sendDelay, withQueuedScore, type QueuedScore } from "./score-outbox";

const RUN: QueuedScore = {
  ...{ playerId: "ada", gameId: "game", challengeId: "challenge", trackId: "track", title: "Softfall" },
  ...({ type: "points", criteria: "highest_wins", score: 100, registeredAt: null } as const),
};
const run = (change: Partial<QueuedScore>): QueuedScore => ({ ...RUN, ...change });

describe("what waits", () => {
  it("is the best run of a player in a challenge", () => {
    const waiting = [100, 300, 200].map((score) => run({ score })).reduce(withQueuedScore, [] as QueuedScore[]);
    expect(waiting).toEqual([run({ score: 300 })]);
  });

  it("is the shortest one where the lowest wins", () => {
    const waiting = [300, 100, 200].map((score) => run({ score, criteria: "lowest_wins" }));
    expect(waiting.reduce(withQueuedScore, [] as QueuedScore[])).toMatchObject([{ score: 100 }]);
  });

  it.each([{ playerId: "bob" }, { playerId: null }, { challengeId: "other" }, { trackId: "other" }])(
    "keeps runs apart that differ by %o",
    (other) => {
      expect(withQueuedScore([RUN], run({ ...other, score: 1 }))).toHaveLength(2);
    },
  );

  it("is bounded, and the run that was played last stays", () => {
    const waiting = Array.from({ length: MAX_QUEUED_SCORES }, (_, index) => run({ challengeId: String(index) }));
    const later = withQueuedScore(waiting, run({ challengeId: "last" }));
    expect(later).toHaveLength(MAX_QUEUED_SCORES);
    expect([later[0]?.challengeId, later.at(-1)?.challengeId]).toEqual(["1", "last"]);
  });

  it.each(["highest_wins", "lowest_wins"] as const)("stays as it was after a run as good, where %s", (criteria) => {
    const known = run({ criteria, registeredAt: 5 });
    expect(withQueuedScore([known], run({ criteria }))).toEqual([known]);
  });

  it("says of a better run nothing that was known of the earlier one", () => {
    expect(withQueuedScore([run({ registeredAt: 5 })], run({ score: 300 }))).toEqual([run({ score: 300 })]);
  });
});

describe("how long a score waits", () => {
  it.each([
    ["not at all before the server has been asked", {}, 0],
    ["not at all before that, however long the run", { type: "duration", score: 42_000 }, 0],
    ["a moment after the server was told of the play", { registeredAt: 10_000 }, 1_500],
    ["as long as the time that was run", { registeredAt: 10_000, type: "duration", score: 42_000 }, 43_500],
    ["no longer once that time has passed", { registeredAt: 8_000 }, 0],
    ["never longer than that, whatever the clock was set to", { registeredAt: 99_000_000 }, 1_500],
  ] as const)("%s", (_, change, wait) => {
    expect(sendDelay(run(change), 10_000)).toBe(wait);
  });
});
