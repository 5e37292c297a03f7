import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { LeaderboardView, RankingView } from "~/view-models/leaderboard";
import challenge from "../../../public/locales/en/challenge.json";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { Leaderboard } from "./leaderboard";

const ranking = (rank: number, overrides: Partial<RankingView> = {}): RankingView => ({
  ...{ id: String(rank), rank, rankText: String(rank), username: `player-${String(rank)}`, avatarUrl: null },
  ...{ countryCode: "PL", date: "3 hours ago", score: "100", isOwn: false },
  ...overrides,
});

const EMPTY: LeaderboardView = { players: "0 players", podium: null, rows: [], ownRow: null, pager: null };

const show = (leaderboard: Partial<LeaderboardView>) =>
  renderInRoot(<Leaderboard leaderboard={{ ...EMPTY, ...leaderboard }} />, { texts: challenge });

describe("Leaderboard", () => {
  it("stands the first three on the podium", () => {
    show({ podium: [2, 1, 3].map((place) => ({ place, ranking: place === 3 ? null : ranking(place) })) });
    const podium = screen.getByRole("list", { name: "Podium" });
    expect(
      within(podium)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["player-21002", "player-11001"]);
  });

  it("ends with the viewer's own row", () => {
    show({ rows: [ranking(4)], ownRow: ranking(42, { isOwn: true }) });
    const last = screen.getAllByRole("listitem").at(-1);
    expect(last).toHaveTextContent(/42.*player-42.*You/);
  });

  it("invites to be the first", () => {
    show({});
    expect(screen.getByText(/Nobody has scored yet/)).toBeInTheDocument();
  });
});
