import { describe, expect, it } from "vitest";
import { challengeState, hasTimeLimit } from "./challenge-state";

describe("challengeState", () => {
  it.each([
    [false, false, "upcoming"],
    [true, false, "running"],
    [true, true, "ended"],
    [false, true, "ended"],
  ] as const)("started %s, ended %s is %s", (hasStarted, hasEnded, state) => {
    expect(challengeState({ hasStarted, hasEnded })).toBe(state);
  });
});

describe("hasTimeLimit", () => {
  it("requires both the flag and an end", () => {
    const endsAt = "2026-11-26T12:00:00Z";
    expect(hasTimeLimit({ isTimedChallenge: true, endsAt })).toBe(true);
    expect(hasTimeLimit({ isTimedChallenge: false, endsAt })).toBe(false);
    expect(hasTimeLimit({ isTimedChallenge: true, endsAt: null })).toBe(false);
  });
});
