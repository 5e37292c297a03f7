import { describe, expect, it } from "vitest";
import { translatorFor } from "~/i18n/i18next.server";
import type { Ranking } from "~contract/entities/ranking";
import { aRanking } from "../../tests/fixtures/a-challenge";
import type { LeaderboardViewer } from "./empty-board";
import { toLeaderboard, type LeaderboardScope } from "./leaderboard";
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

const MEMBER: LeaderboardViewer = { isSignedOut: false, hasCountry: true, hasFriends: true };

type BoardOptions = {
  own?: Ranking | null;
  page?: number;
  players?: number;
  scope?: LeaderboardScope;
  viewer?: LeaderboardViewer;
};

function board(scores: Ranking[], options: BoardOptions = {}) {
  const { own = null, page = 0, players = 30, scope = "global", viewer = MEMBER } = options;
  const pagination = { currPage: page, numPerPage: 25, totalItems: players, totalPages: Math.ceil(players / 25) };
  const challenge = { type: "points" as const, players };
  const hrefOf = (of: LeaderboardScope, number: number) => `?${of}&page=${String(number)}`;
  return toLeaderboard({ scores, pagination }, { challenge, own, scope, viewer, hrefOf }, VIEW);
}

describe("toLeaderboard", () => {
  it("has the first three on the podium, the winner in the middle", () => {
    const { podium, rows } = board(rankings(1, 25));
    expect(podium?.map(({ place, ranking }) => [place, ranking?.username])).toEqual([
      [2, "player-2"],
      [1, "player-1"],
      [3, "player-3"],
    ]);
    expect(rows).toHaveLength(22);
    expect(rows[0]).toMatchObject({ rank: 4, score: "996" });
  });

  it("has empty podium steps while there are too few scores", () => {
    expect(board(rankings(1, 1), { players: 1 }).podium?.map(({ ranking }) => ranking?.rank)).toEqual([
      undefined,
      1,
      undefined,
    ]);
    expect(board([], { players: 0 })).toMatchObject({ podium: null, rows: [], players: "0 players" });
  });

  it("has no podium on the next page, and links between the pages", () => {
    const { podium, rows, pager } = board(rankings(26, 5), { page: 1 });
    expect(podium).toBeNull();
    expect(rows[0]?.rank).toBe(26);
    expect(pager).toMatchObject({ previous: "?global&page=0", next: null });
  });

  it("marks the viewer's row, and adds it if it is on another page", () => {
    const own = aRanking({ userId: "player-4", scoreId: "own", leaderboardPosition: 4 });
    expect(board(rankings(1, 25), { own }).ownRow).toBeNull();
    expect(board(rankings(1, 25), { own }).rows[0]?.isOwn).toBe(true);
    expect(board(rankings(26, 5), { own, page: 1 }).ownRow).toMatchObject({ rank: 4, isOwn: true });
  });

  it("links to the viewer's own rank on the same board", () => {
    const own = aRanking({ userId: "me", scoreId: "own", leaderboardPosition: 31 });
    expect(board(rankings(1, 10), { own, scope: "country" }).ownPlace).toEqual({
      label: "Go to rank 31",
      href: "?country&page=3",
    });
    expect(board(rankings(1, 10)).ownPlace).toBeNull();
  });

  it("has tabs for global, country and friends' scores", () => {
    expect(board([], { scope: "friends" }).tabs.map(({ label, href, isCurrent }) => [label, href, isCurrent])).toEqual([
      ["Everyone", "?global&page=0", false],
      ["My country", "?country&page=0", false],
      ["Friends", "?friends&page=0", true],
    ]);
  });

  it.each([
    ["global", {}, "Nobody has scored yet. The top of the podium is free.", undefined],
    ["country", { isSignedOut: true }, "Log in to see the players of your country.", null],
    ["country", { hasCountry: false }, "Your profile names no country yet.", "/profile/account-details/"],
    ["country", {}, "Nobody from your country has scored yet.", "?global&page=0"],
    ["country", { hasCountry: null }, "Nobody from your country has scored yet.", "?global&page=0"],
    ["friends", { isSignedOut: true }, "Log in to see how your friends are doing.", null],
    ["friends", { hasFriends: false }, "You have no friends here yet.", "/profile/friends/"],
    ["friends", {}, "None of your friends has scored here yet.", "?global&page=0"],
  ] as const)("explains the empty board %s of %o, with a link", (scope, about, text, href) => {
    const { empty } = board([], { scope, viewer: { ...MEMBER, ...about }, players: 0 });
    expect(empty?.text).toBe(text);
    expect(empty?.action?.href).toBe(href);
  });

  it("has the empty state for a viewer alone among friends", () => {
    const own = aRanking({ userId: "player-1", leaderboardPosition: 1 });
    expect(board(rankings(1, 1), { own, scope: "friends", players: 1 }).empty).not.toBeNull();
    expect(board(rankings(1, 1), { own, players: 1 }).empty).toBeNull();
    expect(board(rankings(1, 2), { own, scope: "friends", players: 2 }).empty).toBeNull();
  });

  it("has no empty state on a later page", () => {
    expect(board([], { page: 2 }).empty).toBeNull();
  });
});
