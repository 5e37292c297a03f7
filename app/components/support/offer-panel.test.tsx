import { json } from "@remix-run/node";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { GameDetails } from "~contract/entities/game-details";
import { A_KEY, aMoneyView, AN_ITEM_ID, anItem, aSpender } from "../../../tests/fixtures/a-money-view";
import { aSession } from "../../../tests/fixtures/a-root-data";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import texts from "../../../public/locales/en/support.json";
import { OfferPanel } from "./offer-panel";

const GAME_ID = "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a01";

function renderPanel(item: Parameters<typeof anItem>[0], game: Partial<GameDetails> = {}, spender = aSpender()) {
  const sent: Record<string, unknown>[] = [];
  const action = async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()));
    return json({ ok: true, done: "offer.bought", params: {} });
  };
  const money = aMoneyView({ game: { ...game, gameItems: [anItem(item)] } }, spender);
  const [offer] = money.offers;
  renderInRoot(offer && <OfferPanel gameId={GAME_ID} offer={offer} spender={money.spender} />, {
    texts,
    root: { session: aSession() },
    routes: [{ path: "/api/purchases/", action }],
  });
  return sent;
}

describe("OfferPanel", () => {
  it("buys for the discounted price, with the old one struck out", async () => {
    const sent = renderPanel({ discountedPrice: 20 });
    expect(screen.getByText("30 RPx").tagName).toBe("S");
    await userEvent.click(screen.getByRole("button", { name: /^Full version: Buy for 20\sRPx$/ }));
    expect(await screen.findByText("It is yours now.")).toBeInTheDocument();
    expect(sent).toEqual([{ gameId: GAME_ID, itemId: AN_ITEM_ID, key: A_KEY, price: "20", currency: "RPX" }]);
  });

  it("claims a free item", () => {
    const activeGameItemClaimPeriod = { startsAt: "2026-11-01T00:00:00Z", endsAt: "2026-12-01T00:00:00Z" };
    renderPanel({ activeGameItemClaimPeriod });
    expect(screen.getByRole("button", { name: "Full version: Claim for free" })).toBeInTheDocument();
    expect(screen.getByText(/Free until 1 Dec 2026/)).toBeInTheDocument();
  });

  it("shows that it is owned, or that real money is not accepted", () => {
    renderPanel({}, {}, aSpender({ ownedItemId: AN_ITEM_ID }));
    expect(screen.getByText("This is yours")).toBeInTheDocument();
    renderPanel({ currency: "EUR" });
    expect(screen.getByText("Real money cannot be taken here yet.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Cannot be bought yet" })).toBeDisabled();
    expect(screen.getByRole("button")).toHaveAccessibleDescription("Real money cannot be taken here yet.");
  });

  it("uses a plain form for real money, which redirects to the provider", () => {
    renderPanel({ currency: "EUR", price: 4.99 }, { paymentProvider: "STRIPE" });
    const form = screen.getByRole("button", { name: /^Full version: Buy for 4\.99\sEUR$/ }).closest("form");
    expect(form).toHaveAttribute("action", "/api/purchases/");
    expect(form).toHaveFormValues({ itemId: AN_ITEM_ID, key: A_KEY, target: "/", price: "4.99", currency: "EUR" });
  });
});
