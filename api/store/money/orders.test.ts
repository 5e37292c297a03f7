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

const fixture = useShop("STRIPE");
const orders = async () => dataOf(listOrders, fixture.member.fetch("/profile/orders"));
const pay = async (itemId: string, key?: string) => dataOf(purchaseItem, fixture.buy(itemId, key));
const expireIn = (itemId: string, minutes: number) =>
  fixture.shop.api.database
    .update(paymentOrders)
    .set({ expiresAt: new Date(Date.now() + minutes * MINUTE_MS) })
    .where(eq(paymentOrders.itemId, itemId));
const expireOnStripe = () =>
  fixture.shop.notifyStripe(stripeNotice("checkout.session.expired", fixture.shop.paidSession()));

describe("a player's orders", () => {
  it("are listed unless they became a purchase, newest first, with a payment page while they are pending", async () => {
    const open = await fixture.shop.sell(499);
    const { paymentUrl } = await pay(open);
    const ended = await fixture.shop.sell(299);
    await pay(ended);
    await expireOnStripe();
    await pay(await fixture.shop.sell(199));
    await fixture.shop.payStripe();
    const { orders: listed, pagination } = await orders();
    expect(listed).toMatchObject([
      { itemId: ended, status: "EXPIRED", price: 2.99, currency: "EUR", provider: "STRIPE", paymentUrl: null },
      { itemId: open, status: "PENDING", price: 4.99, currency: "EUR", provider: "STRIPE", paymentUrl },
    ]);
    expect(pagination.totalItems).toBe(2);
  });

  it("are listed in pages", async () => {
    const itemIds: string[] = [];
    while (itemIds.length < 3) {
      const itemId = await fixture.shop.sell();
      await pay(itemId);
      itemIds.push(itemId);
    }
    const page = await dataOf(listOrders, fixture.member.fetch("/profile/orders?pageSize=2&page=1"));
    expect(page.orders.map(({ itemId }) => itemId)).toEqual(itemIds.slice(0, 1));
    expect(page.pagination).toMatchObject({ currPage: 1, totalItems: 3, totalPages: 2 });
  });

  it("are listed even if their game is unpublished", async () => {
    const itemId = await fixture.shop.sell();
    await pay(itemId);
    const publish = (isPublished: boolean) =>
      fixture.shop.api.database.update(games).set({ isPublished }).where(eq(games.gameId, SHOP_GAME));
    await publish(false);
    expect((await orders()).orders).toMatchObject([{ itemId, game: { gameId: SHOP_GAME } }]);
    await publish(true);
  });

  it("expire, and are not found for other users", async () => {
    const itemId = await fixture.shop.sell();
    await pay(itemId);
    await expireIn(itemId, 0);
    const [order] = (await orders()).orders;
    expect(order).toMatchObject({ status: "EXPIRED", paymentUrl: null });
    const path = `/profile/orders/${order?.orderId ?? ""}`;
    expect(await dataOf(getOrder, fixture.member.fetch(path))).toEqual(order);
    const other = await aMember(fixture.shop.api, "Other_buyer");
    expect(await failureOf(other.fetch(path))).toBe("404 order_not_found");
    expect(await failureOf(fixture.member.fetch(`/profile/orders/${randomUUID()}`))).toBe("404 order_not_found");
  });
});

