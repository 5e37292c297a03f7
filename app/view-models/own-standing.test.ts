import { describe, expect, it } from "vitest";
import { translatorFor } from "~/i18n/i18next.server";
import { aChallenge, aRanking } from "../../tests/fixtures/a-challenge";
import { toOwnStanding } from "./own-standing";
import type { Challenge } from "~contract/entities/challenge";
import type { ViewContext } from "./view-context";

const VIEW: ViewContext = { locale: "en", t: translatorFor("en"), now: new Date("2026-11-21T12:00:00Z") };
const own = aRanking({ score: 31_480, leaderboardPosition: 42 });

describe("toOwnStanding", () => {
  it("has the distance to the next rank", () => {
    const above = aRanking({ score: 31_799, leaderboardPosition: 41 });
    expect(toOwnStanding({ challenge: aChallenge({ personalBest: own }), above, isGuest: false }, VIEW)).toEqual({
      best: "31\u00a0480",
      rank: "42",
      next: { label: "To rank 41", distance: "+320" },
      isGuest: false,
      note: null,
    });
  });

  it("counts down where the lowest wins", () => {
    const challenge = aChallenge({ personalBest: own, criteria: "lowest_wins", type: "duration" });
    const above = aRanking({ score: 30_000, leaderboardPosition: 41 });
    expect(toOwnStanding({ challenge, above, isGuest: false }, VIEW)).toMatchObject({
      best: "0:31.48",
      next: { distance: "−0:01.48" },
    });
  });

  it("has no next rank at the top", () => {
    const challenge = aChallenge({ personalBest: aRanking() });
    expect(toOwnStanding({ challenge, above: null, isGuest: false }, VIEW)).toMatchObject({ rank: "1", next: null });
  });

  it("has a best score without rank for a guest, and is null without a score", () => {
    expect(toOwnStanding({ challenge: aChallenge({ personalBest: own }), above: null, isGuest: true }, VIEW)).toEqual({
      ...{ best: "31\u00a0480", rank: null, next: null, isGuest: true, note: null },
    });
    expect(toOwnStanding({ challenge: aChallenge(), above: null, isGuest: false }, VIEW)).toBeNull();
  });

  it("has the stored score without a rank, and the reason, for a disqualified player", () => {
    const of = (disqualification: Challenge["disqualification"]) =>
      toOwnStanding({ challenge: aChallenge({ disqualification }), above: null, isGuest: false }, VIEW);
    expect(of({ score: 31_480, reason: "A bot." })).toEqual({
      ...{ best: "31\u00a0480", rank: null, next: null, isGuest: false },
      note: "You are not ranked here: A bot.",
    });
    expect(of({ score: null, reason: "A bot." })).toMatchObject({ best: null, rank: null });
  });
});
