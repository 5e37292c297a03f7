import { beforeAll, describe, expect, it } from "vitest";
import * as desk from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";

let editor: Member;
let support: Member;
beforeAll(async () => {
  editor = await desk.aStaffMember("collection_editor", "EDITOR");
  support = await desk.aStaffMember("collection_support", "SUPPORT");
});

const listOf = async (visitor = editor, locale = "") => (await desk.collectionsPage(visitor, locale)).payload.list;

async function dailyForm(): Promise<Record<string, string>> {
  const { collections } = await listOf();
  const daily = collections.find(({ alias }) => alias === "daily") ?? expect.fail();
  const numbers = Object.fromEntries(daily.fields.map(({ name, saved }) => [name, saved]));
  return { intent: "change-collection", subject: "daily", version: daily.version, ...numbers };
}

const simulatedRules = async () =>
  (await desk.questSimulationPage(editor)).payload.simulation.collections.find(({ alias }) => alias === "daily")?.rules;

describe("the numbers of a collection", () => {
  it("are changed in a form, count at once for whoever comes next, and are in the log", async () => {
    const form = await dailyForm();
    expect(form).toMatchObject({
      refreshHours: "24",
      maxNewQuestsAtRefresh: "3",
      maxQuestsAvailable: "5",
      position: "0",
    });
    const changed = { ...form, maxNewQuestsAtRefresh: "2", maxQuestsAvailable: "" };
    expect((await desk.changeCollection(editor, changed)).location).toBe("/desk/quests/collections/");
    expect(await simulatedRules()).toContain("New at a refresh: 2 · Unfinished at once: ∞");
    const owner = await desk.aStaffMember("collection_owner", "OWNER");
    const [line] = (await desk.auditLogPage(owner, "/desk/audit-log/?action=collection.changed")).payload.log.lines;
    expect(line).toMatchObject({
      text: "collection_editor changed the collection daily.",
      fields: [
        { field: "Unfinished quests at once", parts: [{ text: "5", change: "removed" }] },
        { field: "New quests at a refresh", parts: [{ text: "3" }, { text: "2" }] },
      ],
    });
    await desk.changeCollection(editor, { ...form, version: (await dailyForm())["version"] ?? "" });
    expect(await dailyForm()).toEqual(form);
  });

  it.each<[string, Record<string, string>, Record<string, string[]>]>([
    ["no hours at all", { refreshHours: "0" }, { refreshHours: ["At least 1."] }],
    ["half a quest", { maxNewQuestsAtRefresh: "1.5" }, { maxNewQuestsAtRefresh: ["Give a whole number."] }],
    ["fewer than none", { maxQuestsAvailable: "-1" }, { maxQuestsAvailable: ["At least 0."] }],
    ["no place", { position: "" }, { position: ["Fill this in."] }],
  ])("say at the field what is wrong: %s", async (_, fields, problems) => {
    const { payload } = await desk.changeCollection(editor, { ...(await dailyForm()), ...fields });
    expect(payload).toMatchObject({ ok: false, reply: { error: problems } });
  });

  it("are not replaced unseen, and not saved without a change", async () => {
    const form = await dailyForm();
    const stale = { ...form, version: "another", maxQuestsAvailable: "4" };
    expect((await desk.changeCollection(editor, stale)).payload).toMatchObject({ error: "content_changed" });
    expect((await desk.changeCollection(editor, form)).payload).toMatchObject({ error: "no_changes" });
    expect(await dailyForm()).toEqual(form);
  });

  it("are shown, not changed, to support, in any language", async () => {
    const { mayChange, collections } = await listOf(support, "/de");
    expect([mayChange, collections[0]?.fields[0]?.label]).toEqual([false, "Stunden zwischen Wechseln"]);
    const refused = await desk.changeCollection(support, { ...(await dailyForm()), maxQuestsAvailable: "4" });
    expect(refused.payload).toMatchObject({ error: "staff_role_insufficient" });
  });
});
