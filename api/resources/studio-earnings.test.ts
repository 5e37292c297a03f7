import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as desk from "~contract/calls/desk-payouts";
import { getStudioEarnings, getStudioStatement } from "~contract/calls/earnings";
import { listMessages } from "~contract/calls/messages";
import { purchaseItem } from "~contract/calls/spending";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { SHOP_GAME } from "../../tests/fixtures/shop";
import { appoint } from "../../tests/fixtures/staff";
import { addMember, storeStudio } from "../../tests/fixtures/stored-studios";
import { moveGame, storedBalance, storedEntries, storeEarnings } from "../../tests/fixtures/studio-earnings";
import { useDeskMoney } from "../../tests/fixtures/use-desk-money";
import { useShop } from "../../tests/fixtures/use-shop";
import { studioEarnings, studioShares } from "../db/schema";
import { deleteAccount } from "../store/account/account-deletion";

const at = useShop("STRIPE");
const money = useDeskMoney(at);

const MONTH = new Date().toISOString().slice(0, "2026-11".length);
const LONG_AGO = new Date("2026-03-10T12:00:00Z");
const BANK = { holder: "Kite Club GmbH", iban: "DE89 3704 0044 0532 0130 00", otherAccount: null };

let people = 0;
let owner: Member;
let olga: Member;
let studioId: string;
beforeEach(async () => {
  people += 1;
  const { api } = at.shop;
  owner = await aMember(api, `Kim${String(people)}`);
  olga = await aMember(api, `Olga${String(people)}`);
  await appoint(api.database, olga, { role: "OWNER" });
  studioId = await storeStudio(api.database, owner);
  await moveGame(api.database, SHOP_GAME, studioId);
  await api.database.delete(studioShares);
});

const database = () => at.shop.api.database;
const entries = () => storedEntries(database(), studioId);
const balance = () => storedBalance(database(), studioId);
const earnings = (by = owner) => dataOf(getStudioEarnings, by.fetch(`/gamedev/studios/${studioId}/earnings`));
const statement = (month: string) =>
  dataOf(getStudioStatement, owner.fetch(`/gamedev/studios/${studioId}/earnings/${month}`));
const share = (body: object) =>
  olga.send("POST", "/desk/shares", { studioId, points: 5_000, validFrom: null, reason: "As agreed.", ...body });
const pay = (amount: number, { payoutId = randomUUID(), ...body }: Record<string, unknown> = {}) =>
  olga.send("PUT", `/desk/studios/${studioId}/payouts/${String(payoutId)}`, {
    ...{ currency: "EUR", amount, paidOn: "2026-11-20", reference: "Statement", ...body },
  });

describe("a sale", () => {
  it("earns the share of what is left after tax", async () => {
    const itemId = await at.shop.sell(1_000);
    await dataOf(purchaseItem, at.buy(itemId));
    await at.shop.payStripe({ total_details: { amount_tax: 160 } });
    await at.shop.payStripe({ total_details: { amount_tax: 160 } });
    expect(await entries()).toEqual([{ kind: "SALE", amount: 588 }]);
    expect(await balance()).toBe(588);
  });

  it("keeps the share that it was made at", async () => {
    await dataOf(desk.changeShare, share({ studioId: null, points: 8_000 }));
    await dataOf(desk.changeShare, share({ points: 5_000 }));
    const later = new Date(Date.now() + 60_000).toISOString();
    await dataOf(desk.changeShare, share({ points: 1_000, validFrom: later }));
    const order = await money.anOrder();
    expect(await entries()).toEqual([{ kind: "SALE", amount: 250 }]);
    await dataOf(desk.changeShare, share({ points: null }));
    await money.confirm(order, 499);
    expect((await entries()).at(-1)).toEqual({ kind: "REFUND", amount: -250 });
    expect((await earnings()).share).toBe(8_000);
    const { studios, portal } = await dataOf(
      desk.listShares,
      olga.fetch("/desk/shares?search=Kite%20Club&pageSize=100"),
    );
    expect(portal).toEqual({ points: 8_000, planned: [] });
    expect(studios.find((each) => each.studioId === studioId)).toMatchObject({
      ...{ points: 8_000, isOwn: false, planned: [{ points: 1_000, validFrom: later }] },
    });
    expect(await failureOf(share({ validFrom: LONG_AGO.toISOString() }))).toBe("400 share_date_past");
  });

  it("in pixels earns nothing, since nobody paid for them", async () => {
    await money.aPixelPurchase();
    expect(await entries()).toEqual([]);
  });
});

