import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { toChallengeCard } from "~/view-models/challenge-card";
import type { Challenge } from "~contract/entities/challenge";
import { aChallenge, aRanking } from "../../../tests/fixtures/a-challenge";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { ChallengeCard } from "./challenge-card";

function renderCard(overrides: Partial<Challenge> = {}) {
  return renderInRoot(<ChallengeCard challenge={toChallengeCard(aChallenge(overrides), aViewContext())} />);
}

const scoreOf = (label: string) => screen.getByText(label).parentElement;

it("is one link named after the challenge, with its rule and remaining time", () => {
  renderCard();
  const card = within(screen.getByRole("article"));
  const link = card.getByRole("link", { name: "One breath, one run" });
  expect(link).toHaveAttribute("href", "/challenges/brea01/one-breath-one-run/");
  expect(card.getByText("Lantern Run · highest wins")).toBeInTheDocument();
  expect(card.getByText("5 days left")).toBeInTheDocument();
});

it("shows top score, own score and players", () => {
  renderCard({ personalBest: aRanking({ score: 31_480 }) });
  expect(scoreOf("Top score")).toHaveTextContent("48 210");
  expect(scoreOf("You")).toHaveTextContent("31 480");
  expect(scoreOf("Players")).toHaveTextContent("1 204");
});

it("shows an en dash with a hidden text without an own score", () => {
  renderCard();
  expect(scoreOf("You")).toHaveTextContent("–No score yet");
});

it.each([
  [{ endsAt: "2026-11-21T15:00:00Z" }, "#t1", "glyph"],
  [{ endsAt: "2026-11-23T15:00:00Z" }, "#t2", "glyph"],
  [{ endsAt: null }, "#t3", "glyph"],
  [{ hasEnded: true }, "#t3", "glyph opacity-[.28]"],
])("renders the timer glyph for %o", (overrides, glyph, className) => {
  const { container } = renderCard(overrides);
  const timer = container.querySelector("svg.glyph");
  expect(timer?.getAttribute("class")).toBe(className);
  expect(timer?.querySelector("use")?.getAttribute("href")).toContain(glyph);
});
