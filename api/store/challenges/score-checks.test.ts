import { describe, expect, it } from "vitest";
import type { GameMode } from "../../db/schema/catalogue";
import type { ChallengeRow } from "./challenge-responses";
import { assertPlausible, assertSubmittable, scoreHash, type Submission } from "./score-checks";

const NOW = new Date("2026-03-01T12:00:00Z");
const POINTS = { type: "points", isPublished: true, trackId: "track", startsAt: null, endsAt: null } as ChallengeRow;
const DURATION = { ...POINTS, type: "duration" } as const;

const modeUpTo = (maxScore: number, bounds: Partial<GameMode> = {}) => ({ maxScore, ...bounds }) as GameMode;
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

function aSubmission(score: number): Submission {
  const target = { gameId: "game", challengeId: "challenge", trackId: "track", score };
  return { ...target, userId: "user", isGuest: false, hash: scoreHash(target), now: NOW };
}

describe("a plausible score", () => {
  const check = (challenge: ChallengeRow, score: number, playSeconds: number) => () =>
    assertPlausible({ challenge, mode: modeUpTo(90_000) }, aSubmission(score), secondsAgo(playSeconds));
  const outOfRange: unknown = expect.objectContaining({ code: "score_out_of_range", details: { fieldName: "score" } });

  it("is at most what the mode allows", () => {
    expect(check(POINTS, 90_000, 5)).not.toThrow();
    expect(check(POINTS, 90_001, 5)).toThrow(outOfRange);
  });

  it("is sent at least one second after the play began", () => {
    expect(check(POINTS, 1, 1)).not.toThrow();
    expect(check(POINTS, 1, 0.999)).toThrow(outOfRange);
  });

  it("is no duration longer than the play, with a tolerance of two seconds", () => {
    expect(check(DURATION, 12_000, 10)).not.toThrow();
    expect(check(DURATION, 12_001, 10)).toThrow(outOfRange);
  });

  it("may be more points than the play had milliseconds", () => {
    expect(check(POINTS, 50_000, 10)).not.toThrow();
  });

  const checkInMode = (bounds: Partial<GameMode>, score: number, playSeconds: number) => () =>
    assertPlausible({ challenge: POINTS, mode: modeUpTo(90_000, bounds) }, aSubmission(score), secondsAgo(playSeconds));
  const tooEarly = (retryAfterSeconds: number): unknown =>
    expect.objectContaining({ code: "too_many_requests", retryAfterSeconds });

  it("is at least the mode's minimum", () => {
    expect(checkInMode({ minScore: 150 }, 150, 60)).not.toThrow();
    expect(checkInMode({ minScore: 150 }, 149, 60)).toThrow(outOfRange);
  });

  it("took as long as its points require, with a tolerance of two seconds, and may be retried later", () => {
    expect(checkInMode({ maxPerSecond: 100 }, 5_000, 48)).not.toThrow();
    expect(checkInMode({ maxPerSecond: 100 }, 5_000, 40)).toThrow(tooEarly(8));
  });

  it("took at least as long as the shortest play", () => {
    expect(checkInMode({ minSeconds: 10 }, 1, 8)).not.toThrow();
    expect(checkInMode({ minSeconds: 10 }, 1, 3)).toThrow(tooEarly(5));
  });
});

describe("a submitted score", () => {
  const check = (submission: Submission) => () =>
    assertSubmittable({ challenge: POINTS, mode: modeUpTo(10) }, submission);

  it("is a non-negative integer with a valid hash", () => {
    expect(check(aSubmission(0))).not.toThrow();
  });

  it.each([
    ["negative_score", { fieldName: "score" }, aSubmission(-1)],
    ["invalid_request_payload", { fieldName: "score", message: "not an integer" }, aSubmission(1.5)],
    ["invalid_hash", { fieldName: "hash" }, { ...aSubmission(1), hash: scoreHash(aSubmission(2)) }],
  ])("fails with %s, which names the field", (code, details, submission) => {
    expect(check(submission)).toThrow(expect.objectContaining({ code, details }));
  });
});
