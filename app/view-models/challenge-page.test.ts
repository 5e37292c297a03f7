import { describe, expect, it } from "vitest";
import { translatorFor } from "~/i18n/i18next.server";
import { aChallenge, aRanking } from "../../tests/fixtures/a-challenge";
import { PLAIN_START } from "../../tests/fixtures/a-play-start";
import { toChallengePage, type ChallengePageData } from "./challenge-page";
import type { ViewContext } from "./view-context";

const VIEW: ViewContext = { locale: "en", t: translatorFor("en"), now: new Date("2026-11-21T12:00:00Z") };
const DAY_MS = 86_400_000;

const page = (data: Partial<ChallengePageData> = {}) =>
  toChallengePage(
    {
      challenge: aChallenge(),
      scores: null,
      above: null,
      ofGame: null,
      isGuest: false,
      board: { scope: "global", viewer: { isSignedOut: false, hasCountry: null, hasFriends: null } },
      controlGroups: [],
      start: PLAIN_START,
      ...data,
    },
    VIEW,
  );

describe("toChallengePage", () => {
  it("counts down to the end of a running challenge", () => {
    expect(page()).toMatchObject({
      state: "running",
      timeText: "Ends 26 Nov 2026, 12:00 UTC",
      countdown: { endMs: Date.UTC(2026, 10, 26, 12), totalMs: 10 * DAY_MS },
    });
  });

  it("counts down to the start of an upcoming one", () => {
    const challenge = aChallenge({
      hasStarted: false,
      startsAt: "2026-11-24T08:00:00Z",
      endsAt: "2026-12-01T08:00:00Z",
    });
    expect(page({ challenge })).toMatchObject({
      state: "upcoming",
      timeText: "Starts 24 Nov 2026, 08:00 UTC",
      countdown: { endMs: Date.UTC(2026, 10, 24, 8) },
    });
  });

  it("says when an ended one ended", () => {
    const view = page({ challenge: aChallenge({ hasEnded: true }) });
    expect(view).toMatchObject({ state: "ended", timeText: "Ended 26 Nov 2026, 12:00 UTC", countdown: null });
  });

  it("has no countdown without a time limit", () => {
    const challenge = aChallenge({ isTimedChallenge: false, endsAt: null, startsAt: null });
    expect(page({ challenge })).toMatchObject({ timeText: "No time limit", countdown: null });
  });

  it("parts the line with the game where its link stands, in every word order", () => {
    expect(page().intro).toEqual({ before: "Challenge in ", after: " by Fennec Works" });
  });

  it("takes the game's cover where the challenge has none", () => {
    expect(page({ challenge: aChallenge({ covers: [] }) }).cover?.src).toContain("/media/covers/lantern-run/");
  });

  it("leads to other challenges of its game, three at most", () => {
    const ids = [1, 2, 3, 4].map((n) => `7c3e9b10-2d4f-4e6a-8b1c-5d7e9f0a1b1${String(n)}`);
    const ofGame = [aChallenge(), ...ids.map((challengeId) => aChallenge({ challengeId }))];
    expect(page({ ofGame }).others.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect(page({ ofGame: [aChallenge()] }).others).toEqual([]);
  });

  it("does not put a guest on the leaderboard", () => {
    const own = aRanking({ leaderboardPosition: 42 });
    const scores = {
      scores: [aRanking({ userId: "other" })],
      pagination: { currPage: 0, numPerPage: 25, totalItems: 41, totalPages: 2 },
    };
    const challenge = aChallenge({ personalBest: own });
    expect(page({ challenge, scores, isGuest: true }).leaderboard?.ownRow).toBeNull();
    expect(page({ challenge, scores }).leaderboard?.ownRow?.rank).toBe(42);
  });
});
