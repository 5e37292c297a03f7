import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { purchaseItem } from "~contract/calls/spending";
import { dataOf, failureOf } from "../../../tests/fixtures/api-answers";
import { aMember, type Member } from "../../../tests/fixtures/members";
import { openShop, type Shop } from "../../../tests/fixtures/shop";
import { paidBody, xsollaNotice } from "../../../tests/setup/xsolla-server";
import { startTestApi } from "../../../tests/setup/test-api";

let shop: Shop;
let member: Member;
let members = 0;

beforeAll(async () => {
  shop = await openShop();
});

beforeEach(async () => {
  member = await aMember(shop.api, `Xsolla${String(++members)}`);
  await shop.payBy("XSOLLA");
});

afterEach(() => {
  shop.calmDown();
  vi.restoreAllMocks();
});

afterAll(() => shop.close());

const buy = (itemId: string, key?: string) => shop.buy(member, itemId, key);
const silenceErrors = () => vi.spyOn(console, "error").mockImplementation(() => undefined);
const silenceWarnings = () => vi.spyOn(console, "warn").mockImplementation(() => undefined);

function lastToken() {
  const payment = shop.xsolla.tokens.at(-1);
  if (!payment) throw new Error("no token was made");
  return payment;
}

describe("buying for real money with Xsolla", () => {
  const payXsolla = (change: (body: ReturnType<typeof paidBody>) => object = (body) => body, id = members) =>
    shop.notifyXsolla(xsollaNotice(change(paidBody(lastToken(), id))));
  const refusalOf = async (answer: Promise<Response>) => {
    const { status, ...rest } = await answer.then(async (response) => ({
      status: response.status,
      body: (await response.json()) as { error: { code: string } },
    }));
    return `${String(status)} ${rest.body.error.code}`;
  };

  it("leads to the Pay Station and, once that is paid, delivers once", async () => {
    const itemId = await shop.sell();
    const { paymentUrl } = await dataOf(purchaseItem, buy(itemId));
    expect(paymentUrl).toBe(`${shop.xsolla.url}/paystation4/?token=token-${String(shop.xsolla.tokens.length - 1)}`);
    const [order] = await shop.ordersOf(itemId);
    expect(lastToken()).toMatchObject({
      user: { id: { value: member.userId } },
      settings: { external_id: order?.orderId },
      purchase: { checkout: { amount: 4.99, currency: "EUR" } },
    });
    expect((await payXsolla()).status).toBe(204);
    expect((await payXsolla()).status).toBe(204);
    expect([(await shop.ordersOf(itemId))[0]?.status, await shop.owners(itemId)]).toEqual(["PAID", 1]);
    // A second payment of the same order is given back, and the first one stays.
    expect((await payXsolla((body) => body, 90_000 + members)).status).toBe(204);
    expect(shop.xsolla.asked.at(-1)?.path).toContain(`/reports/transactions/${String(90_000 + members)}/refund`);
    const refund = (body: object) => ({ ...body, notification_type: "refund" });
    await payXsolla(refund, 90_000 + members);
    expect(await shop.owners(itemId)).toBe(1);
    expect((await payXsolla(refund)).status).toBe(204);
    expect([(await shop.ordersOf(itemId))[0]?.status, await shop.owners(itemId)]).toEqual(["REFUNDED", 0]);
  });

  it("refuses what is wrong in Xsolla's words", async () => {
    silenceWarnings();
    const itemId = await shop.sell();
    await buy(itemId);
    const money = (amount: number, currency: string) => ({ purchase: { checkout: { amount, currency } } });
    expect(await refusalOf(payXsolla((body) => ({ ...body, ...money(1, "EUR") })))).toBe("400 INCORRECT_AMOUNT");
    expect(await refusalOf(payXsolla((body) => ({ ...body, ...money(4.99, "USD") })))).toBe("400 INCORRECT_AMOUNT");
    const ofOrder = (external_id: string) => ({ transaction: { id: 1, external_id } });
    expect(await refusalOf(payXsolla((body) => ({ ...body, ...ofOrder(randomUUID()) })))).toBe("400 INCORRECT_INVOICE");
    expect(await refusalOf(payXsolla((body) => ({ ...body, settings: { project_id: 1 } })))).toBe(
      "400 INVALID_PARAMETER",
    );
    const playMoney = (body: ReturnType<typeof paidBody>) => ({
      ...body,
      transaction: { ...body.transaction, dry_run: 1 },
    });
    expect(await refusalOf(payXsolla(playMoney))).toBe("400 INVALID_PARAMETER");
    const forged = xsollaNotice(paidBody(lastToken(), 1), "another secret");
    expect(await refusalOf(shop.notifyXsolla(forged))).toBe("400 INVALID_SIGNATURE");
    expect(await refusalOf(shop.notifyXsolla({ ...forged, headers: {} }))).toBe("400 INVALID_SIGNATURE");
    expect(await shop.owners(itemId)).toBe(0);
  });

  it("knows its buyers, and takes other notices as they are", async () => {
    silenceWarnings();
    const ask = (id: string) => shop.notifyXsolla(xsollaNotice({ notification_type: "user_validation", user: { id } }));
    expect((await ask(member.userId)).status).toBe(204);
    expect(await refusalOf(ask(randomUUID()))).toBe("400 INVALID_USER");
    expect(await refusalOf(ask("somebody"))).toBe("400 INVALID_USER");
    expect((await shop.notifyXsolla(xsollaNotice({ notification_type: "order_paid" }))).status).toBe(204);
    expect(await refusalOf(shop.notifyXsolla(xsollaNotice("nonsense")))).toBe("400 INVALID_PARAMETER");
  });

  it("says so when Xsolla answers with an error or garbage", async () => {
    silenceErrors();
    const itemId = await shop.sell();
    for (const trouble of ["error", "garbage"] as const) {
      shop.xsolla.trouble = trouble;
      expect(await failureOf(buy(itemId))).toBe("400 payment_provider_unavailable");
    }
    shop.xsolla.trouble = "none";
    expect(await dataOf(purchaseItem, buy(itemId))).toMatchObject({ completed: false });
    expect(await shop.ordersOf(itemId)).toHaveLength(1);
  });
});

it("no provider is there without keys", async () => {
  const poor = await startTestApi();
  for (const path of ["/payments/stripe/webhook", "/payments/xsolla/webhook"]) {
    expect(await failureOf(poor.fetch(path, { method: "POST", body: "{}" }))).toBe("404 not_found");
  }
});
