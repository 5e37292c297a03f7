import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { refundPurchase } from "~contract/calls/desk-purchases";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { getPurchase, listPurchases, purchaseItem } from "~contract/calls/spending";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { SHOP_GAME } from "../../tests/fixtures/shop";
import { storeItem } from "../../tests/fixtures/spending";
import { appoint } from "../../tests/fixtures/staff";
import { useDeskMoney } from "../../tests/fixtures/use-desk-money";
import { silenceErrors, silenceWarnings, useShop } from "../../tests/fixtures/use-shop";
import { stripeNotice } from "../../tests/setup/stripe-server";
import { disputeBody, paidBody, partialRefundBody, xsollaNotice } from "../../tests/setup/xsolla-server";
import { deleteAccount } from "../store/account/account-deletion";

const at = useShop("STRIPE");
const desk = useDeskMoney(at);

describe("a refund of real money", () => {
  it("waits for the provider's notice, and counts on the receipt then", async () => {
    const order = await desk.anOrder();
    const refundId = randomUUID();
    expect(await dataOf(refundPurchase, desk.refund(order.orderId, { amount: 200, refundId }))).toMatchObject({
      ...{ refundId, amount: 200, state: "PENDING", author: `Sue${String(desk.people)}` },
    });
    const sent = at.shop.stripe.requests.at(-1);
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toMatchObject({
      ...{ payment_intent: order.payment_intent, amount: "200", "metadata[refundId]": refundId },
    });
    expect(sent?.headers.get("idempotency-key")).toBe(refundId);
    expect((await desk.read(order.orderId)).purchase).toMatchObject({ state: "PAID", refunded: 0, refunding: 200 });
    expect(await desk.messages()).toEqual([]);
    await desk.confirm(order, 200, { refundId });
    await desk.confirm(order, 200, { refundId, status: "pending" });
    await desk.confirm(order, 200, { refundId });
    expect((await desk.read(order.orderId)).purchase).toMatchObject({ state: "PARTLY_REFUNDED", refunded: 200 });
    expect(await dataOf(getPurchase, at.member.fetch(`/profile/purchases/${order.purchaseId ?? ""}`))).toMatchObject({
      price: 4.99,
      refunded: 2,
      withdrawnDate: null,
    });
    expect(await desk.messages()).toMatchObject([
      { messageType: "PURCHASE_REFUNDED", sum: { amount: 2, currency: "EUR" }, reason: "Bought by mistake." },
    ]);
    await appoint(at.shop.api.database, desk.sue, { role: "OWNER" });
    const { entries } = await dataOf(listAuditEntries, desk.sue.fetch(`/desk/audit-log?subjectId=${order.orderId}`));
    expect(entries).toMatchObject([
      { action: "purchase.refunded", after: { amount: 2, currency: "EUR" }, reason: "Bought by mistake." },
    ]);
  });

  it("takes the item when all is refunded, part by part, and lets it be bought again", async () => {
    const order = await desk.anOrder();
    for (const amount of [200, 299]) {
      const { refundId } = await dataOf(refundPurchase, desk.refund(order.orderId, { amount }));
      expect(await at.shop.owners(order.itemId)).toBe(1);
      await desk.confirm(order, amount, { refundId });
    }
    const { purchase, refunds } = await desk.read(order.orderId);
    expect([purchase.state, refunds.map(({ state }) => state)]).toEqual(["REFUNDED", ["DONE", "DONE"]]);
    expect(await at.shop.owners(order.itemId)).toBe(0);
    await at.buy(order.itemId);
    await at.shop.payStripe();
    expect(await at.shop.owners(order.itemId)).toBe(1);
  });

  it("is never more than was paid, also by two people at once", async () => {
    const order = await desk.anOrder();
    const attempts = await Promise.all([300, 300, 300].map((amount) => desk.refund(order.orderId, { amount })));
    expect(attempts.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(at.shop.refunds()).toHaveLength(1);
    expect(await failureOf(desk.refund(order.orderId, { amount: 200 }))).toBe("400 refund_too_high");
    expect(await failureOf(desk.refund(order.orderId, { amount: 500 }))).toBe("400 refund_too_high");
    expect((await desk.refund(order.orderId, { amount: 199 })).status).toBe(200);
  });

  it("happens once under one id, and that id means nothing else", async () => {
    const order = await desk.anOrder();
    const refundId = randomUUID();
    const all = await Promise.all(
      Array.from({ length: 5 }, () => desk.refund(order.orderId, { amount: 100, refundId })),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(at.shop.stripe.requests.map(({ headers }) => headers.get("idempotency-key")))).toContain(refundId);
    expect((await desk.read(order.orderId)).refunds).toHaveLength(1);
    const other = desk.refund(order.orderId, { amount: 101, refundId });
    expect(await failureOf(other)).toBe("400 change_id_reused");
    const { purchaseId } = await desk.aPixelPurchase();
    expect(await failureOf(desk.refund(purchaseId, { amount: 30, refundId }))).toBe("400 change_id_reused");
  });

  it("stays waiting when the provider fails, is asked again under its id, and fails when it is refused", async () => {
    silenceErrors();
    const order = await desk.anOrder();
    const refundId = randomUUID();
    at.shop.stripe.failureMode = "error";
    const failed = desk.refund(order.orderId, { amount: 400, refundId });
    expect(await failureOf(failed)).toBe("400 payment_provider_unavailable");
    expect((await desk.read(order.orderId)).purchase).toMatchObject({ refunding: 400, refunded: 0 });
    at.shop.stripe.failureMode = "refusal";
    const refused = desk.refund(order.orderId, { amount: 99 });
    expect(await failureOf(refused)).toBe("400 refund_refused");
    expect((await desk.read(order.orderId)).refunds.map(({ state }) => state).sort()).toEqual(["FAILED", "PENDING"]);
    await desk.confirm(order, 400, { refundId });
    expect((await desk.read(order.orderId)).purchase).toMatchObject({ refunding: 0, refunded: 400 });
    await desk.confirm(order, 400, { refundId, status: "failed" });
    expect((await desk.read(order.orderId)).purchase).toMatchObject({ state: "PAID", refunded: 0 });
  });

  it("made at the provider counts as well, and gives the item back when it fails", async () => {
    const order = await desk.anOrder();
    await desk.confirm(order, 99, { id: `re_a${order.orderId}` });
    await desk.confirm(order, 99, { id: `re_a${order.orderId}` });
    expect((await desk.read(order.orderId)).refunds).toMatchObject([{ amount: 99, reason: null, author: null }]);
    await desk.confirm(order, 400, { id: `re_b${order.orderId}` });
    expect(await at.shop.owners(order.itemId)).toBe(0);
    await desk.confirm(order, 400, { id: `re_b${order.orderId}`, status: "failed" });
    expect([await at.shop.owners(order.itemId), (await desk.read(order.orderId)).purchase.refunded]).toEqual([1, 99]);
    const { payment_intent } = order;
    const charge = { refunded: true, object: "charge", payment_intent, metadata: { orderId: order.orderId } };
    await at.shop.notifyStripe(stripeNotice("charge.refunded", charge));
    expect((await desk.read(order.orderId)).purchase).toMatchObject({ state: "REFUNDED", refunded: 499 });
    await desk.confirm({ payment_intent: "pi_of_another_shop" }, 5);
  });

  it("is possible for a buyer who has left", async () => {
    const order = await desk.anOrder();
    await deleteAccount(at.shop.api.database, at.member.userId);
    const { refundId } = await dataOf(refundPurchase, desk.refund(order.orderId, { amount: 499 }));
    await desk.confirm(order, 499, { refundId });
    expect((await desk.read(order.orderId)).purchase).toMatchObject({ state: "REFUNDED", buyer: null });
  });
});

describe("a refund by Xsolla", () => {
  async function anXsollaOrder() {
    await at.shop.payBy("XSOLLA");
    const itemId = await at.shop.sell();
    await at.buy(itemId);
    const token = at.shop.xsolla.tokens.at(-1) ?? expect.fail("no token");
    const taxed = { payment_details: { vat: { amount: 0.8, currency: "EUR", percent: 19 } } };
    const id = 700_000 + desk.people;
    await at.shop.notifyXsolla(xsollaNotice({ ...paidBody(token, id), ...taxed }));
    const [order] = await at.shop.ordersOf(itemId);
    return { orderId: order?.orderId ?? "", itemId, paymentId: String(id) };
  }
  const notify = (body: object) => at.shop.notifyXsolla(xsollaNotice(body));

  it("is sent once, and counts when it is confirmed", async () => {
    silenceErrors();
    const { orderId, paymentId, itemId } = await anXsollaOrder();
    expect((await desk.read(orderId)).purchase.tax).toBe(80);
    const refundId = randomUUID();
    await dataOf(refundPurchase, desk.refund(orderId, { amount: 250, refundId }));
    const sent = at.shop.xsolla.requests.at(-1);
    expect([sent?.path.endsWith(`/transactions/${paymentId}/partial_refund`), JSON.parse(sent?.body ?? "")]).toEqual([
      true,
      { description: `Refund ${refundId}`, refund_amount: 2.5 },
    ]);
    expect(await failureOf(desk.refund(orderId, { amount: 250, refundId }))).toBe("400 refund_waiting");
    const body = partialRefundBody(paymentId, 2.5, "2026-11-20T10:00:00+03:00");
    for (let repeated = 0; repeated < 2; repeated += 1) expect((await notify(body)).status).toBe(204);
    const { purchase, refunds } = await desk.read(orderId);
    expect([purchase.refunded, refunds.map(({ state }) => state)]).toEqual([250, ["DONE"]]);
    at.shop.xsolla.failureMode = "error";
    expect(await failureOf(desk.refund(orderId, { amount: 249 }))).toBe("400 payment_provider_unavailable");
    await notify(partialRefundBody(paymentId, 2.49, "2026-11-21T10:00:00+03:00"));
    expect([(await desk.read(orderId)).purchase.state, await at.shop.owners(itemId)]).toEqual(["REFUNDED", 0]);
  });

  it("does not undo a chargeback, which takes the item until it is won", async () => {
    const { orderId, itemId, paymentId } = await anXsollaOrder();
    await notify(disputeBody(paymentId, 4.99, "new"));
    expect([(await desk.read(orderId)).purchase.state, await at.shop.owners(itemId)]).toEqual(["DISPUTED", 0]);
    expect(await failureOf(desk.refund(orderId, { amount: 1 }))).toBe("400 purchase_not_refundable");
    await notify(disputeBody(paymentId, 4.99, "lost"));
    expect((await desk.read(orderId)).purchase.state).toBe("CHARGED_BACK");
    await notify(disputeBody(paymentId, 4.99, "won"));
    expect([(await desk.read(orderId)).purchase.state, await at.shop.owners(itemId)]).toEqual(["PAID", 1]);
    silenceWarnings();
    await notify(disputeBody(paymentId, -4.99, "lost"));
    expect((await desk.read(orderId)).disputes).toMatchObject([{ state: "WON", amount: 499 }]);
  });
});

describe("a refund of pixels", () => {
  it("is back in the wallet at once; the last part takes the item", async () => {
    const { itemId, purchaseId } = await desk.aPixelPurchase();
    expect(await dataOf(refundPurchase, desk.refund(purchaseId, { amount: 12 }))).toMatchObject({ state: "DONE" });
    expect([await desk.balance("RPX"), await at.shop.owners(itemId)]).toMatchObject([{ balance: 12 }, 1]);
    const both = await Promise.all([18, 18].map((amount) => desk.refund(purchaseId, { amount })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect([await desk.balance("RPX"), await at.shop.owners(itemId)]).toMatchObject([{ balance: 30 }, 0]);
    expect((await desk.read(purchaseId)).purchase).toMatchObject({ state: "REFUNDED", refunded: 30, price: 30 });
    expect((await desk.wallet(at.member.userId)).entries.map(({ reason, amount }) => [reason, amount])).toEqual([
      ["REFUND", 18],
      ["REFUND", 12],
      ["PURCHASE", -30],
      ["GRANT", 30],
    ]);
    expect((await at.buy(itemId)).status).toBe(200);
  });

  it("is nothing for what cost nothing", async () => {
    const day = 24 * 60 * 60 * 1000;
    const claim = { claimStartsAt: new Date(Date.now() - day), claimEndsAt: new Date(Date.now() + day) };
    await dataOf(purchaseItem, at.buy(await storeItem(at.shop.api, { gameId: SHOP_GAME, ...claim })));
    const { purchases } = await dataOf(listPurchases, at.member.fetch("/profile/purchases"));
    const free = desk.refund(purchases[0]?.purchaseId ?? "", { amount: 1 });
    expect(await failureOf(free)).toBe("400 purchase_not_refundable");
  });
});
