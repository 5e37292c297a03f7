import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { toGameCard } from "~/view-models/game-card";
import { aGame } from "../../../tests/fixtures/a-game";
import { aTag } from "../../../tests/fixtures/a-tag";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import { GameCard } from "./game-card";

const cardOf = (game: Parameters<typeof toGameCard>[0]) => toGameCard(game, aViewContext());

it("is one link named after the game, with its studio", () => {
  renderInRoot(<GameCard game={cardOf(aGame())} />);
  const card = within(screen.getByRole("article"));
  expect(card.getByRole("link", { name: "Lantern Run" })).toHaveAttribute("href", "/games/lant01/lantern-run/");
  expect(card.getByText("Fennec Works")).toBeInTheDocument();
  expect(card.queryByText("Multiplayer")).not.toBeInTheDocument();
});

it("loads its cover lazily in the fitting width", () => {
  const { container } = renderInRoot(<GameCard game={cardOf(aGame())} />);
  const cover = container.querySelector("img");
  expect(cover).toHaveAttribute("loading", "lazy");
  expect(cover).toHaveAttribute("width", "480");
  expect(cover).toHaveAttribute("height", "360");
  expect(cover?.getAttribute("srcset")).toContain("480w");
  expect(cover?.getAttribute("sizes")).toContain("220px");
});

it("loads one of the first covers eagerly", () => {
  const { container } = renderInRoot(<GameCard game={cardOf(aGame())} coverLoading="eager" />);
  expect(container.querySelector("img")).toHaveAttribute("loading", "eager");
});

it("shows the player count of a multiplayer game in a notch", () => {
  const tags = [aTag({ alias: "2-players", parentTagAlias: "players-supported" })];
  renderInRoot(<GameCard game={cardOf(aGame({ multiplayer: true, tags }))} />);
  expect(screen.getByText("Multiplayer").parentElement).toHaveTextContent("Multiplayer2");
});

it("keeps the cover's space without a picture", () => {
  const { container } = renderInRoot(<GameCard game={cardOf(aGame({ covers: [] }))} />);
  expect(container.querySelector("img")).toBeNull();
  expect(container.querySelector(".cover")).toBeInTheDocument();
});

it("shows its price beside the old one, or until when it is free", () => {
  const item = { itemId: "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a77", type: "PAID_GAME" as const, currency: "RPX" };
  const sold = { ...item, price: 400, discountedPrice: 250, activeGameItemClaimPeriod: null };
  const period = { startsAt: "2020-01-01T00:00:00Z", endsAt: "2099-12-01T00:00:00Z" };
  const { unmount } = renderInRoot(<GameCard game={cardOf(aGame({ gameItems: [sold] }))} />);
  expect(screen.getByText("400 RPx").tagName).toBe("S");
  expect(screen.getByText("250 RPx", { exact: false })).toBeInTheDocument();
  unmount();
  renderInRoot(<GameCard game={cardOf(aGame({ gameItems: [{ ...sold, activeGameItemClaimPeriod: period }] }))} />);
  expect(screen.getByText("Free until 1 Dec 2099")).toBeInTheDocument();
  expect(screen.queryByText("250 RPx", { exact: false })).not.toBeInTheDocument();
});

it("shows the title in place of a missing cover", () => {
  const { container } = renderInRoot(<GameCard game={cardOf(aGame({ covers: [] }))} />);
  expect(container.querySelector(".cover-placeholder")).toHaveTextContent("Lantern Run");
});
