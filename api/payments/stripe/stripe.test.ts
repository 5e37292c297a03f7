import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { getFullVersion } from "~contract/calls/in-game";
import { getOrder, listPurchases, purchaseItem } from "~contract/calls/spending";
import { dataOf, failureOf } from "../../../tests/fixtures/api-responses";
import { SHOP_GAME } from "../../../tests/fixtures/shop";
import { silenceErrors, silenceWarnings, useShop } from "../../../tests/fixtures/use-shop";
import { stripeNotice } from "../../../tests/setup/stripe-server";
import { TEST_SITE_URL } from "../../../tests/setup/test-api";
import { gameItems } from "../../db/schema";
import { deleteAccount } from "../../store/account/account-deletion";

const REFUND = { refunded: true, object: "charge" };

const at = useShop("STRIPE");

describe("buying for real money with Stripe", () => {
  it("leads to a page of Stripe and, once that is paid, delivers the item", async () => {
    const itemId = await at.shop.sell();
    const result = await dataOf(purchaseItem, at.buy(itemId));
    expect(result).toEqual({ completed: false, paymentUrl: at.shop.stripe.sessions.at(-1)?.url });
    const [order] = await at.shop.ordersOf(itemId);
    const request = new URLSearchParams(at.shop.stripe.requests[0]?.body);
    expect(Object.fromEntries(request)).toMatchObject({
      mode: "payment",
      client_reference_id: order?.orderId,
      "line_items[0][price_data][currency]": "eur",
      "line_items[0][price_data][unit_amount]": "499",
      success_url: `${TEST_SITE_URL}/api/payment-return/?order=${order?.orderId ?? ""}&locale=de&outcome=paid`,
      locale: "de",
    });
    const orderNow = async () =>
      (await dataOf(getOrder, at.member.fetch(`/profile/orders/${order?.orderId ?? ""}`))).status;
    expect([await orderNow(), await at.shop.owners(itemId)]).toEqual(["PENDING", 0]);
    const response = await at.shop.payStripe();
    expect([response.status, await response.json()]).toEqual([200, { received: true }]);
    expect(await orderNow()).toBe("PAID");
    const bought = await dataOf(listPurchases, at.member.fetch("/profile/purchases"));
    expect(bought.purchases).toMatchObject([{ itemId, price: 4.99, currency: "EUR" }]);
    expect(await dataOf(getFullVersion, at.member.fetch(`/gg/games/${SHOP_GAME}/full-version`))).toMatchObject({
      isFullVersionPurchased: true,
    });
    expect(await failureOf(at.buy(itemId))).toBe("400 already_purchased");
  });

  it("creates one order however often it is repeated, also concurrently", async () => {
    const itemId = await at.shop.sell();
    const key = randomUUID();
    const attempts = [at.buy(itemId, key), at.buy(itemId, key), at.buy(itemId), at.buy(itemId)];
    const results = await Promise.all(attempts.map((response) => dataOf(purchaseItem, response)));
    expect(new Set(results.map(({ paymentUrl }) => paymentUrl)).size).toBe(1);
    expect(await at.shop.ordersOf(itemId)).toHaveLength(1);
    await at.shop.payStripe();
    expect(await dataOf(purchaseItem, at.buy(itemId, key))).toEqual({ completed: true });
  });

  it.each(["error", "garbage"] as const)("fails when Stripe's response is %s, and succeeds later", async (trouble) => {
    const logged = silenceErrors();
    const itemId = await at.shop.sell();
    const key = randomUUID();
    at.shop.stripe.failureMode = trouble;
    expect(await failureOf(at.buy(itemId, key))).toBe("400 payment_provider_unavailable");
    expect(logged).toHaveBeenCalledOnce();
    at.shop.stripe.failureMode = "none";
    expect(await dataOf(purchaseItem, at.buy(itemId, key))).toMatchObject({ completed: false });
    expect(await at.shop.ordersOf(itemId)).toHaveLength(1);
    await at.shop.payStripe();
    expect(await at.shop.owners(itemId)).toBe(1);
  });

  it("creates a new order when the price has changed", async () => {
    const itemId = await at.shop.sell();
    await at.buy(itemId);
    const old = at.shop.paidSession();
    await at.shop.api.database.update(gameItems).set({ price: 299 }).where(eq(gameItems.itemId, itemId));
    await at.buy(itemId);
    expect((await at.shop.ordersOf(itemId)).map(({ status, amount }) => [status, amount]).sort()).toEqual([
      ["EXPIRED", 499],
      ["PENDING", 299],
    ]);
    // Both pages are paid: the second payment is refunded.
    await at.shop.payStripe();
    const response = await at.shop.notifyStripe(stripeNotice("checkout.session.completed", old));
    expect([response.status, await at.shop.owners(itemId)]).toEqual([200, 1]);
    expect(at.shop.refunds()).toEqual([`payment_intent=${old.payment_intent}`]);
    expect((await at.shop.ordersOf(itemId)).map(({ status }) => status).sort()).toEqual(["PAID", "REFUNDING"]);
  });
});

