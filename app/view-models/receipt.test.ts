import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import type { Purchase } from "~contract/entities/purchase";
import { aGame } from "../../tests/fixtures/a-game";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toReceipt } from "./receipt";

const PURCHASE_ID = "5a2d3c8b-1e7f-4d66-8c2f-3b8e9f0a1b01";
const JUNO = { username: "juno", name: "Juno Fox", email: "juno@example.org" };

function receipt(changes: Partial<Purchase> = {}, profile = {}, locale: Locale = "en") {
  const purchase: Purchase = {
    purchaseId: PURCHASE_ID,
    game: aGame(),
    itemId: "5a2d3c8b-1e7f-4d66-8c2f-3b8e9f0a1b02",
    itemType: "FULL_VERSION",
    price: 4.99,
    currency: "EUR",
    purchasedAt: "2026-11-20T18:30:00Z",
    receiptNumber: "2026-000017",
    provider: "STRIPE",
    ...changes,
  };
  return toReceipt(
    { purchase, profile: { ...JUNO, ...profile }, seller: "Subpixel Ltd, Poznań" },
    aViewContext({ locale }),
  );
}

const factOf = (label: string, view: ReturnType<typeof receipt>) =>
  view.facts.find((fact) => fact.label === label)?.value;

describe("toReceipt", () => {
  it("has buyer, item and seller in the viewer's language", () => {
    expect(receipt({}, {}, "de")).toEqual({
      title: "Beleg 2026-000017",
      facts: [
        { label: "Belegnummer", value: "2026-000017" },
        { label: "Datum", value: "20 Nov. 2026, 18:30 UTC" },
        { label: "Verkauft von", value: "Subpixel Ltd, Poznań" },
        { label: "Gekauft von", value: "Juno Fox, juno, juno@example.org" },
        { label: "Artikel", value: "Lantern Run – Vollversion" },
        { label: "Bezahlt über", value: "Stripe" },
      ],
      total: "4.99\u00a0EUR",
      backHref: "/de/profile/purchases/",
    });
  });

  it("says the tax, and the price without it, only if the provider has told it", () => {
    const taxed = receipt({ tax: 0.8 });
    expect([factOf("Price without tax", taxed), factOf("Tax included", taxed)]).toEqual([
      "4.19\u00a0EUR",
      "0.8\u00a0EUR",
    ]);
    for (const tax of [null, undefined, 0]) {
      const view = receipt({ tax });
      expect([factOf("Price without tax", view), factOf("Tax included", view)]).toEqual([undefined, undefined]);
    }
  });

  it.each([null, undefined])("falls back to the purchase id if its number is %s", (receiptNumber) => {
    const view = receipt({ receiptNumber });
    expect(view.title).toBe(`Receipt ${PURCHASE_ID}`);
    expect(factOf("Receipt number", view)).toBe(PURCHASE_ID);
  });

  it.each([
    [{ name: null }, "juno, juno@example.org"],
    [{ name: "", email: null }, "juno"],
    [{ username: null, name: null, email: null }, ""],
  ])("with %o the buyer is %s", (profile, buyer) => {
    expect(factOf("Buyer", receipt({}, profile))).toBe(buyer);
  });

  it("names the wallet without a provider, and no payment if it was free", () => {
    const pixels = receipt({ price: 30, currency: "RPX", provider: null });
    expect([factOf("Paid by", pixels), pixels.total]).toEqual(["Pixels from the wallet", "30\u00a0RPx"]);
    const free = receipt({ price: 0, provider: "STRIPE", itemType: "PAID_GAME" });
    expect([factOf("Paid by", free), free.total]).toEqual(["Nothing to pay", "Free"]);
    expect(factOf("Item", free)).toBe("Lantern Run – Game");
  });
});
