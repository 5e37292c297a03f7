import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { grantPixels as grantCall, listDeskPurchases, refundPurchase } from "~contract/calls/desk-purchases";
import { getWallet, tipGame } from "~contract/calls/spending";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember } from "../../tests/fixtures/members";
import { SHOP_GAME } from "../../tests/fixtures/shop";
import { allowTips, grantPixels } from "../../tests/fixtures/spending";
import { appoint } from "../../tests/fixtures/staff";
import { useDeskMoney } from "../../tests/fixtures/use-desk-money";
import { useShop } from "../../tests/fixtures/use-shop";
import { pixelGrants, staffMembers } from "../db/schema";

const at = useShop("STRIPE");
const desk = useDeskMoney(at);

describe("a chargeback", () => {
  it("takes item and pixels of the order; what is spent is a debt that credits pay first", async () => {
    const order = await desk.anOrder();
    await dataOf(grantCall, desk.grant(at.member.userId, { amount: 100, orderId: order.orderId }));
    await allowTips(at.shop.api, SHOP_GAME);
    const tip = (amount: number) => at.member.send("POST", `/gxc/games/${SHOP_GAME}/tips`, { amount, currency: "GPX" });
    await dataOf(tipGame, tip(70));
    for (let repeated = 0; repeated < 2; repeated += 1) await desk.dispute(order, "needs_response");
    expect([await desk.balance(), await at.shop.owners(order.itemId)]).toEqual([
      { currency: "GPX", balance: 0, debt: 70 },
      0,
    ]);
    expect(await failureOf(tip(1))).toBe("400 insufficient_funds");
    await grantPixels(at.shop.api, at.member.userId, 90, "GPX");
    expect(await desk.balance()).toEqual({ currency: "GPX", balance: 20 });
    await desk.dispute(order, "won");
    await desk.dispute(order, "lost");
    await desk.dispute(order, "needs_response");
    expect([await desk.balance(), await at.shop.owners(order.itemId)]).toEqual([{ currency: "GPX", balance: 120 }, 1]);
    expect((await desk.messages()).map(({ messageType }) => messageType)).toEqual([
      ...["PURCHASE_RESTORED", "PURCHASE_WITHDRAWN", "PIXELS_GRANTED"],
    ]);
    const { entries } = await dataOf(getWallet, at.member.fetch("/profile/wallet"));
    expect(entries.map(({ reason, amount }) => [reason, amount])).toEqual([
      ...[
        ["GIVEN_BACK", 100],
        ["DEBT", -70],
        ["GRANT", 90],
      ],
      ...[
        ["TAKEN_BACK", -30],
        ["TIP", -70],
        ["GRANT", 100],
      ],
    ]);
  });

  it("may be told before the payment is, and an inquiry is none", async () => {
    const itemId = await at.shop.sell();
    await at.buy(itemId);
    const { payment_intent } = at.shop.paidSession();
    await desk.dispute({ payment_intent }, "warning_needs_response");
    await desk.dispute({ payment_intent }, "lost");
    await at.shop.payStripe();
    const [order] = await at.shop.ordersOf(itemId);
    expect([(await desk.read(order?.orderId ?? "")).purchase.state, await at.shop.owners(itemId)]).toEqual([
      "CHARGED_BACK",
      0,
    ]);
  });

  it("that is won gives nothing back that the buyer has bought again", async () => {
    const order = await desk.anOrder();
    await desk.dispute(order, "lost");
    await at.buy(order.itemId);
    await at.shop.payStripe();
    await desk.dispute(order, "won");
    expect(await at.shop.owners(order.itemId)).toBe(1);
  });

  it("and a refund in part take the pixels of the order by their share", async () => {
    const order = await desk.anOrder(400);
    await dataOf(grantCall, desk.grant(at.member.userId, { amount: 10, orderId: order.orderId }));
    const { refundId } = await dataOf(refundPurchase, desk.refund(order.orderId, { amount: 130 }));
    await desk.confirm(order, 130, { refundId });
    expect(await desk.balance()).toMatchObject({ balance: 7 });
    expect((await desk.read(order.orderId)).grants).toMatchObject([{ amount: 10, takenBack: 3 }]);
    await dataOf(grantCall, desk.grant(at.member.userId, { amount: 100, orderId: order.orderId }));
    await desk.confirm(order, 270, { id: `re_${order.orderId}` });
    expect(await desk.balance()).toEqual({ currency: "GPX", balance: 0 });
  });
});