describe("an event of Stripe", () => {
  it("changes nothing when it is repeated, also concurrently", async () => {
    const itemId = await at.shop.sell();
    await at.buy(itemId);
    const event = stripeNotice("checkout.session.completed", at.shop.paidSession());
    const responses = await Promise.all(Array.from({ length: 20 }, () => at.shop.notifyStripe(event)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const before = await at.shop.ordersOf(itemId);
    expect((await at.shop.payStripe()).status).toBe(200);
    expect(await at.shop.ordersOf(itemId)).toEqual(before);
    expect(await at.shop.owners(itemId)).toBe(1);
    expect(at.shop.refunds()).toEqual([]);
  });

  it("needs Stripe's signature, and a recent one", async () => {
    const itemId = await at.shop.sell();
    await at.buy(itemId);
    const event = stripeNotice("checkout.session.completed", at.shop.paidSession());
    const forged = [
      { ...event, headers: {} },
      { ...event, body: event.body.replace("eur", "usd") },
      stripeNotice("checkout.session.completed", at.shop.paidSession(), { secret: "whsec_other" }),
      stripeNotice("checkout.session.completed", at.shop.paidSession(), { secondsAgo: 301 }),
    ];
    for (const each of forged) expect((await at.shop.notifyStripe(each)).status).toBe(400);
    expect((await at.shop.ordersOf(itemId)).map(({ status }) => status)).toEqual(["PENDING"]);
  });

  it.each([
    { amount_total: 1 },
    { currency: "usd" },
    { client_reference_id: randomUUID() },
    { client_reference_id: "x" },
  ])("is refused with %j", async (overrides) => {
    const warned = silenceWarnings();
    const itemId = await at.shop.sell();
    await at.buy(itemId);
    expect((await at.shop.payStripe(overrides)).status).toBe(400);
    expect(warned).toHaveBeenCalledOnce();
    expect(await at.shop.owners(itemId)).toBe(0);
    expect((await at.shop.payStripe()).status).toBe(200);
    expect(await at.shop.owners(itemId)).toBe(1);
  });

  it("waits for pending payments, and accepts expired pages and unknown events", async () => {
    const itemId = await at.shop.sell();
    await at.buy(itemId);
    expect((await at.shop.payStripe({ payment_status: "unpaid" })).status).toBe(200);
    expect((await at.shop.payStripe({ client_reference_id: null })).status).toBe(200);
    expect((await at.shop.notifyStripe(stripeNotice("customer.created", {}))).status).toBe(200);
    expect((await at.shop.ordersOf(itemId)).map(({ status }) => status)).toEqual(["PENDING"]);
    await at.shop.notifyStripe(stripeNotice("checkout.session.expired", at.shop.paidSession()));
    expect((await at.shop.ordersOf(itemId)).map(({ status }) => status)).toEqual(["EXPIRED"]);
    // A payment after the expiry still delivers the item.
    await at.shop.notifyStripe(stripeNotice("checkout.session.async_payment_succeeded", at.shop.paidSession()));
    expect([(await at.shop.ordersOf(itemId))[0]?.status, await at.shop.owners(itemId)]).toEqual(["PAID", 1]);
  });

  it("removes the item after a full refund, and then it can be bought again", async () => {
    const itemId = await at.shop.sell();
    await at.buy(itemId);
    await at.shop.payStripe();
    const { payment_intent, client_reference_id } = at.shop.paidSession();
    const charge = { ...REFUND, payment_intent, metadata: { orderId: client_reference_id } };
    await at.shop.notifyStripe(stripeNotice("charge.refunded", { ...charge, refunded: false }));
    expect(await at.shop.owners(itemId)).toBe(1);
    await at.shop.notifyStripe(stripeNotice("charge.refunded", charge));
    await at.shop.notifyStripe(stripeNotice("charge.refunded", charge));
    expect([(await at.shop.ordersOf(itemId))[0]?.status, await at.shop.owners(itemId)]).toEqual(["REFUNDED", 0]);
    await at.shop.payStripe();
    expect(await at.shop.owners(itemId)).toBe(0);
    await at.buy(itemId);
    await at.shop.payStripe();
    expect(await at.shop.owners(itemId)).toBe(1);
  });

  it("causes a refund when the buyer's account was deleted", async () => {
    const itemId = await at.shop.sell();
    await at.buy(itemId);
    await deleteAccount(at.shop.api.database, at.member.userId);
    expect((await at.shop.ordersOf(itemId)).map(({ userId }) => userId)).toEqual([null]);
    expect((await at.shop.payStripe()).status).toBe(200);
    expect(at.shop.refunds()).toHaveLength(1);
    expect((await at.shop.ordersOf(itemId)).map(({ status }) => status)).toEqual(["REFUNDING"]);
  });
});
