import { beforeAll, describe, expect, it } from "vitest";
import { questId } from "~api/seed/demo-quests";
import { groupDigits } from "~/i18n/format-number";
import * as desk from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { expectWarnings } from "../setup/expect-warnings";

expectWarnings(/: quest_not_found$/);

const NEW_QUEST = {
  ...{ intent: "save", alias: "route-quest", questType: "PLAY_GAMES", maximumProgress: "2", position: "40" },
  ...{ "title.en": "Night shift", "title.de": "Nachtschicht", "description.en": "Play two games." },
  ...{
    "callToAction.en": "Pick a game",
    callToActionUrl: "",
    cover: "",
    collectionAlias: "personal",
    payment: "CLAIM",
  },
  ...{ "rewards[0].rewardType": "", "rewards[0].currency": "", "rewards[0].amount": "" },
  ...{ "rewards[1].rewardType": "PIXELS", "rewards[1].currency": "GPX", "rewards[1].amount": "30" },
  ...{
    "rewards[2].rewardType": "OFFER_CODE",
    "rewards[2].codeValue": "POND-10",
    "rewards[2].targetUrl": "/tags/cosy/",
  },
};

let editor: Member;
let support: Member;
beforeAll(async () => {
  editor = await desk.aStaffMember("quest_editor", "EDITOR");
  support = await desk.aStaffMember("quest_support", "SUPPORT");
});

const editorOf = async (id: string, visitor = editor) => (await desk.questPage(visitor, id)).payload.editor;

async function created(fields: Record<string, string> = {}): Promise<string> {
  const { location } = await desk.createQuest(editor, { ...NEW_QUEST, ...fields });
  const [, id] = /\/desk\/quests\/([\w-]+)\/$/.exec(location ?? "") ?? [];
  return id ?? expect.fail();
}

