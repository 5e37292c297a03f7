import { describe, expect, it } from "vitest";
import { translatorFor } from "~/i18n/i18next.server";
import type { Ranking } from "~contract/entities/ranking";
import { aRanking } from "../../tests/fixtures/a-challenge";
import { toLeaderboard } from "./leaderboard";
import type { ViewContext } from "./view-context";

const VIEW: ViewContext = { locale: "en", t: translatorFor("en"), now: new Date("2026-11-21T12:00:00Z") };

const rankings = (from: number, count: number): Ranking[] =>
  Array.from({ length: count }, (_, index) => {
    const leaderboardPosition = from + index;
    const name = `player-${String(leaderboardPosition)}`;
    return aRanking({
      leaderboardPosition,
      scoreId: name,
      userId: name,
      username: name,
      score: 1000 - leaderboardPosition,
    });
  });

function board(scores: Ranking[], { own = null as Ranking | null, page = 0, players = 30 } = {}) {
  const pagination = { currPage: page, numPerPage: 25, totalItems: players, totalPages: Math.ceil(players / 25) };
  const challenge = { type: "points" as const, players };
  return toLeaderboard({ scores, pagination }, { challenge, own, hrefOf: (number) => `?page=${String(number)}` }, VIEW);
}

describe("toLeaderboard", () => {
  it("puts the first three on the podium, the winner in the middle", () => {
    const { podium, rows } = board(rankings(1, 25));
    expect(podium?.map(({ place, ranking }) => [place, ranking?.username])).toEqual([
      [2, "player-2"],
      [1, "player-1"],
      [3, "player-3"],
    ]);
    expect(rows).toHaveLength(22);
    expect(rows[0]).toMatchObject({ rank: 4, score: "996" });
  });

  it("leaves steps of the podium free while there are too few scores", () => {
    expect(board(rankings(1, 1), { players: 1 }).podium?.map(({ ranking }) => ranking?.rank)).toEqual([
      undefined,
      1,
      undefined,
    ]);
    expect(board([], { players: 0 })).toMatchObject({ podium: null, rows: [], players: "0 players" });
  });

  it("has rows only on the next page, and links between the pages", () => {
    const { podium, rows, pager } = board(rankings(26, 5), { page: 1 });
    expect(podium).toBeNull();
    expect(rows[0]?.rank).toBe(26);
    expect(pager).toMatchObject({ previous: "?page=0", next: null });
  });

  it("marks the viewer's row, and adds it where it stands on another page", () => {
    const own = aRanking({ userId: "player-4", scoreId: "own", leaderboardPosition: 4 });
    expect(board(rankings(1, 25), { own }).ownRow).toBeNull();
    expect(board(rankings(1, 25), { own }).rows[0]?.isOwn).toBe(true);
    expect(board(rankings(26, 5), { own, page: 1 }).ownRow).toMatchObject({ rank: 4, isOwn: true });
  });
});
