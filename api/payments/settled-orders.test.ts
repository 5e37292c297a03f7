import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { SHOP_GAME } from "../../tests/fixtures/shop";
import { addUp, allowTips, grantPixels, ledgerOf } from "../../tests/fixtures/spending";
import { useDeskMoney } from "../../tests/fixtures/use-desk-money";
import { useShop } from "../../tests/fixtures/use-shop";
import { walletBalances } from "../db/schema";

const PRICE = 100;
const GRANTED = 30;

const at = useShop("STRIPE");
const desk = useDeskMoney(at);

const amount = fc.integer({ min: 1, max: PRICE });
const step = fc.oneof(
  fc.record({
    kind: fc.constantFrom("refund" as const, "elsewhere" as const, "tip" as const, "earn" as const),
    amount,
  }),
  fc.record({ kind: fc.constant("dispute" as const), status: fc.constantFrom("needs_response", "won", "lost") }),
  fc.record({ kind: fc.constantFrom("confirm" as const, "fail" as const), which: fc.nat(3) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Order = Awaited<ReturnType<typeof desk.anOrder>>;

async function take(order: Order, done: Step): Promise<void> {
  const { recordId, userId } = { recordId: order.orderId, userId: at.member.userId };
  switch (done.kind) {
    case "refund":
      await desk.refund(recordId, { amount: done.amount });
      return;
    case "elsewhere":
      await desk.confirm(order, done.amount, { id: `re_${String(done.amount)}_${recordId}` });
      return;
    case "tip":
      await at.member.send("POST", `/gxc/games/${SHOP_GAME}/tips`, { amount: done.amount, currency: "GPX" });
      return;
    case "earn":
      await grantPixels(at.shop.api, userId, done.amount, "GPX");
      return;
    case "dispute":
      await desk.dispute(order, done.status);
      return;
    case "confirm":
    case "fail": {
      const refund = (await desk.read(recordId)).refunds.filter(({ reason }) => reason !== null)[done.which];
      if (!refund) return;
      const status = done.kind === "confirm" ? "succeeded" : "failed";
      await desk.confirm(order, refund.amount, { refundId: refund.refundId, status });
    }
  }
}

async function expectSettled({ orderId, itemId }: Order): Promise<void> {
  const { purchase, refunds, disputes, grants } = await desk.read(orderId);
  const done = refunds.filter(({ state }) => state === "DONE").reduce((sum, each) => sum + each.amount, 0);
  expect(purchase.refunded).toBe(Math.min(PRICE, done));
  const asked = refunds.filter(({ state, reason }) => state !== "FAILED" && reason !== null);
  expect(asked.reduce((sum, each) => sum + each.amount, 0)).toBeLessThanOrEqual(PRICE);
  const isDisputed = disputes.some(({ state }) => state !== "WON");
  const isOwned = !isDisputed && purchase.refunded < PRICE;
  expect([await at.shop.owners(itemId), purchase.withdrawnDate === null]).toEqual([isOwned ? 1 : 0, isOwned]);
  const share = Math.floor((GRANTED * purchase.refunded) / PRICE);
  expect(grants).toMatchObject([{ amount: GRANTED, takenBack: isDisputed ? GRANTED : share }]);
  const { entries, balances } = await ledgerOf(at.shop.api, at.member.userId);
  expect(addUp(entries)).toEqual(balances);
  const ofUser = eq(walletBalances.userId, at.member.userId);
  for (const { balance, debt } of await at.shop.api.database.select().from(walletBalances).where(ofUser)) {
    expect([balance >= 0, debt >= 0, balance === 0 || debt === 0]).toEqual([true, true, true]);
  }
}

it("refunds, chargebacks and spending keep an order, its item and the wallet right, in any order", async () => {
  await allowTips(at.shop.api, SHOP_GAME);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
      const order = await desk.anOrder(PRICE);
      await desk.grant(at.member.userId, { amount: GRANTED, orderId: order.orderId });
      for (const done of steps) {
        await take(order, done);
        await expectSettled(order);
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);