describe("a refund and a chargeback", () => {
  it("take their part, once each, and give it back when they fail", async () => {
    const order = await money.anOrder(1_000);
    const id = `re_${order.orderId}`;
    for (let repeated = 0; repeated < 2; repeated += 1) await money.confirm(order, 250, { id });
    expect(await entries()).toEqual([
      { kind: "SALE", amount: 700 },
      { kind: "REFUND", amount: -175 },
    ]);
    await money.confirm(order, 250, { id, status: "failed" });
    expect((await entries()).at(-1)).toEqual({ kind: "REFUND", amount: 175 });
    // 4.99 of 10.00 are disputed.
    for (const status of ["needs_response", "needs_response", "lost"]) await money.dispute(order, status);
    expect((await entries()).at(-1)).toEqual({ kind: "CHARGEBACK", amount: -349 });
    await money.dispute(order, "won");
    expect([(await entries()).length, await balance()]).toEqual([5, 700]);
  });

  it("after a payout make the balance negative, which the next statement shows", async () => {
    await storeEarnings(database(), studioId, { gameId: SHOP_GAME, amount: 300, createdAt: LONG_AGO });
    const order = await money.anOrder(1_000);
    await dataOf(desk.recordPayout, pay(1_000));
    await money.confirm(order, 1_000);
    const [of, before] = [await statement(MONTH), await statement("2026-03")];
    expect(of.statements).toEqual([
      {
        ...{ month: MONTH, currency: "EUR", opening: 300, sales: 700, refunds: -700, chargebacks: 0 },
        ...{ payouts: -1_000, closing: -700 },
      },
    ]);
    expect(of).toMatchObject({ isFinal: false, games: [{ gameId: SHOP_GAME, sold: 1, sales: 700, refunds: -700 }] });
    expect(before).toMatchObject({ isFinal: true, statements: [{ opening: 0, closing: 300 }], payouts: [] });
    expect(await balance()).toBe(-700);
    expect(await failureOf(pay(1))).toBe("400 payout_too_high");
    const { due } = await dataOf(desk.listDuePayouts, olga.fetch("/desk/payouts/due?pageSize=100"));
    expect(due.some((each) => each.studioId === studioId)).toBe(false);
  });

  it("of an account that is deleted still count", async () => {
    const order = await money.anOrder(1_000);
    await deleteAccount(database(), at.member.userId);
    await money.confirm(order, 1_000);
    expect(await balance()).toBe(0);
  });
});

