import { describe, expect, it } from "vitest";
import { aChallenge, aRanking } from "../../tests/fixtures/a-challenge";
import { aGame } from "../../tests/fixtures/a-game";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toFriendScores } from "./friend-score";

const SCORE_ID = "1f6c2d8a-4a3b-4c7e-8f21-6a7b8c9d0e01";

describe("toFriendScores", () => {
  it("returns player, score, challenge and date", () => {
    const ranking = aRanking({ leaderboardPosition: 1_204, achievementDate: "2026-11-21T09:00:00Z" });
    const scores = [{ challenge: aChallenge(), ranking }];
    expect(toFriendScores(scores, aViewContext({ locale: "de" }))).toEqual([
      {
        id: SCORE_ID,
        place: "Platz 1\u00a0204",
        challenge: "One breath, one run",
        href: "/de/challenges/brea01/one-breath-one-run/",
        gameTitle: "Lantern Run",
        cover: expect.objectContaining({ width: 640, height: 360 }) as unknown,
        score: "48\u00a0210",
        username: "juno",
        personHref: "/de/users/juno/",
        date: "vor 3 Stunden",
      },
    ]);
  });

  it("formats durations as time and distant days as dates", () => {
    const scores = [{ challenge: aChallenge({ type: "duration" }), ranking: aRanking({ score: 131_072 }) }];
    const now = new Date("2026-12-21T12:00:00Z");
    expect(toFriendScores(scores, aViewContext({ now }))).toMatchObject([{ score: "2:11.07", date: "20 Nov 2026" }]);
  });

  it("keeps each friend's score of the same challenge, in order", () => {
    const challenge = aChallenge();
    const scores = ["juno", "o k"].map((username) => ({
      challenge,
      ranking: aRanking({ username, scoreId: username }),
    }));
    expect(toFriendScores(scores, aViewContext()).map(({ id, personHref }) => [id, personHref])).toEqual([
      ["juno", "/users/juno/"],
      ["o k", "/users/o%20k/"],
    ]);
  });

  it("falls back to the game's cover", () => {
    const ranking = aRanking();
    const coverOf = (challenge: ReturnType<typeof aChallenge>) =>
      toFriendScores([{ challenge, ranking }], aViewContext())[0]?.cover;
    expect(coverOf(aChallenge({ covers: [] }))).toEqual(coverOf(aChallenge()));
    expect(coverOf(aChallenge({ covers: [], game: aGame({ covers: [] }) }))).toBeNull();
  });

  it("is empty without scores", () => {
    expect(toFriendScores([], aViewContext())).toEqual([]);
  });
});