describe("the desk's quests", () => {
  it("are written in a form with rows of rewards, of which the empty ones are left out", async () => {
    const { form } = (await desk.newQuestPage(editor)).payload;
    expect(form.rewards.rows.map(({ rewardType }) => rewardType)).toEqual(["", "", "", "", ""]);
    expect(form.collections.map(({ value }) => value)).toEqual(["daily", "personal"]);
    expect(form.questTypes).toHaveLength(14);
    const id = await created();
    const draft = await editorOf(id);
    expect(draft).toMatchObject({
      ...{ title: "Night shift", text: "Games played", hasDraft: true, isPublished: false, portalHref: null },
      form: { alias: "route-quest", maximumProgress: "2", payment: "CLAIM", callToActionUrl: "", cover: "" },
    });
    expect(draft.form.rewards.rows.slice(0, 3)).toMatchObject([
      { rewardType: "PIXELS", currency: "GPX", amount: "30", codeValue: "" },
      { rewardType: "OFFER_CODE", codeValue: "POND-10", targetUrl: "/tags/cosy/", amount: "" },
      { rewardType: "" },
    ]);
    const { version } = draft;
    expect((await desk.changeQuest(editor, id, { ...NEW_QUEST, version })).payload).toMatchObject({
      error: "no_changes",
    });
    const change = { ...NEW_QUEST, version, "title.en": "Early shift", then: "publish" };
    expect((await desk.changeQuest(editor, id, change)).location).toBe(`/desk/quests/${id}/`);
    expect(await editorOf(id)).toMatchObject({
      title: "Early shift",
      isPublished: true,
      portalHref: "/profile/quests/",
    });
  });

  it.each<[string, Record<string, string>, Record<string, string[]>]>([
    [
      "a reward without its parts",
      { "rewards[1].amount": "", "rewards[1].currency": "" },
      {
        "rewards[1].currency": ["Fill this in."],
        "rewards[1].amount": ["Fill this in."],
      },
    ],
    ["too many pixels", { "rewards[1].amount": "10001" }, { "rewards[1].amount": [`At most ${groupDigits(10_000)}.`] }],
    ["half a pixel", { "rewards[1].amount": "1.5" }, { "rewards[1].amount": ["Give a whole number."] }],
    [
      "a code for another host",
      { "rewards[2].targetUrl": "//evil.example" },
      {
        "rewards[2].targetUrl": ["This does not fit."],
      },
    ],
    [
      "no reward at all",
      { "rewards[1].rewardType": "", "rewards[2].rewardType": "" },
      {
        "rewards[0].rewardType": ["Fill this in."],
      },
    ],
    ["no English title", { "title.en": "" }, { "title.en": ["Fill this in."] }],
    [
      "a script as its address",
      { callToActionUrl: "javascript:alert(1)" },
      { callToActionUrl: ["This does not fit."] },
    ],
    ["a taken key", { alias: "new-face" }, { alias: ["Another quest has this key."] }],
    [
      "more than can be reached",
      { questType: "SETUP_CUSTOM_AVATAR" },
      {
        maximumProgress: ["Nobody can reach this with what counts here."],
      },
    ],
    ["a picture of no game", { cover: "/media/nowhere.webp" }, { cover: ["No published game has this picture."] }],
  ])("say at the field what is wrong: %s", async (_, fields, problems) => {
    const { payload, status } = await desk.createQuest(editor, { ...NEW_QUEST, alias: "refused", ...fields });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(payload).toMatchObject({ ok: false, reply: { error: problems } });
  });

  it("say above the form which reward cannot be paid", async () => {
    const fields = { ...NEW_QUEST, alias: "refused", "rewards[2].codeValue": "", then: "publish" };
    expect((await desk.createQuest(editor, fields)).payload).toMatchObject({ error: "quest_reward_not_payable" });
  });

  it("are archived with a reason, and listed with their state", async () => {
    const id = await created({ alias: "short-lived", "title.en": "Short-lived", then: "publish" });
    const { version } = await editorOf(id);
    const archived = await desk.changeQuest(editor, id, { intent: "archive", version, reason: "Too short." });
    expect(archived.location).toBe("/desk/quests/");
    const { rows, columns, newLink } = (await desk.questsPage(editor, "/desk/quests/?search=short-lived")).payload.list;
    expect(columns).toEqual(["Collection", "Players"]);
    expect(rows).toMatchObject([
      {
        ...{ id, name: "Short-lived", note: "Games played", languages: "2 of 7", state: { state: "ARCHIVED" } },
        cells: [{ text: "personal" }, { text: "0" }],
      },
    ]);
    expect(newLink).not.toBeNull();
  });

  it("are read by support, who changes nothing", async () => {
    expect((await desk.questsPage(support)).payload.list.newLink).toBeNull();
    expect(await editorOf(questId("new-face"), support)).toMatchObject({ mayChange: false, changes: null });
    expect((await desk.createQuest(support, NEW_QUEST)).payload).toMatchObject({ error: "staff_role_insufficient" });
  });

  it("offer the pictures of a game that is searched for, besides the own one", async () => {
    const { editor: shown } = (await desk.questPage(editor, questId("new-face"), "?search=softfall")).payload;
    expect(shown.pictures.search).toBe("softfall");
    const [none, own, ...others] = shown.form.covers;
    expect([none?.value, own?.value]).toEqual(["", shown.form.cover]);
    expect(others.every(({ value }) => value.startsWith("/media/covers/softfall/"))).toBe(true);
  });

  it("are not found by an unknown id", async () => {
    expect((await desk.questPage(editor, "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09")).status).toBe(404);
    expect((await desk.questPage(editor, "somewhere")).status).toBe(404);
  });
});

describe("the simulation", () => {
  it("shows each collection on a day, with its rules", async () => {
    const { simulation } = (await desk.questSimulationPage(support, "?date=2027-03-01")).payload;
    expect(simulation.date).toBe("2027-03-01");
    const [daily, personal] = simulation.collections;
    expect(daily).toMatchObject({
      title: "daily (at random, again and again)",
      rules: expect.stringContaining(
        "Hours between refreshes: 24 · New at a refresh: 3 · Unfinished at once: 5",
      ) as string,
    });
    expect(daily?.rules).toContain("2 Mar 2027");
    expect([daily?.given.quests.length, daily?.others.quests.length]).toEqual([3, 3]);
    expect(personal?.given.quests.map(({ title }) => title)).toContain("A face to the name");
    expect(personal?.others).toEqual({ quests: [], more: null });
  });

  it.each(["", "?date=", "?date=2027-02-30", "?date=soon"])("is that of today for the address %j", async (query) => {
    const { simulation } = (await desk.questSimulationPage(support, query)).payload;
    expect(simulation.date).toBe(new Date().toISOString().slice(0, "yyyy-mm-dd".length));
  });

  it("names kinds of quests in German", async () => {
    const { simulation } = (await desk.questSimulationPage(support, "", "/de")).payload;
    expect(simulation.collections[1]?.given.quests[0]?.text).toBe("Eigenes Bild im Profil");
  });
});
