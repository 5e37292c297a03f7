import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { paymentOrders, purchases, refunds } from "~api/db/schema";
import { gameId } from "~api/seed/demo-games";
import * as desk from "../fixtures/desk-pages";
import * as money from "../fixtures/desk-money-pages";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { grantPixels, storeItem } from "../fixtures/spending";
import { openPortal } from "../setup/portal-visitors";

const GAME = gameId("lantern-run");

let database: Awaited<ReturnType<typeof openPortal>>;
let sue: Member;
let editor: Member;
let buyer: Member;
let count = 0;
beforeAll(async () => {
  database = await openPortal();
  sue = await desk.aStaffMember("money_support", "SUPPORT");
  editor = await desk.aStaffMember("money_editor", "EDITOR");
});
beforeEach(async () => {
  buyer = await aPlayer(`money_buyer${String((count += 1))}`);
});

async function aPurchase(price = 30): Promise<string> {
  const itemId = await storeItem({ database }, { gameId: GAME, price });
  const purchaseId = randomUUID();
  const row = { purchaseId, userId: buyer.userId, itemId, price, currency: "RPX", purchasedAt: new Date() };
  await database.insert(purchases).values(row);
  return purchaseId;
}

async function anOrder(): Promise<string> {
  const itemId = await storeItem({ database }, { gameId: GAME, price: 499, currency: "EUR" });
  const orderId = randomUUID();
  const paid = { provider: "STRIPE" as const, status: "PAID" as const, amount: 499, currency: "EUR", tax: 80 };
  const now = new Date();
  const times = { createdAt: now, expiresAt: now, paymentId: orderId, title: "Lantern Run", locale: "en" };
  await database.insert(paymentOrders).values({ orderId, userId: buyer.userId, itemId, ...paid, ...times });
  return orderId;
}

const shown = async (recordId: string, visitor = sue) =>
  (await money.deskPurchasePage(visitor, recordId)).payload.purchase;

describe("purchases at the desk", () => {
  it("are found by the buyer, with the way to the wallet", async () => {
    const [orderId, purchaseId] = [await anOrder(), await aPurchase()];
    const { list } = (await money.deskPurchasesPage(sue, `?search=${buyer.username}`)).payload;
    expect(list.rows.map(({ href }) => href)).toEqual([
      `/desk/purchases/${purchaseId}/`,
      `/desk/purchases/${orderId}/`,
    ]);
    expect(list.rows[1]).toMatchObject({
      ...{ title: "Lantern Run", note: orderId },
      cells: [buyer.username, "4.99\u00a0EUR", "Paid", expect.any(String)],
    });
    expect(list.player).toEqual({
      ...{ label: `Wallet of ${buyer.username}`, href: `/desk/purchases/players/${buyer.userId}/` },
    });
    const nothing = (await money.deskPurchasesPage(sue, "?search=nobody_at_all", "/de")).payload.list;
    expect(nothing).toMatchObject({ rows: [], emptyText: expect.stringMatching(/^Kein Kauf/) as unknown });
  });

  it("are for owners and support", async () => {
    const purchaseId = await aPurchase();
    for (const page of [
      money.deskPurchasesPage(editor),
      money.deskPurchasePage(editor, purchaseId),
      money.playerWalletPage(editor, buyer.userId),
    ]) {
      expect((await page).status).toBe(403);
    }
    expect((await money.deskPurchasePage(sue, randomUUID())).status).toBe(404);
    expect((await money.deskPurchasesPage(sue, "?page=9")).status).toBe(404);
  });
});

