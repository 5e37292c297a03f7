import { describe, expect, it } from "vitest";
import type { Challenge } from "~contract/entities/challenge";
import { aChallenge, aRanking } from "../../tests/fixtures/a-challenge";
import { aGame } from "../../tests/fixtures/a-game";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toChallengeCard } from "./challenge-card";

const card = (overrides: Partial<Challenge> = {}) => toChallengeCard(aChallenge(overrides), aViewContext());

describe("toChallengeCard", () => {
  it.each([
    ["2026-11-26T12:00:00Z", "5 days left", 3],
    ["2026-11-23T13:00:00Z", "2 days left", 2],
    ["2026-11-22T13:00:00Z", "1 day left", 2],
    ["2026-11-21T21:14:30Z", "9 h 14 min left", 1],
    ["2026-11-21T12:14:30Z", "14 min left", 1],
    ["2026-11-21T12:00:30Z", "Less than a minute left", 1],
  ])("until %s says %s", (endsAt, text, litBars) => {
    expect(card({ endsAt }).timer).toEqual({ text, litBars, isOver: false, endsAtMs: Date.parse(endsAt) });
  });

  it("has no limit without an end, or when it is not timed", () => {
    const timer = { text: "No time limit", litBars: 3, isOver: false, endsAtMs: null };
    expect(card({ endsAt: null }).timer).toEqual(timer);
    expect(card({ isTimedChallenge: false }).timer).toEqual(timer);
  });

  it("says that it has ended", () => {
    expect(card({ hasEnded: true })).toMatchObject({ state: "ended", timer: { text: "Ended", isOver: true } });
  });

  it.each([
    ["2026-11-24T12:00:00Z", "Starts 24 Nov"],
    ["2026-11-21T15:00:00Z", "Starts in 3 hours"],
    [null, "Starts soon"],
  ])("starting at %s says %s", (startsAt, text) => {
    expect(card({ hasStarted: false, startsAt })).toMatchObject({ state: "upcoming", timer: { text, litBars: 3 } });
  });

  it.each([
    ["points", "highest_wins", "Lantern Run · highest wins"],
    ["points", "lowest_wins", "Lantern Run · lowest wins"],
    ["duration", "lowest_wins", "Lantern Run · fastest wins"],
    ["duration", "highest_wins", "Lantern Run · longest wins"],
  ] as const)("of %s with %s says %s", (type, criteria, summary) => {
    expect(card({ type, criteria }).summary).toBe(summary);
  });

  it("writes points grouped and durations as time", () => {
    const personalBest = aRanking({ score: 131_072 });
    expect(card({ personalBest })).toMatchObject({
      topScore: "48\u00a0210",
      ownScore: "131\u00a0072",
      players: "1\u00a0204",
    });
    expect(card({ type: "duration", personalBest }).ownScore).toBe("2:11.07");
  });

  it("knows no scores where there are none", () => {
    expect(card({ topScore: null, personalBest: null })).toMatchObject({ topScore: null, ownScore: null });
  });

  it("keeps a score of nought", () => {
    expect(card({ personalBest: aRanking({ score: 0 }) }).ownScore).toBe("0");
  });

  it("borrows the game's cover where it has none", () => {
    expect(card({ covers: [] }).cover?.src).toBe(toChallengeCard(aChallenge(), aViewContext()).cover?.src);
    expect(card({ covers: [], game: aGame({ covers: [] }) }).cover).toBeNull();
  });
});
