import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { offerCodes, playerQuests } from "~api/db/schema";
import { questId } from "~api/seed/demo-quests";
import { groupDigits } from "~/i18n/format-number";
import { action as claimAction } from "~/routes/api.quests";
import { loader as questPage } from "~/routes/($locale).profile.quests/route";
import * as desk from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { expectWarnings } from "../setup/expect-warnings";
import { runAction, runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

expectWarnings(/: (codes_already_stored|quest_not_found)$/);

const QUEST = questId("generous-week");
const ADDING = { intent: "add-codes", codes: "", amount: "", currency: "" };

let editor: Member;
let support: Member;
beforeAll(async () => {
  editor = await desk.aStaffMember("code_editor", "EDITOR");
  support = await desk.aStaffMember("code_support", "SUPPORT");
});

beforeEach(async () => {
  const database = await openPortal();
  await database.update(offerCodes).set({ givenAt: null }).where(eq(offerCodes.questId, QUEST));
});

const codesOf = async (visitor = editor, locale = "") => (await desk.codesPage(visitor, QUEST, locale)).payload.codes;
const problemOf = async (fields: Record<string, string>) =>
  (await desk.changeCodes(editor, QUEST, { ...ADDING, ...fields })).payload;

describe("the desk's codes", () => {
  it("are added as lines and as a file, and counted", async () => {
    const before = await codesOf();
    expect(before).toMatchObject({ title: "Codes: Passing it on", warning: null, takesCodes: true });
    const form = new FormData();
    for (const [name, value] of Object.entries(ADDING)) form.append(name, value);
    form.set("codes", "ROUTE-0001\r\n\r\nROUTE-0002\r\n");
    form.set("amount", "40");
    form.set("currency", "RPX");
    form.set("file", new File(["Code;Note\nROUTE-0003;x\nROUTE 0003;y\n"], "codes.csv", { type: "text/csv" }));
    const wrongLine = await desk.changeCodes(editor, QUEST, form);
    expect(wrongLine.payload).toMatchObject({
      reply: { error: { codes: ["What stands on these lines is no code: 6."] } },
    });
    form.set("file", new File(["Code;Note\nROUTE-0003;x\nROUTE-0003;y\n"], "codes.csv", { type: "text/csv" }));
    expect((await desk.changeCodes(editor, QUEST, form)).location).toBe(`/desk/quests/${QUEST}/codes/`);
    const [batch] = (await codesOf()).batches;
    expect(batch?.numbers).toBe("Added: 3 · left: 3 · given: 0 · redeemed here: 0 · withdrawn: 0");
    expect(batch?.facts).toContain("pays 40 RPx");
    const again = { ...ADDING, codes: "ROUTE-0001" };
    expect((await desk.changeCodes(editor, QUEST, { ...again, amount: "40", currency: "RPX" })).payload).toMatchObject({
      reply: { error: { codes: ["All of these codes are stored already."] } },
    });
  });

  it.each<[string, Record<string, string>, Record<string, string[]>]>([
    ["nothing", {}, { codes: ["Fill this in."] }],
    ["a heading alone", { codes: "code" }, { codes: ["Fill this in."] }],
    ["words", { codes: "POND-0001\ntwo words" }, { codes: ["What stands on these lines is no code: 2."] }],
    [
      "a text",
      { codes: "no code\n".repeat(12) },
      { codes: ["What stands on these lines is no code: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, …."] },
    ],
    [
      "too many",
      { codes: Array.from({ length: 5001 }, (_, index) => `MANY-${String(index)}`).join("\n") },
      { codes: [`At most ${groupDigits(5000)} codes at once.`] },
    ],
    ["half a gift", { codes: "POND-0001", amount: "5" }, { currency: ["Fill this in."] }],
    ["a gift of nothing", { codes: "POND-0001", currency: "RPX" }, { amount: ["Fill this in."] }],
    [
      "too much",
      { codes: "POND-0001", amount: "10001", currency: "RPX" },
      { amount: [`At most ${groupDigits(10_000)}.`] },
    ],
  ])("say at the field what is wrong: %s", async (_, fields, problems) => {
    expect(await problemOf(fields)).toMatchObject({ ok: false, reply: { error: problems } });
  });

  it("are withdrawn by batch, with a reason", async () => {
    await desk.changeCodes(editor, QUEST, { ...ADDING, codes: "WITHDRAW-1\nWITHDRAW-2" });
    const [batch] = (await codesOf()).batches;
    const fields = { intent: "withdraw-codes", subject: batch?.id ?? "", reason: "" };
    expect((await desk.changeCodes(editor, QUEST, fields)).payload).toMatchObject({
      reply: { error: { reason: ["Fill this in."] } },
    });
    await desk.changeCodes(editor, QUEST, { ...fields, reason: "The wrong list." });
    expect((await codesOf()).batches[0]).toMatchObject({
      numbers: "Added: 2 · left: 0 · given: 0 · redeemed here: 0 · withdrawn: 2",
      canWithdraw: false,
    });
  });

  it("are counted, not changed, by support, in any language", async () => {
    const codes = await codesOf(support, "/de");
    expect([codes.title.startsWith("Codes: "), codes.form]).toEqual([true, null]);
    expect(codes.batches.some(({ canWithdraw }) => canWithdraw)).toBe(false);
    const refused = await desk.changeCodes(support, QUEST, { ...ADDING, codes: "SUPPORT-1" });
    expect(refused.payload).toMatchObject({ error: "staff_role_insufficient" });
    expect((await desk.codesPage(editor, "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09")).status).toBe(404);
  });

  it("are said to be gone, at the desk and to the player whose reward then waits", async () => {
    const database = await openPortal();
    const player = await aPlayer("code_waiter");
    const path = "/profile/quests/";
    const board = () => runLoader(questPage, "/:locale?/profile/quests", path, { visitor: player });
    await board();
    const isOurs = and(eq(playerQuests.userId, player.userId), eq(playerQuests.questId, QUEST));
    await database.update(playerQuests).set({ completedAt: new Date() }).where(isOurs);
    const claimKey = crypto.randomUUID();
    const body = () => new URLSearchParams({ alias: "generous-week", claimKey });
    const claim = () => runAction(claimAction, "/api/quests/", { visitor: player, body: body() });
    await database.update(offerCodes).set({ givenAt: new Date() }).where(eq(offerCodes.questId, QUEST));
    expect((await claim()).payload).toEqual({ isPaid: false, problem: "quests.claimNoCodes" });
    expect((await codesOf()).warning).toBe(
      "No codes are left. Whoever finishes the quest keeps the reward, and collects it once there are new ones.",
    );
    await desk.changeCodes(editor, QUEST, { ...ADDING, codes: "WAITED-FOR-1" });
    expect((await claim()).payload).toEqual({ isPaid: true });
  });
});
