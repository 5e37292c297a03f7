import { describe, expect, it } from "vitest";
import { aMoneyView, aSticker } from "../../tests/fixtures/a-money-view";

const received = { ...aSticker(), uses: 12 };
const RETIRED = { ...aSticker({ stickerId: "0b6d1a57-3c5e-4a46-9a39-6f6f0a7c5e09", title: "Old boot" }), uses: 3 };
const closed = { tippingEnabled: false } as const;

describe("toSupport", () => {
  it("has the suggested tip first, in the game's currency", () => {
    const { support } = aMoneyView({ game: { tippingAmount: 25, tippingCurrency: "GPX" } });
    expect(support?.tip?.currency).toBe("GPX");
    expect(support?.tip?.amounts[0]).toEqual({ value: 25, label: "25\u00a0GPx" });
  });

  it("has tips in RPx if the game has no currency", () => {
    const { support } = aMoneyView({ game: { tippingAmount: 25, tippingCurrency: null } });
    expect(support?.tip?.currency).toBe("RPX");
    expect(support?.tip?.amounts[0]).toEqual({ value: 25, label: "25\u00a0RPx" });
  });

  it("has a sticker's price and uses, and the game's totals", () => {
    const { support } = aMoneyView({ game: { receivedStickers: [received, RETIRED], receivedRpxAmount: 1250 } });
    expect(support?.stickers).toMatchObject([
      { title: "Firefly", price: "5\u00a0RPx", glyph: "cr", given: "Given: 12", shownPrice: "5 RPX" },
      { title: "Old boot", given: "Given: 3", shownPrice: null },
    ]);
    expect(support?.received).toEqual([
      { label: "Stickers received", value: "15" },
      { label: "Tips received", value: "1\u00a0250\u00a0RPx" },
    ]);
  });

  it("accepts real money only with a payment provider, and never as a tip", () => {
    const stickers = [aSticker({ currency: "USD", amount: 0.99 })];
    const game = { tippingCurrency: "USD" } as const;
    const { support } = aMoneyView({ game, stickers });
    expect(support).toMatchObject({ tip: null, stickers: [{ price: "0.99\u00a0USD", glyph: null, shownPrice: null }] });
    const { support: open } = aMoneyView({ game: { ...game, paymentProvider: "STRIPE" }, stickers });
    expect(open?.stickers[0]?.shownPrice).toBe("0.99 USD");
  });

  it("of a game without tips has what it received, if anything", () => {
    expect(aMoneyView({ game: closed }).support).toBeNull();
    const { support } = aMoneyView({ game: { ...closed, receivedStickers: [received] } });
    expect(support).toMatchObject({ tip: null, stickers: [{ shownPrice: null }] });
    expect(aMoneyView({ game: { ...closed, receivedRpxAmount: 50 } }).support).toEqual({
      ...{ tip: null, stickers: [], received: [{ label: "Tips received", value: "50\u00a0RPx" }] },
    });
  });

  it("handles stickers that failed to load and missing fields", () => {
    expect(aMoneyView({ stickers: null }).support?.stickers).toEqual([]);
    const { support } = aMoneyView({ stickers: [aSticker({ note: " ", cover: null })] });
    expect(support?.stickers[0]).toMatchObject({ note: null, art: null, given: null });
    expect(aMoneyView({ stickers: [aSticker({ note: null })] }).support?.stickers[0]?.note).toBeNull();
  });
});
