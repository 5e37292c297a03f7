import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { AcceptedScore } from "~/view-models/player";
import common from "../../../public/locales/en/common.json";
import game from "../../../public/locales/en/game.json";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { ScoreResultNote } from "./score-result-note";

const BOARD = { challengeId: "c", challengeShortId: "abc123", mangledName: "long-way" };

const show = (result: Partial<AcceptedScore>) =>
  renderInRoot(
    <ScoreResultNote
      scoreType="points"
      result={{ score: 400, newBestScore: true, leaderboardPosition: 12, isGuest: false, board: BOARD, ...result }}
    />,
    { texts: { ...common, ...game } },
  ).container;

it("shows the rank change of a new best, the next player and a leaderboard link", () => {
  const text = show({ previousPosition: 31, above: { username: "juno", distance: "+7" } });
  expect(text).toHaveTextContent("New best: 400. From rank 31 to 12. Next: juno, +7.");
  expect(screen.getByRole("link", { name: "Leaderboard" })).toHaveAttribute(
    "href",
    "/challenges/abc123/long-way/?page=1",
  );
});

it("reports that nobody is ahead of the first", () => {
  expect(show({ leaderboardPosition: 1, previousPosition: 1 })).toHaveTextContent(
    "New best: 400. That is rank 1. Nobody is ahead of you.",
  );
});

it("offers a guest both ways to keep the score", () => {
  expect(show({ isGuest: true })).toHaveTextContent("New best: 400. It would be rank 12.");
  expect(screen.getByRole("link", { name: "Sign up to put it on the leaderboard" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Log in and it stays yours" })).toBeInTheDocument();
});

it("reports that a held score will be reviewed, without a rank", () => {
  const text = show({ newBestScore: false, isHeld: true, leaderboardPosition: null });
  expect(text).toHaveTextContent(
    "400 is far ahead of everyone else. It goes on the leaderboard once we have checked it.",
  );
  expect(screen.queryByRole("link")).toBeNull();
});
