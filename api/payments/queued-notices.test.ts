import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { silenceErrors, silenceWarnings, useShop } from "../../tests/fixtures/use-shop";
import { stripeNotice } from "../../tests/setup/stripe-server";
import { deleteAccount } from "../store/account/account-deletion";
import { openJobLibrary } from "../store/jobs/job-library";
import { jobTable } from "../store/jobs/job-table";

const at = useShop("STRIPE");
const database = () => at.shop.api.database;

const notices = () => database().select().from(jobTable);
const statuses = async (itemId: string) => (await at.shop.ordersOf(itemId)).map(({ status }) => status);

async function tryAgain(): Promise<void> {
  await database()
    .update(jobTable)
    .set({ startAfter: new Date(0) });
  await at.shop.api.jobs.settled();
}

/** A defect, or a database that can store a job but not this. */
const breakPurchases = () =>
  database().execute(sql`alter table purchases add constraint broken check (price is null) not valid`);
const mendPurchases = () => database().execute(sql`alter table purchases drop constraint if exists broken`);

beforeEach(() => {
  silenceWarnings();
  silenceErrors();
});
afterEach(async () => {
  await mendPurchases();
  await database().delete(jobTable);
});

describe("a notice that cannot be applied", () => {
  it("is taken, waits as a job, and is applied once when that is possible", async () => {
    const itemId = await at.shop.sell();
    await at.buy(itemId);
    await breakPurchases();
    const response = await at.shop.payStripe();
    expect([response.status, await response.json()]).toEqual([200, { received: true }]);
    await at.shop.api.jobs.settled();
    expect(await statuses(itemId)).toEqual(["PENDING"]);
    expect(await notices()).toMatchObject([{ name: "payment-notices", state: "retry", retryCount: 0 }]);
    await mendPurchases();
    await tryAgain();
    expect([await statuses(itemId), await at.shop.owners(itemId), await notices()]).toEqual([["PAID"], 1, []]);
  });

  it("counts as of when it came", async () => {
    const itemId = await at.shop.sell();
    await at.buy(itemId);
    await breakPurchases();
    await at.shop.payStripe();
    await at.shop.api.jobs.settled();
    const receivedAt = new Date("2026-03-01T12:00:00.000Z");
    const data = sql`jsonb_set(${jobTable.data}, '{receivedAt}', to_jsonb(${receivedAt.toISOString()}::text))`;
    await database().update(jobTable).set({ data });
    await mendPurchases();
    await tryAgain();
    expect((await at.shop.ordersOf(itemId)).map(({ settledAt }) => settledAt)).toEqual([receivedAt]);
  });

  it("changes nothing when the provider has repeated it meanwhile", async () => {
    const itemId = await at.shop.sell();
    await at.buy(itemId);
    await breakPurchases();
    await at.shop.payStripe();
    await at.shop.api.jobs.settled();
    await mendPurchases();
    expect((await at.shop.payStripe()).status).toBe(200);
    await tryAgain();
    expect([await statuses(itemId), await at.shop.owners(itemId)]).toEqual([["PAID"], 1]);
    expect([at.shop.refunds(), await notices()]).toEqual([[], []]);
  });

  it("goes to the desk after its last try", async () => {
    const itemId = await at.shop.sell();
    await at.buy(itemId);
    await breakPurchases();
    await at.shop.payStripe();
    await at.shop.api.jobs.settled();
    await database()
      .update(jobTable)
      .set({ retryLimit: sql`${jobTable.retryCount} + 1` });
    await tryAgain();
    expect(await notices()).toMatchObject([{ name: "payment-notices", state: "failed" }]);
  });
});

it("refunds what cannot be delivered as soon as the provider answers", async () => {
  const itemId = await at.shop.sell();
  await at.buy(itemId);
  await deleteAccount(database(), at.member.userId);
  at.shop.stripe.failureMode = "error";
  expect((await at.shop.payStripe()).status).toBe(200);
  await at.shop.api.jobs.settled();
  expect(await notices()).toHaveLength(1);
  at.shop.stripe.failureMode = "none";
  at.shop.stripe.requests.length = 0;
  await tryAgain();
  expect([at.shop.refunds().length, await notices()]).toEqual([1, []]);
  expect(await statuses(itemId)).toEqual(["REFUNDING"]);
});

it("still refuses at once what is not valid", async () => {
  const itemId = await at.shop.sell();
  await at.buy(itemId);
  const wrong = stripeNotice("checkout.session.completed", at.shop.paidSession({ amount_total: 1 }));
  expect((await at.shop.notifyStripe(wrong)).status).toBe(400);
  expect(await notices()).toEqual([]);
});

it("asks the provider to come again when not even a job can be stored", async () => {
  const itemId = await at.shop.sell();
  await at.buy(itemId);
  await breakPurchases();
  await (await openJobLibrary(database())).deleteQueue("payment-notices");
  expect((await at.shop.payStripe()).status).toBe(500);
  await database().execute(sql`select pgboss.create_queue('payment-notices', '{"policy":"standard"}')`);
  await mendPurchases();
  expect((await at.shop.payStripe()).status).toBe(200);
  expect(await statuses(itemId)).toEqual(["PAID"]);
});
