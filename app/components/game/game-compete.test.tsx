import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { toChallengeCard } from "~/view-models/challenge-card";
import { aChallenge } from "../../../tests/fixtures/a-challenge";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import game from "../../../public/locales/en/game.json";
import { GameCompete } from "./game-compete";

const TITLE = "Compete in Lantern Run";

it("lists the game's challenges", () => {
  const challenges = [toChallengeCard(aChallenge(), aViewContext())];
  renderInRoot(<GameCompete compete={{ title: TITLE, challenges }} />, { texts: game });
  expect(screen.getByRole("heading", { name: TITLE })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "One breath, one run" })).toBeInTheDocument();
});

it("reports that they are missing and links to the same page for a retry", () => {
  renderInRoot(<GameCompete compete={{ title: TITLE, challenges: null }} />, { texts: game, at: "/games/abc123/x/" });
  expect(screen.getByText("The challenges could not be loaded.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/games/abc123/x/");
});
