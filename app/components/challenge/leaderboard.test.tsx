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

const EMPTY: LeaderboardView = {
  ...{ players: "0 players", podium: null, rows: [], ownRow: null, ownPlace: null, pager: null },
  empty: null,
  tabs: [
    { scope: "global", label: "Everyone", href: "/challenges/x/", isCurrent: false },
    { scope: "country", label: "My country", href: "/challenges/x/?scope=country", isCurrent: true },
  ],
};

const show = (leaderboard: Partial<LeaderboardView>) =>
  renderInRoot(<Leaderboard leaderboard={{ ...EMPTY, ...leaderboard }} />, { texts: challenge });

describe("Leaderboard", () => {
  it("shows the first three on the podium", () => {
    show({ podium: [2, 1, 3].map((place) => ({ place, ranking: place === 3 ? null : ranking(place) })) });
    const podium = screen.getByRole("list", { name: "Podium" });
    expect(
      within(podium)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["player-21002", "player-11001"]);
  });

  it("ends with the viewer's own row", () => {
    const ownPlace = { label: "Go to rank 42", href: "/challenges/x/?page=4" };
    show({ rows: [ranking(4)], ownRow: ranking(42, { isOwn: true }), ownPlace });
    const last = screen.getAllByRole("listitem").at(-1);
    expect(last).toHaveTextContent(/42.*player-42.*You/);
    expect(screen.getByRole("link", { name: "Go to rank 42" })).toHaveAttribute("href", "/challenges/x/?page=4");
  });

  it("links to the global and the country's scores", () => {
    show({});
    const scopes = within(screen.getByRole("navigation", { name: "Whose scores" }));
    expect(scopes.getByRole("link", { name: "Everyone" })).toHaveAttribute("href", "/challenges/x/");
    expect(scopes.getByRole("link", { name: "My country", current: "page" })).toBeInTheDocument();
  });

  it("explains an empty leaderboard and links to the login page or another action", () => {
    const action = { label: "Log in", href: null };
    show({ empty: { text: "Log in to see how your friends are doing.", action } });
    const href = screen.getByRole("link", { name: "Log in" }).getAttribute("href") ?? "";
    expect(new URL(href).pathname).toBe("/session/login");
    show({
      empty: { text: "You have no friends here yet.", action: { label: "Add friends", href: "/profile/friends/" } },
    });
    expect(screen.getByRole("link", { name: "Add friends" })).toHaveAttribute("href", "/profile/friends/");
  });
});
