import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { getFullVersion } from "~contract/calls/in-game";
import { getOrder, listPurchases, purchaseItem } from "~contract/calls/spending";
import { dataOf, failureOf } from "../../../tests/fixtures/api-answers";
import { aMember, type Member } from "../../../tests/fixtures/members";
import { openShop, SHOP_GAME, type Shop } from "../../../tests/fixtures/shop";
import { stripeNotice } from "../../../tests/setup/stripe-server";
import { TEST_SITE_URL } from "../../../tests/setup/test-api";
import { gameItems } from "../../db/schema";
import { deleteAccount } from "../../store/account-deletion";

const REFUND = { refunded: true, object: "charge" };

let shop: Shop;
let member: Member;
let members = 0;

beforeAll(async () => {
  shop = await openShop();
});

beforeEach(async () => {
  member = await aMember(shop.api, `Stripe${String(++members)}`);
  await shop.payBy("STRIPE");
});

afterEach(() => {
  shop.calmDown();
  vi.restoreAllMocks();
});

afterAll(() => shop.close());

const buy = (itemId: string, key?: string) => shop.buy(member, itemId, key);
const silenceErrors = () => vi.spyOn(console, "error").mockImplementation(() => undefined);
const silenceWarnings = () => vi.spyOn(console, "warn").mockImplementation(() => undefined);

describe("buying for real money with Stripe", () => {
  it("leads to a page of Stripe's and, once that is paid, delivers", async () => {
    const itemId = await shop.sell();
    const answer = await dataOf(purchaseItem, buy(itemId));
    expect(answer).toEqual({ completed: false, paymentUrl: shop.stripe.sessions.at(-1)?.url });
    const [order] = await shop.ordersOf(itemId);
    const asked = new URLSearchParams(shop.stripe.asked[0]?.body);
    expect(Object.fromEntries(asked)).toMatchObject({
      mode: "payment",
      client_reference_id: order?.orderId,
      "line_items[0][price_data][currency]": "eur",
      "line_items[0][price_data][unit_amount]": "499",
      success_url: `${TEST_SITE_URL}/api/payment-return/?order=${order?.orderId ?? ""}&locale=de&outcome=paid`,
      locale: "de",
    });
    const orderNow = async () =>
      (await dataOf(getOrder, member.fetch(`/profile/orders/${order?.orderId ?? ""}`))).status;
    expect([await orderNow(), await shop.owners(itemId)]).toEqual(["PENDING", 0]);
    const told = await shop.payStripe();
    expect([told.status, await told.json()]).toEqual([200, { received: true }]);
    expect(await orderNow()).toBe("PAID");
    const bought = await dataOf(listPurchases, member.fetch("/profile/purchases"));
    expect(bought.purchases).toMatchObject([{ itemId, price: 4.99, currency: "EUR" }]);
    expect(await dataOf(getFullVersion, member.fetch(`/gg/games/${SHOP_GAME}/full-version`))).toMatchObject({
      isOwned: true,
    });
    expect(await failureOf(buy(itemId))).toBe("400 already_purchased");
  });

  it("is one order however often one tries, also at once", async () => {
    const itemId = await shop.sell();
    const key = randomUUID();
    const tries = [buy(itemId, key), buy(itemId, key), buy(itemId), buy(itemId)];
    const answers = await Promise.all(tries.map((answer) => dataOf(purchaseItem, answer)));
    expect(new Set(answers.map(({ paymentUrl }) => paymentUrl)).size).toBe(1);
    expect(await shop.ordersOf(itemId)).toHaveLength(1);
    await shop.payStripe();
    expect(await dataOf(purchaseItem, buy(itemId, key))).toEqual({ completed: true });
  });

  it.each(["error", "garbage"] as const)("says so when Stripe's answer is %s, and goes on later", async (trouble) => {
    const logged = silenceErrors();
    const itemId = await shop.sell();
    const key = randomUUID();
    shop.stripe.trouble = trouble;
    expect(await failureOf(buy(itemId, key))).toBe("400 payment_provider_unavailable");
    expect(logged).toHaveBeenCalledOnce();
    shop.stripe.trouble = "none";
    expect(await dataOf(purchaseItem, buy(itemId, key))).toMatchObject({ completed: false });
    expect(await shop.ordersOf(itemId)).toHaveLength(1);
    await shop.payStripe();
    expect(await shop.owners(itemId)).toBe(1);
  });

  it("makes a new order when the price has changed", async () => {
    const itemId = await shop.sell();
    await buy(itemId);
    const old = shop.paidSession();
    await shop.api.database.update(gameItems).set({ price: 299 }).where(eq(gameItems.itemId, itemId));
    await buy(itemId);
    expect((await shop.ordersOf(itemId)).map(({ status, amount }) => [status, amount]).sort()).toEqual([
      ["EXPIRED", 499],
      ["PENDING", 299],
    ]);
    // Both pages are paid: the second payment is for nothing and goes back.
    await shop.payStripe();
    const told = await shop.notifyStripe(stripeNotice("checkout.session.completed", old));
    expect([told.status, await shop.owners(itemId)]).toEqual([200, 1]);
    expect(shop.refunds()).toEqual([`payment_intent=${old.payment_intent}`]);
    expect((await shop.ordersOf(itemId)).map(({ status }) => status).sort()).toEqual(["PAID", "REFUNDING"]);
  });
});