describe("a grant", () => {
  it("is paid once, told and logged", async () => {
    const grantId = randomUUID();
    const grant = () => desk.grant(at.member.userId, { grantId, amount: 25 });
    const all = await Promise.all([grant(), grant(), grant()]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await desk.balance()).toMatchObject({ balance: 25 });
    expect(await desk.messages()).toMatchObject([
      { messageType: "PIXELS_GRANTED", sum: { amount: 25, currency: "GPX" }, reason: "The game was down." },
    ]);
    const changed = desk.grant(at.member.userId, { grantId, amount: 26 });
    expect(await failureOf(changed)).toBe("400 change_id_reused");
    expect((await desk.wallet(at.member.userId)).grantable).toBe(50_000 - 25);
  });

  it("is bounded, for each grant and for each member of staff in a day", async () => {
    expect(await failureOf(desk.grant(at.member.userId, { amount: 10_001 }))).toBe("400 invalid_request_payload");
    const grants = await Promise.all(Array.from({ length: 7 }, () => desk.grant(at.member.userId, { amount: 9_000 })));
    expect(grants.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await failureOf(desk.grant(at.member.userId, { amount: 5_001 }))).toBe("400 grants_exhausted");
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    await at.shop.api.database
      .update(pixelGrants)
      .set({ createdAt: yesterday })
      .where(eq(pixelGrants.staffId, desk.sue.userId));
    expect((await desk.grant(at.member.userId, { amount: 5_001 })).status).toBe(200);
  });

  it("is for players, not for oneself, and for orders of that player that are paid", async () => {
    const of = (userId: string, body: object = {}) => failureOf(desk.grant(userId, { amount: 5, ...body }));
    expect(await of(desk.sue.userId)).toBe("400 grant_to_oneself");
    expect(await of(randomUUID())).toBe("404 user_not_found");
    const order = await desk.anOrder();
    const other = await aMember(at.shop.api, `Other${String(desk.people)}`);
    expect(await of(other.userId, { orderId: order.orderId })).toBe("404 purchase_not_found");
    await desk.dispute(order, "needs_response");
    expect(await of(at.member.userId, { orderId: order.orderId })).toBe("400 purchase_not_refundable");
  });
});

describe("the list of purchases", () => {
  const find = async (search?: string) =>
    dataOf(
      listDeskPurchases,
      desk.sue.fetch(`/desk/purchases${search ? `?search=${encodeURIComponent(search)}` : ""}`),
    );

  it("finds by username, by the number of a receipt and by ids", async () => {
    const pixels = await desk.aPixelPurchase();
    const order = await desk.anOrder();
    const both = [order.orderId, pixels.purchaseId];
    const of = async (search: string) => (await find(search)).purchases.map(({ recordId }) => recordId);
    const [ordered, bought] = (await find(at.member.username.toUpperCase())).purchases;
    expect([ordered?.recordId, bought?.recordId]).toEqual(both);
    expect((await find(at.member.username)).player).toEqual({ userId: at.member.userId, username: at.member.username });
    expect(await of(ordered?.receiptNumber ?? "")).toEqual([order.orderId]);
    expect(await of(bought?.receiptNumber?.toLowerCase() ?? "")).toEqual([pixels.purchaseId]);
    expect(await of(order.orderId)).toEqual([order.orderId]);
    expect(await of(order.purchaseId ?? "")).toEqual([order.orderId]);
    expect(await of(pixels.purchaseId)).toEqual([pixels.purchaseId]);
    expect(await of("nobody_of_that_name")).toEqual([]);
    expect((await find()).purchases[0]?.recordId).toBe(order.orderId);
    const page = await dataOf(
      listDeskPurchases,
      desk.sue.fetch(`/desk/purchases?search=${at.member.username}&pageSize=1&page=1`),
    );
    expect([page.purchases.map(({ recordId }) => recordId), page.pagination.totalItems]).toEqual([
      [pixels.purchaseId],
      2,
    ]);
  });

  it("is for owners and support, and refunds take a confirmed session", async () => {
    const { database } = at.shop.api;
    const { purchaseId } = await desk.aPixelPurchase();
    await appoint(database, desk.sue, { role: "SUPPORT", isConfirmed: false });
    expect(await failureOf(desk.refund(purchaseId, { amount: 30 }))).toBe("403 sudo_required");
    for (const role of ["EDITOR", "MODERATOR"] as const) {
      await appoint(database, desk.sue, { role });
      for (const refused of [
        desk.sue.fetch("/desk/purchases"),
        desk.sue.fetch(`/desk/purchases/${purchaseId}`),
        desk.sue.fetch(`/desk/players/${at.member.userId}/wallet`),
        desk.refund(purchaseId, { amount: 30 }),
        desk.grant(at.member.userId, { amount: 1 }),
      ]) {
        expect(await failureOf(refused)).toBe("403 staff_role_insufficient");
      }
    }
    await database.delete(staffMembers).where(eq(staffMembers.userId, desk.sue.userId));
    expect(await failureOf(desk.sue.fetch("/desk/purchases"))).toBe("403 staff_role_insufficient");
  });
});
