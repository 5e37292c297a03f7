import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, type Member } from "../../tests/fixtures/members";
import { openShop, SHOP_GAME, type Shop } from "../../tests/fixtures/shop";
import { addUp, allowTips, ledgerOf, grantPixels, storeItem, storeSticker } from "../../tests/fixtures/spending";
import { stripeNotice } from "../../tests/setup/stripe-server";
import { gameStatistics, gameStickers, paymentOrders, purchases, tips } from "../db/schema";

let shop: Shop;
let sticker: string;
let members = 0;

beforeAll(async () => {
  shop = await openShop();
  await shop.payBy("STRIPE");
  await allowTips(shop.api, SHOP_GAME);
  sticker = await storeSticker(shop.api, { amount: 7 });
});

afterAll(() => shop.close());

const send = (by: Member, path: string, body: unknown, key: string) =>
  by.send("POST", `/gxc/games/${SHOP_GAME}/${path}`, body, { "idempotency-key": key });
const tip = (by: Member, amount: number, key: string) => send(by, "tips", { amount, currency: "RPX" }, key);
const sendSticker = (by: Member, key: string) => send(by, "stickers", { stickerId: sticker }, key);

async function received() {
  const [row] = await shop.api.database.select().from(gameStatistics).where(eq(gameStatistics.gameId, SHOP_GAME));
  const [stickerRow] = await shop.api.database.select().from(gameStickers).where(eq(gameStickers.stickerId, sticker));
  return { rpx: row?.receivedRpx ?? 0, stickers: stickerRow?.uses ?? 0 };
}

async function order(by: Member, itemId: string) {
  await shop.buy(by, itemId);
  return stripeNotice("checkout.session.completed", shop.paidSession());
}

async function expectExactLedger(by: Member): Promise<number> {
  const { entries, balances } = await ledgerOf(shop.api, by.userId);
  expect(addUp(entries)).toEqual(balances);
  expect(entries.every(({ balanceAfter }) => balanceAfter >= 0)).toBe(true);
  const owned = and(eq(purchases.userId, by.userId), isNull(purchases.withdrawnAt));
  const bought = await shop.api.database.select().from(purchases).where(owned);
  expect(new Set(bought.map(({ itemId }) => itemId)).size).toBe(bought.length);
  const paid = await shop.api.database.select().from(paymentOrders).where(eq(paymentOrders.userId, by.userId));
  const ownedIds = bought.map(({ purchaseId }) => purchaseId);
  for (const { status, purchaseId } of paid) expect(ownedIds.includes(purchaseId ?? "")).toBe(status === "PAID");
  return balances["RPX"] ?? 0;
}

describe("tips, stickers, purchases and payment events", () => {
  it("leave an exact ledger when a hundred and sixty are concurrent", async () => {
    const before = await received();
    const buyer = await aMember(shop.api, `Rush${String(++members)}`);
    await grantPixels(shop.api, buyer.userId, 500);
    const forPixels = await storeItem(shop.api, { gameId: SHOP_GAME, type: "PAID_GAME", price: 30 });
    const forMoney = await shop.sell();
    const notice = await order(buyer, forMoney);
    const repeat = (work: () => Promise<Response>) => Array.from({ length: 40 }, work);
    const responses = await Promise.all([
      ...repeat(() => tip(buyer, 10, randomUUID())),
      ...repeat(() => sendSticker(buyer, randomUUID())),
      ...repeat(() => shop.buy(buyer, forPixels)),
      ...repeat(() => shop.notifyStripe(notice)),
    ]);
    expect(new Set(responses.slice(120).map(({ status }) => status))).toEqual(new Set([200]));
    const balance = await expectExactLedger(buyer);
    const after = await received();
    const spent = after.rpx - before.rpx + 7 * (after.stickers - before.stickers);
    // The order of the requests decides whether the pixels suffice for the item as well.
    const pixelItems = await shop.owners(forPixels);
    expect([0, 1]).toContain(pixelItems);
    expect(balance).toBe(500 - spent - 30 * pixelItems);
    expect(await shop.owners(forMoney)).toBe(1);
    expect(await shop.api.database.$count(tips, eq(tips.userId, buyer.userId))).toBe((after.rpx - before.rpx) / 10);
    expect(shop.refunds()).toEqual([]);
  }, 120_000);

  it("leave an exact ledger in any mixture, repeated or not", async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant("tip" as const), amount: fc.integer({ min: 1, max: 60 }) }),
      fc.record({ kind: fc.constantFrom("sticker" as const, "pixels" as const, "pay" as const, "refund" as const) }),
    );
    const run = fc.array(fc.record({ step, times: fc.integer({ min: 1, max: 3 }) }), { minLength: 3, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(run, async (steps) => {
        const buyer = await aMember(shop.api, `Mixed${String(++members)}`);
        await grantPixels(shop.api, buyer.userId, 120);
        const forPixels = await storeItem(shop.api, { gameId: SHOP_GAME, type: "PAID_GAME", price: 40 });
        const forMoney = await shop.sell();
        const paid = await order(buyer, forMoney);
        const { payment_intent, client_reference_id: orderId } = shop.paidSession();
        const charge = { refunded: true, payment_intent, metadata: { orderId } };
        const requests = steps.flatMap(({ step: action, times }) => {
          const key = randomUUID();
          const work = () => {
            if (action.kind === "tip") return tip(buyer, action.amount, key);
            if (action.kind === "sticker") return sendSticker(buyer, key);
            if (action.kind === "pixels") return shop.buy(buyer, forPixels, key);
            return shop.notifyStripe(action.kind === "pay" ? paid : stripeNotice("charge.refunded", charge));
          };
          return Array.from({ length: times }, work);
        });
        const responses = await Promise.all(requests);
        expect(responses.every(({ status }) => status === 200 || status === 400)).toBe(true);
        await expectExactLedger(buyer);
        expect(await shop.owners(forMoney)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