describe("a refund", () => {
  it("of pixels is made in the form, which then offers what is left", async () => {
    const recordId = await aPurchase();
    const { form } = await shown(recordId);
    expect(form).toMatchObject({ left: "30", fields: { currency: "RPX" } });
    const fields = { intent: "refund", ...form?.fields, amount: "12", reason: "A mistake." };
    const sent = { status: 302, location: `/desk/purchases/${recordId}/` };
    expect(await money.changeDeskPurchase(sue, recordId, fields)).toMatchObject(sent);
    // A second press of the same form.
    expect(await money.changeDeskPurchase(sue, recordId, fields)).toMatchObject(sent);
    const after = await shown(recordId);
    expect([after.form?.left, after.refunds.length]).toEqual(["18", 1]);
    expect(after.refunds).toMatchObject([{ title: "12\u00a0RPx", reason: "A mistake." }]);
  });

  it("says at its fields what is wrong, and keeps its id", async () => {
    const recordId = await aPurchase();
    const key = randomUUID();
    const send = (changes: Record<string, string>) =>
      money.changeDeskPurchase(sue, recordId, {
        ...{ intent: "refund", key, currency: "RPX", amount: "31", reason: "A mistake.", ...changes },
      });
    expect((await send({})).payload).toMatchObject({
      ...{ error: "refund_too_high", reply: { error: { amount: [expect.any(String)] }, initialValue: { key } } },
    });
    for (const amount of ["0", "1.5", "many", "-3", ""]) {
      expect(await send({ amount })).toMatchObject({ status: 422, payload: { reply: { error: { amount: {} } } } });
    }
    expect((await send({ intent: "give" })).status).toBe(400);
    expect(
      (
        await money.changeDeskPurchase(editor, recordId, {
          intent: "refund",
          key,
          currency: "RPX",
          amount: "1",
          reason: "x",
        })
      ).payload,
    ).toMatchObject({
      error: "staff_role_insufficient",
    });
  });

  it("of money that waits can be asked for again", async () => {
    const orderId = await anOrder();
    const row = { orderId, amount: 100, state: "pending" as const, reason: "Late.", staffId: sue.userId };
    const refundId = randomUUID();
    await database.insert(refunds).values({ refundId, ...row, createdAt: new Date() });
    const { form, waiting, facts, grantHref } = await shown(orderId);
    expect(form?.left).toBe("3.99");
    expect(waiting).toMatchObject([{ fields: { key: refundId, amount: "1.00", currency: "EUR", reason: "Late." } }]);
    expect(facts).toContainEqual({ label: "Tax included", value: "0.8\u00a0EUR" });
    expect(grantHref).toBe(`/desk/purchases/players/${buyer.userId}/?order=${orderId}`);
    const again = { intent: "ask-again", subject: refundId, ...waiting[0]?.fields };
    // The test's portal has no keys of a provider.
    expect((await money.changeDeskPurchase(sue, orderId, again)).payload).toMatchObject({ error: "payments_disabled" });
  });
});

describe("a player's wallet", () => {
  it("shows balances, debts and the ledger, and takes a grant", async () => {
    await grantPixels({ database }, buyer.userId, 20);
    const { wallet } = (await money.playerWalletPage(sue, buyer.userId)).payload;
    expect(wallet.entries).toMatchObject([{ reason: "Gift", amount: "+20\u00a0RPx" }]);
    const fields = { intent: "grant", ...wallet.form?.fields, currency: "GPX", amount: "50", reason: "It was down." };
    expect((await money.changePlayerWallet(sue, buyer.userId, fields)).status).toBe(302);
    expect((await money.changePlayerWallet(sue, buyer.userId, fields)).status).toBe(302);
    const after = (await money.playerWalletPage(sue, buyer.userId)).payload.wallet;
    expect(after.balances.map(({ name, amount }) => `${amount} ${name}`)).toEqual(["20 RPx", "50 GPx", "0 BPx"]);
    expect(after.grants).toMatchObject([{ title: "50\u00a0GPx", reason: "It was down." }]);
    const refused = await money.changePlayerWallet(sue, buyer.userId, { ...fields, amount: "10001" });
    expect(refused).toMatchObject({ status: 422, payload: { reply: { error: { amount: [expect.any(String)] } } } });
    expect((await money.playerWalletPage(sue, sue.userId)).payload.wallet.form).toBeNull();
  });
});
