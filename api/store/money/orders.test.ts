import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { getOrder, listOrders, purchaseItem } from "~contract/calls/spending";
import { dataOf, failureOf } from "../../../tests/fixtures/api-responses";
import { aMember } from "../../../tests/fixtures/members";
import { SHOP_GAME } from "../../../tests/fixtures/shop";
import { silenceErrors, useShop } from "../../../tests/fixtures/use-shop";
import { stripeNotice } from "../../../tests/setup/stripe-server";
import { gameItems, games, paymentOrders } from "../../db/schema";

const MINUTE_MS = 60_000;

const at = useShop("STRIPE");
const orders = async () => dataOf(listOrders, at.member.fetch("/profile/orders"));
const pay = async (itemId: string, key?: string) => dataOf(purchaseItem, at.buy(itemId, key));
const endIn = (itemId: string, minutes: number) =>
  at.shop.api.database
    .update(paymentOrders)
    .set({ expiresAt: new Date(Date.now() + minutes * MINUTE_MS) })
    .where(eq(paymentOrders.itemId, itemId));
const endOnStripe = () => at.shop.notifyStripe(stripeNotice("checkout.session.expired", at.shop.paidSession()));

describe("a player's orders", () => {
  it("are listed unless they became a purchase, newest first, with a payment page while they are pending", async () => {
    const [open, ended, paid] = [await at.shop.sell(499), await at.shop.sell(299), await at.shop.sell(199)];
    const { paymentUrl } = await pay(open);
    await pay(ended);
    await endOnStripe();
    await pay(paid);
    await at.shop.payStripe();
    const { orders: listed, pagination } = await orders();
    expect(listed).toMatchObject([
      { itemId: ended, status: "EXPIRED", price: 2.99, currency: "EUR", provider: "STRIPE", paymentUrl: null },
      { itemId: open, status: "PENDING", price: 4.99, currency: "EUR", provider: "STRIPE", paymentUrl },
    ]);
    expect(pagination.totalItems).toBe(2);
  });

  it("are listed in pages", async () => {
    const itemIds = [await at.shop.sell(), await at.shop.sell(), await at.shop.sell()];
    for (const itemId of itemIds) await pay(itemId);
    const page = await dataOf(listOrders, at.member.fetch("/profile/orders?pageSize=2&page=1"));
    expect(page.orders.map(({ itemId }) => itemId)).toEqual(itemIds.slice(0, 1));
    expect(page.pagination).toMatchObject({ currPage: 1, totalItems: 3, totalPages: 2 });
  });

  it("are listed even if their game is unpublished", async () => {
    const itemId = await at.shop.sell();
    await pay(itemId);
    const publish = (isPublished: boolean) =>
      at.shop.api.database.update(games).set({ isPublished }).where(eq(games.gameId, SHOP_GAME));
    await publish(false);
    expect((await orders()).orders).toMatchObject([{ itemId, game: { gameId: SHOP_GAME } }]);
    await publish(true);
  });

  it("expire, and are not found for other users", async () => {
    const itemId = await at.shop.sell();
    await pay(itemId);
    await endIn(itemId, 0);
    const [order] = (await orders()).orders;
    expect(order).toMatchObject({ status: "EXPIRED", paymentUrl: null });
    const path = `/profile/orders/${order?.orderId ?? ""}`;
    expect(await dataOf(getOrder, at.member.fetch(path))).toEqual(order);
    const other = await aMember(at.shop.api, "Other_buyer");
    expect(await failureOf(other.fetch(path))).toBe("404 order_not_found");
    expect(await failureOf(at.member.fetch(`/profile/orders/${randomUUID()}`))).toBe("404 order_not_found");
  });
});

