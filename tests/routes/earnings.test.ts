import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { gameId } from "~api/seed/demo-games";
import * as desk from "../fixtures/desk-pages";
import * as pages from "../fixtures/earnings-pages";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { addMember, storeStudio } from "../fixtures/stored-studios";
import { storedBalance, storeEarnings } from "../fixtures/studio-earnings";
import { openPortal } from "../setup/portal-visitors";

const GAME = gameId("lantern-run");
const OCTOBER = new Date("2026-10-12T12:00:00Z");
const BANK = { intent: "save-bank", holder: "=Kite Club", iban: "DE89 3704 0044 0532 0130 00", otherAccount: "" };

let database: Awaited<ReturnType<typeof openPortal>>;
let boss: Member;
let kim: Member;
let studioId: string;
let name: string;
let count = 0;
beforeAll(async () => {
  database = await openPortal();
  boss = await desk.aStaffMember("earnings_boss", "OWNER");
});
beforeEach(async () => {
  count += 1;
  kim = await aPlayer(`earnings_kim${String(count)}`);
  name = `Kite ${String(count)}`;
  studioId = await storeStudio(database, kim, name);
});

const earn = (amount: number, createdAt = OCTOBER) =>
  storeEarnings(database, studioId, { gameId: GAME, amount, createdAt });
const linesOf = async (file: Response) => (await file.text()).split("\r\n");
const dueRow = async () => {
  const { list } = (await pages.payoutsPage(boss, "?minimum=0")).payload;
  return list.due.find((due) => due.fields.studioId === studioId);
};

describe("a studio's earnings", () => {
  it("say so when there are none", async () => {
    const { earnings } = (await pages.earningsPage(kim, studioId, "/de")).payload;
    expect(earnings).toMatchObject({
      ...{ balances: [], emptyText: "Bisher wurde nichts für Geld verkauft." },
      share: expect.stringMatching(/^Euer Anteil: 70 % /) as unknown,
      header: { earningsHref: `/de/studio/${studioId}/earnings/` },
    });
  });

  it("are listed by month, and lead to the statement with its games and its file", async () => {
    await earn(700);
    await storeEarnings(database, studioId, { gameId: GAME, amount: -70, kind: "REFUND", createdAt: OCTOBER });
    await earn(300, new Date("2026-09-01T00:00:00Z"));
    const { table, balances } = (await pages.earningsPage(kim, studioId)).payload.earnings;
    expect(balances).toEqual([{ label: "Balance in EUR", value: "9.3\u00a0EUR" }]);
    const href = `/studio/${studioId}/earnings/2026-10/`;
    expect(table.rows[0]).toEqual({
      ...{ name: "October 2026", href, numbers: ["6.3\u00a0EUR", "0\u00a0EUR", "9.3\u00a0EUR"] },
    });
    const { statement } = (await pages.statementPage(kim, studioId, "2026-10")).payload;
    expect(statement.tables.map(({ id }) => id)).toEqual(["sums", "games"]);
    expect(statement.tables[1]?.rows).toEqual([{ name: "Lantern Run", numbers: ["1", "7\u00a0EUR", "-0.7\u00a0EUR"] }]);
    expect(statement).toMatchObject({ note: null, csv: { href: `${href}csv/` } });
    const lines = await linesOf(await pages.statementFile(kim, studioId, "2026-10"));
    expect(lines.slice(1)).toEqual([
      ...["2026-10,EUR,Lantern Run,1,7,-0.7,0", expect.stringContaining("Opening balance") as unknown],
      ...["2026-10,EUR,3,7,-0.7,0,0,9.3", ""],
    ]);
  });

  it("are not for testers, nor for others", async () => {
    await earn(700);
    const tess = await aPlayer(`earnings_tess${String(count)}`);
    await addMember(database, studioId, tess, "TESTER");
    for (const [visitor, status] of [
      [tess, 403],
      [boss, 404],
    ] as const) {
      expect((await pages.earningsPage(visitor, studioId)).status).toBe(status);
      expect((await pages.statementPage(visitor, studioId, "2026-10")).status).toBe(status);
    }
    for (const month of ["2026-13", "2025-01", "october"]) {
      expect((await pages.statementPage(kim, studioId, month)).status).toBe(404);
    }
  });
});

describe("a studio's bank details", () => {
  it("are saved and deleted by its owner, and seen by nobody else", async () => {
    expect(await pages.changeBank(kim, studioId, BANK)).toMatchObject({ status: 302 });
    expect((await pages.earningsPage(kim, studioId)).payload.earnings.bank).toMatchObject({
      ...{ holder: BANK.holder, iban: "DE89370400440532013000", otherAccount: "" },
    });
    const dev = await aPlayer(`earnings_dev${String(count)}`);
    await addMember(database, studioId, dev, "DEVELOPER");
    expect((await pages.earningsPage(dev, studioId)).payload.earnings.bank).toBeNull();
    expect(await pages.changeBank(kim, studioId, { intent: "delete-bank" })).toMatchObject({ status: 302 });
    expect((await pages.earningsPage(kim, studioId)).payload.earnings.bank).toMatchObject({ iban: "", changed: null });
  });

  it("say at their fields what is wrong, and keep what was typed", async () => {
    const refused = await pages.changeBank(kim, studioId, { ...BANK, holder: " ", iban: "DE88 3704" });
    expect(refused.payload).toMatchObject({
      ...{ ok: false, values: { iban: "DE88 3704" } },
      problems: { holder: expect.any(String) as unknown, iban: expect.stringContaining("IBAN") as unknown },
    });
    const both = await pages.changeBank(kim, studioId, { ...BANK, otherAccount: "123" });
    expect(both.payload).toMatchObject({ problems: { iban: expect.any(String) as unknown } });
  });
});

