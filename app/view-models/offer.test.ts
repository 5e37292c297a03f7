import { describe, expect, it } from "vitest";
import type { GameDetails } from "~contract/entities/game-details";
import { aMoneyView, AN_ITEM_ID, anItem, aSpender } from "../../tests/fixtures/a-money-view";
import { aTag } from "../../tests/fixtures/a-tag";

const offerOf = (item: Parameters<typeof anItem>[0], game: Partial<GameDetails> = {}, spender = aSpender()) =>
  aMoneyView({ game: { ...game, gameItems: [anItem(item)] } }, spender).offers[0];

const period = { startsAt: "2026-11-01T00:00:00Z", endsAt: "2026-12-01T00:00:00Z" };

describe("toOffers", () => {
  it("is empty for a game without items", () => {
    expect(aMoneyView().offers).toEqual([]);
  });

  it("has the price in pixels, with its discount", () => {
    expect(offerOf({})).toMatchObject({
      ...{ title: "Full version", price: "30\u00a0RPx", oldPrice: null, glyph: "cr", state: "for-pixels" },
    });
    expect(offerOf({ discountedPrice: 20 })).toMatchObject({ price: "20\u00a0RPx", oldPrice: "30\u00a0RPx" });
  });

  it("is free within its claim period in any currency", () => {
    for (const currency of ["RPX", "EUR"]) {
      const offer = offerOf({ currency, activeGameItemClaimPeriod: period });
      expect(offer).toMatchObject({ state: "free", price: null });
      expect(offer?.freeUntil).toContain("Free until 1 Dec 2026");
    }
  });

  it("ignores free days of the tags", () => {
    const forever = aTag({ alias: "forever", title: "forever", parentTagAlias: "pgc", titleTranslations: {} });
    expect(offerOf({}, { tags: [forever] })?.state).toBe("for-pixels");
  });

  it("requires a payment provider for real money", () => {
    expect(offerOf({ currency: "EUR", price: 4.99 })).toMatchObject({ state: "closed", price: "4.99\u00a0EUR" });
    expect(offerOf({ currency: "EUR" }, { paymentProvider: "XSOLLA" })?.state).toBe("for-money");
  });

  it("is owned by its buyer", () => {
    const owner = aSpender({ ownedItemId: AN_ITEM_ID });
    const offer = offerOf({ activeGameItemClaimPeriod: period }, {}, owner);
    expect(offer).toMatchObject({ owned: offer?.id, freeUntil: null });
  });
});
