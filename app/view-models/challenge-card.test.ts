import { describe, expect, it } from "vitest";
import type { Challenge } from "~contract/entities/challenge";
import { aChallenge, aRanking } from "../../tests/fixtures/a-challenge";
import { aCover, aGame } from "../../tests/fixtures/a-game";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toChallengeCard } from "./challenge-card";
import { toCoverPicture } from "./picture";

const FAVORITE = "7c3e9b10-2d4f-4e6a-8b1c-5d7e9f0a1d01";

const card = (overrides: Partial<Challenge> = {}) => toChallengeCard(aChallenge(overrides), aViewContext());

describe("toChallengeCard", () => {
  it("returns a challenge in the viewer's language", () => {
    const challenge = aChallenge({ favoriteId: FAVORITE, topScore: null });
    expect(toChallengeCard(challenge, aViewContext({ locale: "de" }))).toEqual({
      id: "7c3e9b10-2d4f-4e6a-8b1c-5d7e9f0a1b01",
      challengeId: "7c3e9b10-2d4f-4e6a-8b1c-5d7e9f0a1b01",
      name: "One breath, one run",
      href: "/de/challenges/brea01/one-breath-one-run/",
      cover: toCoverPicture(challenge.covers, "16:9"),
      state: "running",
      timer: { litBars: 3, text: "Noch 5 Tage", isOver: false, endsAtMs: Date.parse("2026-11-26T12:00:00Z") },
      summary: "Lantern Run · höchster Wert gewinnt",
      topScore: null,
      ownScore: null,
      players: "1\u00a0204",
      favoriteId: FAVORITE,
    });
  });

  it.each([
    ["2026-11-26T12:00:00Z", "5 days left", 3],
    ["2026-11-23T13:00:00Z", "2 days left", 2],
    ["2026-11-22T13:00:00Z", "1 day left", 2],
    ["2026-11-21T21:14:30Z", "9 h 14 min left", 1],
    ["2026-11-21T12:14:30Z", "14 min left", 1],
    ["2026-11-21T12:00:30Z", "Less than a minute left", 1],
  ])("until %s the text is %s", (endsAt, text, litBars) => {
    expect(card({ endsAt }).timer).toEqual({ text, litBars, isOver: false, endsAtMs: Date.parse(endsAt) });
  });

  it("has no limit without an end, or when it is not timed", () => {
    const timer = { text: "No time limit", litBars: 3, isOver: false, endsAtMs: null };
    expect(card({ endsAt: null }).timer).toEqual(timer);
    expect(card({ isTimedChallenge: false }).timer).toEqual(timer);
  });

  it("has ended only if its flag is set", () => {
    const timer = { text: "Ended", litBars: 1, isOver: true, endsAtMs: null };
    expect(card({ hasEnded: true })).toMatchObject({ state: "ended", timer });
    const passed = card({ endsAt: "2026-11-21T12:00:00Z" });
    expect(passed).toMatchObject({ state: "running", timer: { text: "Less than a minute left", isOver: false } });
  });

  it.each([
    ["2026-11-24T12:00:00Z", "Starts 24 Nov 2026"],
    ["2026-11-21T15:00:00Z", "Starts in 3 hours"],
    [null, "Starts soon"],
  ])("starting at %s the text is %s", (startsAt, text) => {
    const timer = { text, litBars: 3, isOver: false, endsAtMs: null };
    expect(card({ hasStarted: false, startsAt })).toMatchObject({ state: "upcoming", timer });
  });

  it.each([
    ["points", "highest_wins", "Lantern Run · highest wins"],
    ["points", "lowest_wins", "Lantern Run · lowest wins"],
    ["duration", "lowest_wins", "Lantern Run · fastest wins"],
    ["duration", "highest_wins", "Lantern Run · longest wins"],
  ] as const)("of %s with %s has the summary %s", (type, criteria, summary) => {
    expect(card({ type, criteria }).summary).toBe(summary);
  });

  it("formats points grouped and durations as time", () => {
    const personalBest = aRanking({ score: 131_072 });
    expect(card({ personalBest })).toMatchObject({
      topScore: "48\u00a0210",
      ownScore: "131\u00a0072",
      players: "1\u00a0204",
    });
    expect(card({ type: "duration", personalBest }).ownScore).toBe("2:11.07");
  });

  it("has no scores if there are none", () => {
    expect(card({ topScore: null, personalBest: null })).toMatchObject({ topScore: null, ownScore: null });
  });

  it("keeps a score of zero", () => {
    expect(card({ personalBest: aRanking({ score: 0 }) }).ownScore).toBe("0");
  });

  it("has its own wide cover, else the game's", () => {
    const own = [aCover({ aspectRatio: "4:3" }), aCover({ coverUrl: "/media/own.webp", variants: [] })];
    const game = aGame({ covers: [aCover({ coverUrl: "/media/game.webp", variants: [] })] });
    expect(card({ covers: own, game }).cover?.src).toBe("/media/own.webp");
    expect(card({ covers: [], game }).cover?.src).toBe("/media/game.webp");
    expect(card({ covers: [], game: aGame({ covers: [] }) }).cover).toBeNull();
  });
});