describe("payouts at the desk", () => {
  it("are due from a minimum on, and recorded once by one form", async () => {
    await earn(6_050);
    const { list } = (await pages.payoutsPage(boss, "?minimum=61")).payload;
    expect(list.due.some(({ fields }) => fields.studioId === studioId)).toBe(false);
    const due = (await dueRow()) ?? expect.fail("nothing is due");
    expect(due).toMatchObject({ balance: "60.5\u00a0EUR", amount: "60.50", bank: "No bank details yet" });
    const fields = {
      ...{ ...due.fields, intent: "record-payout", subject: due.id },
      ...{ amount: "60,50", paidOn: "2026-11-20", reference: "October" },
    };
    const sent = { status: 302, location: "/desk/payouts/?minimum=0" };
    expect(await pages.pay(boss, fields, "?minimum=0")).toMatchObject(sent);
    // A second press of the same form.
    expect(await pages.pay(boss, fields, "?minimum=0")).toMatchObject(sent);
    expect([await storedBalance(database, studioId), await dueRow()]).toEqual([0, undefined]);
    const { history } = (await pages.historyPage(boss)).payload;
    const [payout] = history.payouts;
    expect(payout).toMatchObject({ title: expect.stringContaining(name) as unknown, reversed: null });
    const back = { intent: "reverse-payout", subject: payout?.id ?? "", reason: "It came back." };
    expect(await pages.reverse(boss, back)).toMatchObject({ status: 302 });
    expect((await pages.reverse(boss, back)).payload).toMatchObject({ error: "payout_reversed" });
    expect(await storedBalance(database, studioId)).toBe(6_050);
  });

  it("say at their fields what is wrong, and keep their id", async () => {
    await earn(1_000);
    const due = (await dueRow()) ?? expect.fail("nothing is due");
    const send = (changes: Record<string, string>) =>
      pages.pay(boss, {
        ...{ ...due.fields, intent: "record-payout", subject: due.id, amount: "1", paidOn: "2026-11-20" },
        ...{ reference: "October", ...changes },
      });
    expect((await send({ amount: "10.01" })).payload).toMatchObject({
      error: "payout_too_high",
      reply: { error: { amount: [expect.any(String)] }, initialValue: { key: due.fields.key } },
    });
    for (const [field, value] of [
      ["amount", "0"],
      ["amount", "1.005"],
      ["paidOn", "soon"],
      ["reference", ""],
    ] as const) {
      expect(await send({ [field]: value })).toMatchObject({
        status: 422,
        payload: { reply: { error: { [field]: {} } } },
      });
    }
  });

  it("are listed for the bank, without formulas", async () => {
    await earn(6_000);
    expect(await linesOf(await pages.payoutFile(boss))).not.toContainEqual(expect.stringContaining(name));
    await pages.changeBank(kim, studioId, BANK);
    const file = await pages.payoutFile(boss);
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="payouts.csv"');
    const line = (await linesOf(file)).find((each) => each.includes(name));
    expect(line).toMatch(/^'=Kite Club,DE89370400440532013000,60,EUR,Kite/);
  });

  it("are for the portal's owner", async () => {
    const sue = await desk.aStaffMember(`earnings_sue${String(count)}`, "SUPPORT");
    for (const page of [pages.payoutsPage(sue), pages.historyPage(sue), pages.sharesPage(sue)]) {
      expect((await page).status).toBe(403);
    }
    expect((await pages.payoutFile(sue)).status).not.toBe(200);
  });
});

describe("shares at the desk", () => {
  const own = async () => {
    const { list } = (await pages.sharesPage(boss, `?search=${encodeURIComponent(name)}`)).payload;
    return list.studios.find(({ id }) => id === studioId);
  };
  const change = (fields: Record<string, string>) =>
    pages.changeShare(boss, { intent: "change-share", subject: studioId, reason: "As agreed.", ...fields });

  it("of one studio are its own, now or later, until it has the usual one again", async () => {
    expect(await own()).toMatchObject({ share: "70 %, as usual", percent: "" });
    expect(await change({ percent: "72,5" })).toMatchObject({ status: 302 });
    expect(await change({ percent: "80", validFrom: "2099-01-01T00:00" })).toMatchObject({ status: 302 });
    expect(await own()).toMatchObject({
      ...{ share: "72.5 %", percent: "72.5", planned: ["80 % from 1 Jan 2099, 00:00 UTC"] },
    });
    expect(await change({ percent: "" })).toMatchObject({ status: 302 });
    expect(await own()).toMatchObject({ share: "70 %, as usual" });
    const log = (await desk.auditLogPage(boss, `/desk/audit-log/?search=${encodeURIComponent(name)}`)).payload;
    expect(JSON.stringify(log)).toContain("72.5");
  });

  it("say at their fields what is wrong", async () => {
    for (const percent of ["101", "-1", "x", "1.234"]) {
      expect(await change({ percent })).toMatchObject({ status: 422, payload: { reply: { error: { percent: {} } } } });
    }
    const past = await change({ percent: "50", validFrom: "2020-01-01T00:00" });
    expect(past.payload).toMatchObject({ error: "share_date_past", reply: { error: { validFrom: {} } } });
    const portal = await pages.changeShare(boss, { intent: "change-share", reason: "x" });
    expect(portal).toMatchObject({ status: 422, payload: { reply: { error: { percent: {} } } } });
  });
});