describe("a notice of Stripe's", () => {
  it("changes nothing when it comes again, also at once", async () => {
    const itemId = await shop.sell();
    await buy(itemId);
    const notice = stripeNotice("checkout.session.completed", shop.paidSession());
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.notifyStripe(notice)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const before = await shop.ordersOf(itemId);
    expect((await shop.payStripe()).status).toBe(200);
    expect(await shop.ordersOf(itemId)).toEqual(before);
    expect(await shop.owners(itemId)).toBe(1);
    expect(shop.refunds()).toEqual([]);
  });

  it("counts only with Stripe's signature, made lately", async () => {
    const itemId = await shop.sell();
    await buy(itemId);
    const notice = stripeNotice("checkout.session.completed", shop.paidSession());
    const forged = [
      { ...notice, headers: {} },
      { ...notice, body: notice.body.replace("eur", "usd") },
      stripeNotice("checkout.session.completed", shop.paidSession(), { secret: "whsec_other" }),
      stripeNotice("checkout.session.completed", shop.paidSession(), { secondsAgo: 301 }),
    ];
    for (const each of forged) expect((await shop.notifyStripe(each)).status).toBe(400);
    expect((await shop.ordersOf(itemId)).map(({ status }) => status)).toEqual(["PENDING"]);
  });

  it.each([
    { amount_total: 1 },
    { currency: "usd" },
    { client_reference_id: randomUUID() },
    { client_reference_id: "x" },
  ])("is refused with %j", async (overrides) => {
    const warned = silenceWarnings();
    const itemId = await shop.sell();
    await buy(itemId);
    expect((await shop.payStripe(overrides)).status).toBe(400);
    expect(warned).toHaveBeenCalledOnce();
    expect(await shop.owners(itemId)).toBe(0);
    expect((await shop.payStripe()).status).toBe(200);
    expect(await shop.owners(itemId)).toBe(1);
  });

  it("waits for money that is on its way, and takes expired pages and strange events as they are", async () => {
    const itemId = await shop.sell();
    await buy(itemId);
    expect((await shop.payStripe({ payment_status: "unpaid" })).status).toBe(200);
    expect((await shop.payStripe({ client_reference_id: null })).status).toBe(200);
    expect((await shop.notifyStripe(stripeNotice("customer.created", {}))).status).toBe(200);
    expect((await shop.ordersOf(itemId)).map(({ status }) => status)).toEqual(["PENDING"]);
    await shop.notifyStripe(stripeNotice("checkout.session.expired", shop.paidSession()));
    expect((await shop.ordersOf(itemId)).map(({ status }) => status)).toEqual(["EXPIRED"]);
    // Money that comes in late all the same is not kept for nothing.
    await shop.notifyStripe(stripeNotice("checkout.session.async_payment_succeeded", shop.paidSession()));
    expect([(await shop.ordersOf(itemId))[0]?.status, await shop.owners(itemId)]).toEqual(["PAID", 1]);
  });

  it("takes the item back when all of the money went back, and then it can be bought again", async () => {
    const itemId = await shop.sell();
    await buy(itemId);
    await shop.payStripe();
    const { payment_intent, client_reference_id } = shop.paidSession();
    const charge = { ...REFUND, payment_intent, metadata: { orderId: client_reference_id } };
    await shop.notifyStripe(stripeNotice("charge.refunded", { ...charge, refunded: false }));
    expect(await shop.owners(itemId)).toBe(1);
    await shop.notifyStripe(stripeNotice("charge.refunded", charge));
    await shop.notifyStripe(stripeNotice("charge.refunded", charge));
    expect([(await shop.ordersOf(itemId))[0]?.status, await shop.owners(itemId)]).toEqual(["REFUNDED", 0]);
    await shop.payStripe();
    expect(await shop.owners(itemId)).toBe(0);
    await buy(itemId);
    await shop.payStripe();
    expect(await shop.owners(itemId)).toBe(1);
  });

  it("is paid back when the buyer has left, and again if that failed", async () => {
    silenceErrors();
    const itemId = await shop.sell();
    await buy(itemId);
    await deleteAccount(shop.api.database, member.userId);
    expect((await shop.ordersOf(itemId)).map(({ userId }) => userId)).toEqual([null]);
    shop.stripe.trouble = "error";
    expect((await shop.payStripe()).status).toBe(500);
    shop.stripe.trouble = "none";
    expect((await shop.payStripe()).status).toBe(200);
    expect(shop.refunds()).toHaveLength(2);
    expect((await shop.ordersOf(itemId)).map(({ status }) => status)).toEqual(["REFUNDING"]);
  });
});