describe("a repeated purchase", () => {
  it("reuses the open payment page while it is valid for at least an hour", async () => {
    const itemId = await at.shop.sell();
    const first = await pay(itemId);
    await endIn(itemId, 61);
    expect(await pay(itemId)).toEqual(first);
    expect(at.shop.stripe.asked).toHaveLength(1);
    await endIn(itemId, 59);
    expect((await pay(itemId)).paymentUrl).not.toBe(first.paymentUrl);
    const statuses = (await at.shop.ordersOf(itemId)).map(({ status }) => status);
    expect(statuses.sort()).toEqual(["EXPIRED", "PENDING"]);
  });

  it("opens a new payment page after a change of provider or currency", async () => {
    const itemId = await at.shop.sell();
    await pay(itemId);
    await at.shop.payBy("XSOLLA");
    await pay(itemId);
    await at.shop.payBy("STRIPE");
    await at.shop.api.database.update(gameItems).set({ currency: "USD" }).where(eq(gameItems.itemId, itemId));
    await pay(itemId);
    const made = (await at.shop.ordersOf(itemId)).map(({ provider, currency, status }) => [provider, currency, status]);
    expect(made.sort()).toEqual([
      ["STRIPE", "EUR", "EXPIRED"],
      ["STRIPE", "USD", "PENDING"],
      ["XSOLLA", "EUR", "EXPIRED"],
    ]);
  });

  it("opens a new payment page after a change of price", async () => {
    const itemId = await at.shop.sell(499);
    await pay(itemId);
    await at.shop.api.database.update(gameItems).set({ price: 399 }).where(eq(gameItems.itemId, itemId));
    await pay(itemId);
    const made = (await at.shop.ordersOf(itemId)).map(({ amount, status }) => [amount, status]);
    expect(made.sort()).toEqual([
      [399, "PENDING"],
      [499, "EXPIRED"],
    ]);
  });

  it("calls the provider with a new key after it responded with a failure", async () => {
    const itemId = await at.shop.sell();
    silenceErrors();
    at.shop.stripe.trouble = "error";
    expect(await failureOf(at.buy(itemId))).toBe("400 payment_provider_unavailable");
    const after = await at.shop.ordersOf(itemId);
    expect(after).toMatchObject([{ status: "PENDING", paymentUrl: null }]);
    expect(after[0]?.failures).toBeGreaterThan(0);
    at.shop.stripe.trouble = "none";
    const { paymentUrl } = await pay(itemId);
    expect(await at.shop.ordersOf(itemId)).toMatchObject([{ orderId: after[0]?.orderId, paymentUrl }]);
  });

  it("fails once the item is paid, but reports completion for the key of its order", async () => {
    const [itemId, key] = [await at.shop.sell(), randomUUID()];
    await pay(itemId, key);
    await at.shop.payStripe();
    expect(await pay(itemId, key)).toEqual({ completed: true });
    expect(await failureOf(at.buy(itemId))).toBe("400 already_purchased");
  });

  it("fails with the key of an expired order, whether Stripe reported it or its time is over", async () => {
    for (const end of [endOnStripe, (itemId: string) => endIn(itemId, 0)]) {
      const [itemId, key] = [await at.shop.sell(), randomUUID()];
      await pay(itemId, key);
      await end(itemId);
      expect(await failureOf(at.buy(itemId, key))).toBe("400 idempotency_key_reused");
    }
  });

  it("stores the language of the payment page: the requested one, or English", async () => {
    const [german, english] = [await at.shop.sell(), await at.shop.sell()];
    await pay(german);
    await dataOf(purchaseItem, at.member.send("POST", `/gxc/games/${SHOP_GAME}/items/${english}/purchase`));
    expect(await at.shop.ordersOf(german)).toMatchObject([{ locale: "de" }]);
    expect(await at.shop.ordersOf(english)).toMatchObject([{ locale: "en" }]);
  });

  it("fails if the game has no payment provider", async () => {
    const itemId = await at.shop.sell();
    await at.shop.api.database.update(games).set({ paymentProvider: null }).where(eq(games.gameId, SHOP_GAME));
    expect(await failureOf(at.buy(itemId))).toBe("400 payments_disabled");
  });
});
