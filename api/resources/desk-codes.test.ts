import { and, eq, isNull } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as calls from "~contract/calls/desk-codes";
import * as questCalls from "~contract/calls/desk-quests";
import { readSetup } from "~contract/calls/desk-setup";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { enterCode } from "~contract/calls/quests";
import type { QuestContentReward } from "~contract/entities/quest-content";
import { aQuestContent } from "../../tests/fixtures/a-quest-content";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { auditLog, offerCodes } from "../db/schema";
import { questId } from "../seed/demo-quests";
import { assignOfferCode } from "../store/quests/offer-codes";

const FROM_STOCK: QuestContentReward = { rewardType: "OFFER_CODE", codeValue: "", targetUrl: "/profile/quests/#codes" };
const GIFT = { currency: "GPX", amount: 25 };
const REASON = "The partner sent another list.";
const UNKNOWN_ID = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09";
const codesFrom = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${String(index).padStart(4, "0")}`);

let api: TestApi;
let owner: Member;
let quests = 0;
beforeAll(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  owner = await aMember(api, "Ilse");
  await appoint(api.database, owner, { role: "OWNER", hasSecondFactor: true, isConfirmed: true });
});

let id: string;
/** A draft that nobody has published. */
beforeEach(async () => {
  const alias = `with-codes-${String(++quests)}`;
  const content = aQuestContent({ alias, rewards: [FROM_STOCK] });
  id = (await dataOf(questCalls.createQuestDraft, owner.send("POST", "/desk/quests", { content }))).subjectId;
});

const stock = () => dataOf(calls.listCodeBatches, owner.fetch(`/desk/quests/${id}/codes`));
const add = (codes: string[], gift: object | null = null, quest = id) =>
  owner.send("POST", `/desk/quests/${quest}/codes`, { codes, gift });
const added = (codes: string[], gift: object | null = null) => dataOf(calls.addCodeBatch, add(codes, gift));
const withdraw = (batchId: string, quest = id) =>
  owner.send("POST", `/desk/quests/${quest}/codes/${batchId}/withdrawal`, { reason: REASON });
const draft = async (path: string, body: object = {}) => {
  const { version } = await dataOf(questCalls.readDeskQuest, owner.fetch(`/desk/quests/${id}`));
  return owner.send("POST", `/desk/quests/${id}/${path}`, { version, ...body });
};
const give = ({ userId }: Member) =>
  api.database.transaction((transaction) => assignOfferCode(transaction, { userId, questId: id, now: new Date() }));
const log = async () =>
  (await dataOf(listAuditEntries, owner.fetch(`/desk/audit-log?subjectId=${id}`))).entries.filter(({ action }) =>
    action.startsWith("codes."),
  );

describe("a batch of codes", () => {
  it("makes a draft ready for players, which was not before", async () => {
    expect(await failureOf(draft("publication", { publishDate: null }))).toBe("400 quest_reward_not_payable");
    expect(await stock()).toMatchObject({ takesCodes: true, left: 0, isLow: true, batches: [] });
    expect(await added(codesFrom("READY", 3))).toEqual({ number: 1, added: 3, repeated: 0, known: 0 });
    expect((await draft("publication", { publishDate: null })).status).toBe(200);
    expect(await stock()).toMatchObject({ left: 3, given: 0, redeemed: 0, isLow: true });
  });

  it("leaves out and counts what is repeated or stored, and is refused when nothing is new", async () => {
    await added(codesFrom("TWICE", 3));
    const next = await added([...codesFrom("TWICE", 4), "TWICE-0003", "TWICE-0003"]);
    expect(next).toEqual({ number: 2, added: 1, repeated: 2, known: 3 });
    expect(await failureOf(add(codesFrom("TWICE", 4)))).toBe("400 codes_already_stored");
    const { left, batches } = await stock();
    expect([left, batches.map(({ number, added: size }) => [number, size])]).toEqual([
      4,
      [
        [2, 1],
        [1, 3],
      ],
    ]);
  });

  it("is stored once when it is sent twice at once", async () => {
    const answers = await Promise.all([add(codesFrom("RACE", 50)), add(codesFrom("RACE", 50))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await stock()).toMatchObject({ left: 50 });
    expect(await log()).toHaveLength(1);
  });

  it("is in the log by its number and size, never by its codes", async () => {
    await added(codesFrom("SECRET", 2), GIFT);
    const { batches } = await stock();
    await withdraw(batches[0]?.batchId ?? "");
    const [last, first] = await log();
    expect(first).toMatchObject({ action: "codes.added", subject: { kind: "quest", id }, reason: null });
    expect(first?.after).toEqual({ batch: 1, codes: 2, giftAmount: 25, giftCurrency: "GPX" });
    expect(last).toMatchObject({ action: "codes.withdrawn", reason: REASON, after: { batch: 1, codes: 2 } });
    const all = JSON.stringify(await api.database.select().from(auditLog));
    expect(all).not.toContain("SECRET-");
    expect(JSON.stringify(await stock())).not.toContain("SECRET-");
  });

  it.each<[string, string[], string]>([
    ["one that is too short", ["POND"], "codes.0"],
    ["one with a space", ["POND-0001", "POND 0002"], "codes.1"],
    ["one that is too long", ["P".repeat(41)], "codes.0"],
    ["none", [], "codes"],
    ["too many", codesFrom("MANY", 5001), "codes"],
  ])("is refused as a whole, without repeating what was sent: %s", async (_, codes, fieldName) => {
    const response = await add(codes);
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ code: "invalid_request_payload", details: { fieldName } }] });
    expect(text).not.toContain("POND");
    expect(await stock()).toMatchObject({ left: 0, batches: [] });
  });

  it("is not for quests that give the same code to all, or that are not there", async () => {
    expect(await failureOf(add(codesFrom("OTHER", 1), null, questId("new-face")))).toBe("400 quest_takes_no_codes");
    expect(await failureOf(add(codesFrom("OTHER", 1), null, UNKNOWN_ID))).toBe("404 quest_not_found");
  });

  it("keeps its draft from being discarded while codes are stored", async () => {
    await added(codesFrom("KEPT", 2));
    expect(await failureOf(draft("draft/removal"))).toBe("400 quest_has_codes");
    await withdraw((await stock()).batches[0]?.batchId ?? "");
    expect((await draft("draft/removal")).status).toBe(200);
  });
});

describe("codes of a batch", () => {
  it("go to one player each, and those that are given are not withdrawn", async () => {
    await added(codesFrom("GIVEN", 12));
    const players = await Promise.all(Array.from({ length: 10 }, (_, index) => aMember(api, `Taker${String(index)}`)));
    const { batches } = await stock();
    const batchId = batches[0]?.batchId ?? "";
    const [withdrawal, ...given] = await Promise.all([
      withdraw(batchId),
      ...players.map((each) => give(each).catch(() => null)),
    ]);
    const codes = given.filter((code) => code !== null);
    expect(new Set(codes).size).toBe(codes.length);
    const { withdrawn } = await dataOf(calls.withdrawCodeBatch, withdrawal);
    expect(withdrawn + codes.length).toBe(12);
    expect((await stock()).batches).toMatchObject([{ added: 12, left: 0, given: codes.length, withdrawn }]);
    expect(await failureOf(withdraw(batchId))).toBe("400 no_codes_left");
    const without = and(eq(offerCodes.questId, id), isNull(offerCodes.ownerId));
    expect(await api.database.$count(offerCodes, without)).toBe(0);
  });

  it("can come again once they were withdrawn", async () => {
    await added(codesFrom("AGAIN", 2));
    await withdraw((await stock()).batches[0]?.batchId ?? "");
    expect(await added(codesFrom("AGAIN", 2))).toMatchObject({ number: 2, added: 2 });
    expect((await stock()).batches).toMatchObject([{ left: 2 }, { left: 0, withdrawn: 2 }]);
  });

  it("pay what the batch says, whatever the case, or nothing where they count elsewhere", async () => {
    const player = await aMember(api, "Reader", { emailVerified: true });
    await added(["pays-here-1"], GIFT);
    await give(player);
    const entered = player.send("POST", "/profile/codes", { code: "Pays-Here-1" });
    expect((await dataOf(enterCode, entered)).gift).toEqual(GIFT);
    await added(["elsewhere-1"]);
    expect(await give(player)).toBe("elsewhere-1");
    expect(await failureOf(player.send("POST", "/profile/codes", { code: "elsewhere-1" }))).toBe("404 code_not_found");
    expect(await stock()).toMatchObject({ left: 0, given: 2, redeemed: 1 });
  });

  it("of another quest's batch are not withdrawn", async () => {
    await added(codesFrom("MINE", 1));
    const batchId = (await stock()).batches[0]?.batchId ?? "";
    expect(await failureOf(withdraw(batchId, questId("generous-week")))).toBe("404 code_batch_not_found");
    expect(await failureOf(withdraw(UNKNOWN_ID))).toBe("404 code_batch_not_found");
    expect(await stock()).toMatchObject({ left: 1 });
  });
});

describe("a stock that runs low", () => {
  it("is counted on the desk's first page and said in the list, once players may get it", async () => {
    const low = async () => (await dataOf(readSetup, owner.fetch("/desk/setup"))).lowCodes;
    const listed = async () =>
      (await dataOf(questCalls.listDeskQuests, owner.fetch("/desk/quests?pageSize=50"))).items.find(
        ({ subjectId }) => subjectId === id,
      )?.codes;
    const before = await low();
    await added(codesFrom("LOW", 19));
    expect([await low(), await listed()]).toEqual([before, { left: 19, isLow: true }]);
    await draft("publication", { publishDate: null });
    expect(await low()).toBe(before + 1);
    await added(codesFrom("ENOUGH", 30));
    expect([await low(), await listed()]).toEqual([before, { left: 49, isLow: false }]);
    await api.database
      .update(offerCodes)
      .set({ givenAt: new Date() })
      .where(and(eq(offerCodes.questId, id), eq(offerCodes.batchId, (await stock()).batches[0]?.batchId ?? "")));
    expect([await low(), await listed()]).toEqual([before + 1, { left: 19, isLow: true }]);
  });
});
