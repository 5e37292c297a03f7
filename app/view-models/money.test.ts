import { describe, expect, it } from "vitest";
import { A_KEY, aMoneyView, AN_ITEM_ID, anItem, aSpender, aSticker } from "../../tests/fixtures/a-money-view";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { someGameDetails } from "../../tests/fixtures/some-game-details";
import { toMoney } from "./money";
import { toSupport } from "./support";

const SELLING = { gameItems: [anItem()] };

describe("toMoney", () => {
  it("has a player's balances and what they can be spent on", () => {
    const view = aViewContext({ locale: "de" });
    const tipping = { tippingEnabled: true, tippingAmount: 10, tippingCurrency: "RPX" } as const;
    const game = someGameDetails({ ...tipping, ...SELLING });
    const stickers = [aSticker()];
    expect(toMoney({ game, stickers, spender: aSpender() }, view)).toEqual({
      spender: { key: A_KEY, balances: [{ currency: "RPX", amount: "1\u00a0250", name: "RPx" }] },
      support: toSupport({ game, stickers }, view),
      offers: [
        {
          id: AN_ITEM_ID,
          title: "Vollversion",
          price: "30\u00a0RPx",
          shown: { price: "30", currency: "RPX" },
          oldPrice: null,
          glyph: "cr",
          freeUntil: null,
          owned: null,
          state: "for-pixels",
        },
      ],
    });
  });

  it("has prices and support without a spender", () => {
    const { spender, support, offers } = aMoneyView({ game: SELLING }, null);
    expect(spender).toBeNull();
    expect(support).toMatchObject({ stickers: [{ title: "Firefly" }] });
    expect(offers).toMatchObject([{ state: "for-pixels" }]);
  });

  it("distinguishes a wallet that failed to load from an empty one", () => {
    expect(aMoneyView({}, aSpender({ balances: null })).spender).toEqual({ key: A_KEY, balances: null });
    expect(aMoneyView({}, aSpender({ balances: [] })).spender).toEqual({ key: A_KEY, balances: [] });
  });

  it("marks items that the player owns", () => {
    expect(aMoneyView({ game: SELLING }, aSpender({ ownedItemId: AN_ITEM_ID })).offers).toMatchObject([
      { owned: AN_ITEM_ID },
    ]);
    expect(aMoneyView({ game: SELLING }, aSpender({ ownedItemId: "another" })).offers).toMatchObject([
      { owned: null, state: "for-pixels" },
    ]);
  });

  it("is empty for a game without offers and tips", () => {
    const closed = { tippingEnabled: false };
    expect(aMoneyView({ game: closed, stickers: null }, null)).toEqual({ spender: null, support: null, offers: [] });
  });
});