describe("a repeated purchase", () => {
  it("reuses the open payment page while it is valid for at least an hour", async () => {
    const itemId = await fixture.shop.sell();
    const first = await pay(itemId);
    await expireIn(itemId, 61);
    expect(await pay(itemId)).toEqual(first);
    expect(fixture.shop.stripe.requests).toHaveLength(1);
    await expireIn(itemId, 59);
    expect((await pay(itemId)).paymentUrl).not.toBe(first.paymentUrl);
    const statuses = (await fixture.shop.ordersOf(itemId)).map(({ status }) => status);
    expect(statuses.sort()).toEqual(["EXPIRED", "PENDING"]);
  });

  it("opens a new payment page after a change of provider or currency", async () => {
    const itemId = await fixture.shop.sell();
    await pay(itemId);
    await fixture.shop.payBy("XSOLLA");
    await pay(itemId);
    await fixture.shop.payBy("STRIPE");
    await fixture.shop.api.database.update(gameItems).set({ currency: "USD" }).where(eq(gameItems.itemId, itemId));
    await pay(itemId);
    const storedOrders = (await fixture.shop.ordersOf(itemId)).map(({ provider, currency, status }) => [
      provider,
      currency,
      status,
    ]);
    expect(storedOrders.sort()).toEqual([
      ["STRIPE", "EUR", "EXPIRED"],
      ["STRIPE", "USD", "PENDING"],
      ["XSOLLA", "EUR", "EXPIRED"],
    ]);
  });

  it("opens a new payment page after a change of price", async () => {
    const itemId = await fixture.shop.sell(499);
    await pay(itemId);
    await fixture.shop.api.database.update(gameItems).set({ price: 399 }).where(eq(gameItems.itemId, itemId));
    await pay(itemId);
    const storedOrders = (await fixture.shop.ordersOf(itemId)).map(({ amount, status }) => [amount, status]);
    expect(storedOrders.sort()).toEqual([
      [399, "PENDING"],
      [499, "EXPIRED"],
    ]);
  });

  it("calls the provider with a new key after it responded with a failure", async () => {
    const itemId = await fixture.shop.sell();
    silenceErrors();
    fixture.shop.stripe.failureMode = "error";
    expect(await failureOf(fixture.buy(itemId))).toBe("400 payment_provider_unavailable");
    const after = await fixture.shop.ordersOf(itemId);
    expect(after).toMatchObject([{ status: "PENDING", paymentUrl: null }]);
    expect(after[0]?.failures).toBeGreaterThan(0);
    fixture.shop.stripe.failureMode = "none";
    const { paymentUrl } = await pay(itemId);
    expect(await fixture.shop.ordersOf(itemId)).toMatchObject([{ orderId: after[0]?.orderId, paymentUrl }]);
  });

  it("fails once the item is paid, but reports completion for the key of its order", async () => {
    const [itemId, key] = [await fixture.shop.sell(), randomUUID()];
    await pay(itemId, key);
    await fixture.shop.payStripe();
    expect(await pay(itemId, key)).toEqual({ completed: true });
    expect(await failureOf(fixture.buy(itemId))).toBe("400 already_purchased");
  });

  it("fails with the key of an expired order, whether Stripe reported it or its time is over", async () => {
    for (const expire of [expireOnStripe, (itemId: string) => expireIn(itemId, 0)]) {
      const [itemId, key] = [await fixture.shop.sell(), randomUUID()];
      await pay(itemId, key);
      await expire(itemId);
      expect(await failureOf(fixture.buy(itemId, key))).toBe("400 idempotency_key_reused");
    }
  });

  it("stores the language of the payment page: the requested one, or English", async () => {
    const german = await fixture.shop.sell();
    await pay(german);
    const english = await fixture.shop.sell();
    await dataOf(purchaseItem, fixture.member.send("POST", `/gxc/games/${SHOP_GAME}/items/${english}/purchase`));
    expect(await fixture.shop.ordersOf(german)).toMatchObject([{ locale: "de" }]);
    expect(await fixture.shop.ordersOf(english)).toMatchObject([{ locale: "en" }]);
  });

  it("is delivered at its price, whatever happens to the item meanwhile", async () => {
    const itemId = await fixture.shop.sell(499);
    await pay(itemId);
    const { database } = fixture.shop.api;
    await database.update(gameItems).set({ price: 999, isOffered: false }).where(eq(gameItems.itemId, itemId));
    expect(await failureOf(fixture.buy(itemId))).toBe("404 item_not_found");
    await fixture.shop.payStripe();
    expect(await fixture.shop.ordersOf(itemId)).toMatchObject([{ status: "PAID", amount: 499 }]);
    expect(await fixture.shop.owners(itemId)).toBe(1);
  });

  it("fails if the game has no payment provider", async () => {
    const itemId = await fixture.shop.sell();
    await fixture.shop.api.database.update(games).set({ paymentProvider: null }).where(eq(games.gameId, SHOP_GAME));
    expect(await failureOf(fixture.buy(itemId))).toBe("400 payments_disabled");
  });
});
