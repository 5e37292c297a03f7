import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { purchaseItem } from "~contract/calls/spending";
import { dataOf, failureOf } from "../../../tests/fixtures/api-responses";
import { silenceErrors, silenceWarnings, useShop } from "../../../tests/fixtures/use-shop";
import { paidBody, xsollaNotice } from "../../../tests/setup/xsolla-server";

const at = useShop("XSOLLA");

function lastToken() {
  const payment = at.shop.xsolla.tokens.at(-1);
  if (!payment) throw new Error("no token was created");
  return payment;
}

describe("buying for real money with Xsolla", () => {
  const payXsolla = (change: (body: ReturnType<typeof paidBody>) => object = (body) => body, id = at.members) =>
    at.shop.notifyXsolla(xsollaNotice(change(paidBody(lastToken(), id))));
  const refusalOf = async (pending: Promise<Response>) => {
    const { status, ...rest } = await pending.then(async (response) => ({
      status: response.status,
      body: (await response.json()) as { error: { code: string } },
    }));
    return `${String(status)} ${rest.body.error.code}`;
  };

  it("leads to the Pay Station and, once that is paid, delivers once", async () => {
    const itemId = await at.shop.sell();
    const { paymentUrl } = await dataOf(purchaseItem, at.buy(itemId));
    expect(paymentUrl).toBe(
      `${at.shop.xsolla.url}/paystation4/?token=token-${String(at.shop.xsolla.tokens.length - 1)}`,
    );
    const [order] = await at.shop.ordersOf(itemId);
    expect(lastToken()).toMatchObject({
      user: { id: { value: at.member.userId } },
      settings: { external_id: order?.orderId },
      purchase: { checkout: { amount: 4.99, currency: "EUR" } },
    });
    expect((await payXsolla()).status).toBe(204);
    expect((await payXsolla()).status).toBe(204);
    expect([(await at.shop.ordersOf(itemId))[0]?.status, await at.shop.owners(itemId)]).toEqual(["PAID", 1]);
    // A second payment of the same order is refunded.
    expect((await payXsolla((body) => body, 90_000 + at.members)).status).toBe(204);
    expect(at.shop.xsolla.requests.at(-1)?.path).toContain(
      `/reports/transactions/${String(90_000 + at.members)}/refund`,
    );
    const refund = (body: object) => ({ ...body, notification_type: "refund" });
    await payXsolla(refund, 90_000 + at.members);
    expect(await at.shop.owners(itemId)).toBe(1);
    expect((await payXsolla(refund)).status).toBe(204);
    expect([(await at.shop.ordersOf(itemId))[0]?.status, await at.shop.owners(itemId)]).toEqual(["REFUNDED", 0]);
  });

  it("refuses invalid events with Xsolla's codes", async () => {
    silenceWarnings();
    const itemId = await at.shop.sell();
    await at.buy(itemId);
    const money = (amount: number, currency: string) => ({ purchase: { checkout: { amount, currency } } });
    expect(await refusalOf(payXsolla((body) => ({ ...body, ...money(1, "EUR") })))).toBe("400 INCORRECT_AMOUNT");
    expect(await refusalOf(payXsolla((body) => ({ ...body, ...money(4.99, "USD") })))).toBe("400 INCORRECT_AMOUNT");
    const ofOrder = (external_id: string) => ({ transaction: { id: 1, external_id } });
    expect(await refusalOf(payXsolla((body) => ({ ...body, ...ofOrder(randomUUID()) })))).toBe("400 INCORRECT_INVOICE");
    expect(await refusalOf(payXsolla((body) => ({ ...body, settings: { project_id: 1 } })))).toBe(
      "400 INVALID_PARAMETER",
    );
    const testPayment = (body: ReturnType<typeof paidBody>) => ({
      ...body,
      transaction: { ...body.transaction, dry_run: 1 },
    });
    expect(await refusalOf(payXsolla(testPayment))).toBe("400 INVALID_PARAMETER");
    const forged = xsollaNotice(paidBody(lastToken(), 1), "another secret");
    expect(await refusalOf(at.shop.notifyXsolla(forged))).toBe("400 INVALID_SIGNATURE");
    expect(await refusalOf(at.shop.notifyXsolla({ ...forged, headers: {} }))).toBe("400 INVALID_SIGNATURE");
    expect(await at.shop.owners(itemId)).toBe(0);
  });

  it("validates users, and accepts other events", async () => {
    silenceWarnings();
    const validate = (id: string) =>
      at.shop.notifyXsolla(xsollaNotice({ notification_type: "user_validation", user: { id } }));
    expect((await validate(at.member.userId)).status).toBe(204);
    expect(await refusalOf(validate(randomUUID()))).toBe("400 INVALID_USER");
    expect(await refusalOf(validate("somebody"))).toBe("400 INVALID_USER");
    expect((await at.shop.notifyXsolla(xsollaNotice({ notification_type: "order_paid" }))).status).toBe(204);
    expect(await refusalOf(at.shop.notifyXsolla(xsollaNotice("nonsense")))).toBe("400 INVALID_PARAMETER");
  });

  it("fails when Xsolla responds with an error or garbage", async () => {
    silenceErrors();
    const itemId = await at.shop.sell();
    for (const trouble of ["error", "garbage"] as const) {
      at.shop.xsolla.failureMode = trouble;
      expect(await failureOf(at.buy(itemId))).toBe("400 payment_provider_unavailable");
    }
    at.shop.xsolla.failureMode = "none";
    expect(await dataOf(purchaseItem, at.buy(itemId))).toMatchObject({ completed: false });
    expect(await at.shop.ordersOf(itemId)).toHaveLength(1);
  });
});
