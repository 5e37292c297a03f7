import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aGame } from "../../tests/fixtures/a-game";
import { aTag } from "../../tests/fixtures/a-tag";
import { cardOffer } from "./card-offer";

const NOW = new Date("2026-11-21T12:00:00Z");

const item = (price: number, discountedPrice: number | null = null, endsAt: string | null = null) => ({
  itemId: "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a77",
  type: "PAID_GAME" as const,
  price,
  discountedPrice,
  currency: "RPX",
  activeGameItemClaimPeriod: endsAt === null ? null : { startsAt: "2026-11-01T00:00:00Z", endsAt },
});
const tagged = (title: string) => aTag({ alias: title, title, parentTagAlias: "pgc" });

describe("cardOffer", () => {
  it("has no prices for a free game", () => {
    expect(cardOffer(aGame(), NOW)).toEqual({ freeUntil: null, price: null, oldPrice: null });
  });

  it("has an old price when there is a lower one", () => {
    const offer = cardOffer(aGame({ gameItems: [item(400, 250)] }), NOW);
    expect(offer).toEqual({
      freeUntil: null,
      price: { amount: 250, currency: "RPX" },
      oldPrice: { amount: 400, currency: "RPX" },
    });
  });

  it("is free within the claim period and until the date in the tags", () => {
    const claimed = cardOffer(aGame({ gameItems: [item(400, null, "2026-12-01T00:00:00Z")] }), NOW);
    expect(claimed).toMatchObject({ freeUntil: new Date("2026-12-01T00:00:00Z"), price: null });
    expect(claimed.oldPrice?.amount).toBe(400);
    const byTag = cardOffer(aGame({ tags: [tagged("date-2026-12-24")], gameItems: [item(400)] }), NOW);
    expect(byTag).toMatchObject({ freeUntil: new Date("2026-12-24"), price: null });
  });

  it("is not free before the period begins", () => {
    const early = new Date("2026-10-31T23:59:59Z");
    const offer = cardOffer(aGame({ gameItems: [item(400, null, "2026-12-01T00:00:00Z")] }), early);
    expect(offer).toMatchObject({ freeUntil: null, price: { amount: 400 } });
  });

  it("is no longer free when the period ends", () => {
    const over = cardOffer(aGame({ gameItems: [item(400, null, NOW.toISOString())] }), NOW);
    expect(over).toMatchObject({ freeUntil: null, price: { amount: 400 } });
    const last = new Date(NOW.getTime() + 1);
    expect(cardOffer(aGame({ gameItems: [item(400, null, last.toISOString())] }), NOW).freeUntil).toEqual(last);
  });

  it("has the normal price after that date, and none with the tag forever", () => {
    const past = cardOffer(aGame({ tags: [tagged("date-2026-11-01")], gameItems: [item(400)] }), NOW);
    expect(past).toMatchObject({ freeUntil: null, price: { amount: 400 }, oldPrice: null });
    const forever = cardOffer(aGame({ tags: [tagged("forever")], gameItems: [item(400)] }), NOW);
    expect(forever).toEqual({ freeUntil: null, price: null, oldPrice: null });
  });

  it("never has an old price that is not higher, nor a price while the game is free", () => {
    const prices = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(
        prices,
        fc.option(prices),
        fc.option(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })),
        (price, lower, end) => {
          const offer = cardOffer(aGame({ gameItems: [item(price, lower, end?.toISOString() ?? null)] }), NOW);
          if (offer.price && offer.oldPrice) expect(offer.oldPrice.amount).toBeGreaterThan(offer.price.amount);
          if (offer.freeUntil) expect(offer.price).toBeNull();
          expect(offer.freeUntil === null || offer.freeUntil > NOW).toBe(true);
        },
      ),
    );
  });
});
