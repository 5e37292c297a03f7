import { beforeEach, describe, expect, it, vi } from "vitest";
import { getHealth, listHealthEvents } from "~contract/calls/desk-health";
import { refundPurchase } from "~contract/calls/desk-purchases";
import { purchaseItem } from "~contract/calls/spending";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aDeadJob } from "../../tests/fixtures/dead-job";
import { aMember } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { useDeskMoney } from "../../tests/fixtures/use-desk-money";
import { silenceErrors, useShop } from "../../tests/fixtures/use-shop";
import { startTestApi } from "../../tests/setup/test-api";
import { paymentOrders, refunds } from "../db/schema";
import { findProviderProblems, findWaitingRefunds } from "../store/health/money-problems";
import { recordProcessStart } from "../store/health/process-starts";

const HOUR_MS = 3_600_000;
const TOKEN = "a-token-of-the-monitor";

describe("the report for machines", () => {
  const ask = (api: Awaited<ReturnType<typeof startTestApi>>, token = TOKEN) =>
    api.fetch("/healthcheck/report", { headers: { authorization: `Bearer ${token}` } });

  it("is not there without a token in the environment, nor for another token", async () => {
    expect(await failureOf(ask(await startTestApi(), "undefined"))).toBe("404 not_found");
    const api = await startTestApi({ HEALTH_TOKEN: TOKEN });
    expect(await failureOf(ask(api, "another"))).toBe("404 not_found");
    expect(await failureOf(api.fetch("/healthcheck/report"))).toBe("404 not_found");
  });

  it("is 200 while nothing is critical, with what happened lately, and is never cached", async () => {
    const api = await startTestApi({ HEALTH_TOKEN: TOKEN });
    const player = await aMember(api, "ada");
    await aDeadJob(api.database, { userId: player.userId, email: "ada@example.org", error: "554 ada@example.org" });
    const start = { machine: "web-1", process: 2, version: "0.2.0+abc", startedAt: new Date(Date.now() - HOUR_MS) };
    await recordProcessStart(api.database, start);
    const response = await ask(api);
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const text = await response.text();
    expect(text).not.toContain("ada@example.org");
    expect(JSON.parse(text)).toMatchObject({
      status: "warning",
      problems: [{ kind: "jobs-dead", severity: "warning", count: 1, subject: null, error: null }],
    });
    const { events } = JSON.parse(text) as { events: { kind: string }[] };
    expect(events.map(({ kind }) => kind).sort()).toEqual(["job-died", "problem-began", "process-started"]);
  });

  it("is 503 when something is critical", async () => {
    const api = await startTestApi({ HEALTH_TOKEN: TOKEN });
    vi.spyOn(api.fileStore, "check").mockRejectedValue(new Error("403 from the store"));
    const response = await ask(api);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      status: "critical",
      problems: [{ kind: "file-store-unreachable", error: "403 from the store" }],
    });
  });
});

describe("health at the desk", () => {
  const at = useShop("STRIPE");
  const desk = useDeskMoney(at);
  beforeEach(async () => {
    await at.shop.api.database.delete(refunds);
    await at.shop.api.database.update(paymentOrders).set({ createdAt: new Date(0) });
  });

  it("is for owners only", async () => {
    for (const path of ["/desk/health", "/desk/health/events"]) {
      expect(await failureOf(desk.sue.fetch(path))).toBe("403 staff_role_insufficient");
    }
    await appoint(at.shop.api.database, desk.sue, { role: "OWNER" });
    expect(await dataOf(getHealth, desk.sue.fetch("/desk/health"))).toMatchObject({ status: "ok", problems: [] });
    expect(await dataOf(listHealthEvents, desk.sue.fetch("/desk/health/events"))).toEqual({ events: [] });
  });

  it("knows refunds whose notice never came", async () => {
    const { database } = at.shop.api;
    const order = await desk.anOrder();
    await dataOf(refundPurchase, desk.refund(order.orderId, { amount: 100 }));
    const [refund] = await database.select().from(refunds);
    const since = refund?.createdAt ?? new Date();
    const after = (hours: number) => new Date(since.getTime() + hours * HOUR_MS);
    expect(await findWaitingRefunds(database, after(23))).toEqual([]);
    expect(await findWaitingRefunds(database, after(25))).toEqual([
      { kind: "refunds-waiting", severity: "warning", subject: order.orderId, count: 1, since },
    ]);
    await desk.confirm(order, 100, { refundId: refund?.refundId ?? "" });
    expect(await findWaitingRefunds(database, after(25))).toEqual([]);
  });

  it("knows a provider that opens no payment pages, until it opens one", async () => {
    silenceErrors();
    const { database } = at.shop.api;
    at.shop.stripe.failureMode = "error";
    const problems = () => findProviderProblems(database, "STRIPE", new Date());
    for (const severity of ["warning", "warning", "critical"]) {
      expect(await failureOf(at.buy(await at.shop.sell()))).toBe("400 payment_provider_unavailable");
      expect(await problems()).toMatchObject([{ kind: "provider-failing", severity }]);
    }
    expect(await problems()).toMatchObject([{ count: 3 }]);
    expect(await findProviderProblems(database, "XSOLLA", new Date())).toEqual([]);
    at.shop.reset();
    await dataOf(purchaseItem, at.buy(await at.shop.sell()));
    expect(await problems()).toEqual([]);
  });

  it("knows a provider whose notices do not come though payments were begun", async () => {
    const { database } = at.shop.api;
    await desk.anOrder();
    const begun: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const item = await at.shop.sell();
      await dataOf(purchaseItem, at.buy(item));
      begun.push(item);
    }
    const [first] = await at.shop.ordersOf(begun[0] ?? "");
    const in2Hours = new Date(Date.now() + 2 * HOUR_MS);
    expect(await findProviderProblems(database, "STRIPE", new Date())).toEqual([]);
    expect(await findProviderProblems(database, "STRIPE", in2Hours)).toEqual([
      { kind: "provider-silent", severity: "warning", subject: "STRIPE", count: 5, since: first?.createdAt },
    ]);
    await at.shop.payStripe();
    expect(await findProviderProblems(database, "STRIPE", in2Hours)).toEqual([]);
  });
});