describe("a payout", () => {
  beforeEach(() => storeEarnings(database(), studioId, { gameId: SHOP_GAME, amount: 6_000 }));

  it("is paid once, whoever records it at once", async () => {
    const answers = await Promise.all([6_000, 6_000, 6_000].map((amount) => pay(amount)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect([await balance(), (await entries()).length]).toEqual([0, 2]);
  });

  it("of one id is the same payout", async () => {
    const payoutId = randomUUID();
    const answers = await Promise.all([0, 1, 2].map(() => pay(2_000, { payoutId })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await balance()).toBe(4_000);
    expect(await failureOf(pay(2_001, { payoutId }))).toBe("400 change_id_reused");
  });

  it("is told once to owners and developers of the studio, as is its reversal", async () => {
    const dora = await aMember(at.shop.api, `Dora${String(people)}`);
    await addMember(database(), studioId, dora, "DEVELOPER");
    const payoutId = randomUUID();
    await pay(2_000, { payoutId });
    await pay(2_000, { payoutId });
    await olga.send("POST", `/desk/payouts/${payoutId}/reversal`, { reason: "It came back." });
    const inboxOf = async (reader: Member) =>
      (await dataOf(listMessages, reader.fetch("/profile/v2/messages"))).messages.map(({ data }) => data);
    const sum = { amount: 20, currency: "EUR" };
    for (const reader of [owner, dora]) {
      expect(await inboxOf(reader)).toMatchObject([
        { messageType: "STUDIO_PAYOUT_REVERSED", mainEntityId: studioId, sum, reason: "It came back." },
        { messageType: "STUDIO_PAID", mainEntityId: studioId, sum },
      ]);
    }
    expect(await inboxOf(olga)).toEqual([]);
  });

  it("is due with the details of the bank, and can be reversed once", async () => {
    const path = `/gamedev/studios/${studioId}/bank-details`;
    expect((await owner.send("PUT", path, { bankDetails: BANK })).status).toBe(200);
    const { due } = await dataOf(desk.listDuePayouts, olga.fetch("/desk/payouts/due?minimum=60&pageSize=100"));
    expect(due.find((each) => each.studioId === studioId)).toMatchObject({
      ...{ balance: 6_000, currency: "EUR", bankDetails: { ...BANK, iban: "DE89370400440532013000" } },
    });
    const dearer = await dataOf(desk.listDuePayouts, olga.fetch("/desk/payouts/due?minimum=61&pageSize=100"));
    expect(dearer.due.some((each) => each.studioId === studioId)).toBe(false);
    const { payoutId, account } = await dataOf(desk.recordPayout, pay(6_000));
    expect(account).toBe("DE89370400440532013000");
    const reverse = () => olga.send("POST", `/desk/payouts/${payoutId}/reversal`, { reason: "It came back." });
    const answers = await Promise.all([reverse(), reverse()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await failureOf(reverse())).toBe("400 payout_reversed");
    expect(await balance()).toBe(6_000);
    expect((await statement(MONTH)).payouts.map(({ amount }) => amount)).toEqual([-6_000, 6_000]);
    const { payouts } = await dataOf(desk.listPayouts, olga.fetch("/desk/payouts"));
    expect(payouts[0]).toMatchObject({ payoutId, reversalReason: "It came back." });
  });

  it("is for the portal's owner, and for a confirmed session", async () => {
    expect(await failureOf(money.sue.fetch("/desk/payouts/due"))).toBe("403 staff_role_insufficient");
    expect(await failureOf(money.sue.fetch("/desk/shares"))).toBe("403 staff_role_insufficient");
    await appoint(database(), olga, { role: "OWNER", isConfirmed: false });
    expect(await failureOf(pay(1))).toBe("403 sudo_required");
  });
});

describe("a studio's earnings", () => {
  it("are read by its makers; where it is paid, by its owners", async () => {
    const path = `/gamedev/studios/${studioId}`;
    await owner.send("PUT", `${path}/bank-details`, { bankDetails: BANK });
    const [dev, tester] = [
      await aMember(at.shop.api, `Dev${String(people)}`),
      await aMember(at.shop.api, `Tess${String(people)}`),
    ];
    await addMember(database(), studioId, dev, "DEVELOPER");
    await addMember(database(), studioId, tester, "TESTER");
    expect((await earnings()).bankDetails).toMatchObject({ holder: BANK.holder });
    expect((await earnings(dev)).bankDetails).toBeNull();
    const refused = "403 studio_role_insufficient";
    expect(await failureOf(tester.fetch(`${path}/earnings`))).toBe(refused);
    expect(await failureOf(dev.send("PUT", `${path}/bank-details`, { bankDetails: null }))).toBe(refused);
    expect(await failureOf(at.member.fetch(`${path}/earnings`))).toBe("404 studio_not_found");
    await deleteAccount(database(), owner.userId);
    expect((await earnings(dev)).bankDetails).toBeNull();
  });

  it("are never changed", async () => {
    await storeEarnings(database(), studioId, { gameId: SHOP_GAME });
    const ofStudio = eq(studioEarnings.studioId, studioId);
    await expect(database().update(studioEarnings).set({ amount: 1 }).where(ofStudio)).rejects.toThrow();
    await expect(database().delete(studioEarnings).where(ofStudio)).rejects.toThrow();
  });

  it("are in statements that follow each other, whatever happened", async () => {
    const months = ["2026-01", "2026-02", "2026-04", "2026-05"];
    const kinds = ["SALE", "REFUND", "CHARGEBACK"] as const;
    let seed = 7;
    const next = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
    for (let count = 0; count < 40; count += 1) {
      const kind = kinds[next(kinds.length)] ?? "SALE";
      const amount = kind === "SALE" ? next(900) : -next(900);
      const createdAt = new Date(
        `${months[next(months.length)] ?? ""}-${String(1 + next(28)).padStart(2, "0")}T00:00:00Z`,
      );
      const currency = ["EUR", "JPY"][next(2)] ?? "EUR";
      await storeEarnings(database(), studioId, { gameId: SHOP_GAME, kind, amount, createdAt, currency });
    }
    const { statements, balances } = await earnings();
    for (const { currency, balance: current } of balances) {
      const own = statements.filter((each) => each.currency === currency).reverse();
      let carried = 0;
      for (const { opening, sales, refunds, chargebacks, payouts, closing } of own) {
        expect(opening).toBe(carried);
        carried = opening + sales + refunds + chargebacks + payouts;
        expect(closing).toBe(carried);
      }
      expect(carried).toBe(current);
    }
    for (const month of months) {
      const read = await statement(month);
      for (const one of read.statements) {
        const listed = statements.find((each) => each.month === month && each.currency === one.currency);
        if (listed) expect(one).toEqual(listed);
        const ofGames = read.games.filter(({ currency }) => currency === one.currency);
        expect(ofGames.reduce((sum, each) => sum + each.sales, 0)).toBe(one.sales);
      }
    }
    // A month without entries carries the balance on.
    const march = await statement("2026-03");
    expect(march.statements.map(({ opening, closing }) => opening - closing)).toEqual([0, 0]);
    expect(await failureOf(owner.fetch(`/gamedev/studios/${studioId}/earnings/2025-12`))).toBe(
      "404 statement_not_found",
    );
  });
});
