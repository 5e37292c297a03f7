import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as calls from "~contract/calls/desk-quests";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { listQuests } from "~contract/calls/quests";
import type { QuestContent, QuestContentReward } from "~contract/entities/quest-content";
import { aQuestContent } from "../../tests/fixtures/a-quest-content";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { playerQuests } from "../db/schema";
import { DEMO_SHARED_CONTENTS, questId } from "../seed/demo-quests";
import { publishDueDrafts } from "../store/drafts/due-drafts";
import { recordQuestStep } from "../store/quests/quest-progress";

const DAY_MS = 24 * 3_600_000;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
const UNKNOWN_ID = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09";
const [WALLPAPER] = DEMO_SHARED_CONTENTS;
const PIXELS: QuestContentReward = { rewardType: "PIXELS", currency: "GPX", amount: 30 };

const CONTENT = aQuestContent();

let api: TestApi;
let editor: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  editor = await aMember(api, "Ilse");
  await appoint(api.database, editor, { role: "EDITOR" });
});

const read = (id: string) => dataOf(calls.readDeskQuest, editor.fetch(`/desk/quests/${id}`));
const list = (query = "") => dataOf(calls.listDeskQuests, editor.fetch(`/desk/quests${query}`));
const boardOf = async (player: Pick<Member, "fetch">) =>
  (await dataOf(listQuests, player.fetch("/gxc/v3/quests"))).collections;
const questOf = async (player: Pick<Member, "fetch">, alias = CONTENT.alias) =>
  (await boardOf(player)).flatMap((collection) => collection.quests).find((quest) => quest.alias === alias);
const create = (content: Partial<QuestContent> = {}) =>
  editor.send("POST", "/desk/quests", { content: { ...CONTENT, ...content } });
const post = async (id: string, path: string, body: object = {}) =>
  editor.send("POST", `/desk/quests/${id}/${path}`, { version: (await read(id)).version, ...body });
const publish = (id: string, publishDate: string | null = null) => post(id, "publication", { publishDate });
const published = async (content: Partial<QuestContent> = {}) => {
  const { subjectId } = await dataOf(calls.createQuestDraft, create(content));
  expect((await publish(subjectId)).status).toBe(200);
  return subjectId;
};
const save = async (id: string, content: Partial<QuestContent>) => {
  const { draft, published: current, version } = await read(id);
  const body = { content: { ...(draft?.content ?? current ?? CONTENT), ...content }, version };
  return editor.send("PUT", `/desk/quests/${id}/draft`, body);
};
const play = ({ userId }: Member, subjectId: string, now = new Date()) =>
  api.database.transaction((transaction) =>
    recordQuestStep(transaction, { userId, questType: "PLAY_GAMES", subjectId, now }),
  );

describe("a new quest", () => {
  it("is a draft that nobody gets until it is published", async () => {
    const { subjectId } = await dataOf(calls.createQuestDraft, create());
    expect(await read(subjectId)).toMatchObject({ state: "DRAFT", published: null, draft: { content: CONTENT } });
    expect(await questOf(await aMember(api, "Early"))).toBeUndefined();
    expect((await publish(subjectId)).status).toBe(200);
    expect(await questOf(await aMember(api, "Late"))).toMatchObject({
      ...{ questType: "PLAY_GAMES", progress: 0, maximumProgress: 2, callToActionUrl: "/tags/cosy/" },
      ...{ rewardType: "PIXELS", pixelsReward: { currency: "GPX", amount: 30 } },
      title: { value: "Night shift", translations: { de: "Nachtschicht" } },
    });
    expect(await read(subjectId)).toMatchObject({ state: "PUBLISHED", published: CONTENT, draft: null });
  });

  it("has every kind of reward, which comes back as it was written", async () => {
    const rewards: QuestContentReward[] = [
      PIXELS,
      { rewardType: "OFFER_CODE", codeValue: "POND-10", targetUrl: "https://shop.example/codes" },
      { rewardType: "PRIVILEGED_FEATURE", alias: "avatar-frame-crown" },
      { rewardType: "SHARED_CONTENT", sharedContentId: WALLPAPER?.sharedContentId ?? "" },
    ];
    const id = await published({ rewards, maximumProgress: 1 });
    expect((await read(id)).published?.rewards).toEqual(rewards);
    const player = await aMember(api, "Paula", { emailVerified: true });
    await play(player, UNKNOWN_ID);
    const quest = await questOf(player);
    expect(quest?.completed).toBe(true);
    expect(quest?.rewards.map(({ rewardType }) => rewardType)).toEqual(rewards.map(({ rewardType }) => rewardType));
  });

  it.each<[string, object, string]>([
    ["another quest's alias", { alias: "new-face" }, "400 quest_alias_taken"],
    ["an unknown collection", { collectionAlias: "hourly" }, "400 quest_collection_unknown"],
    [
      "a picture of no game",
      { cover: "/media/covers/lantern-run/nowhere/webp-640x360.webp" },
      "400 quest_picture_unknown",
    ],
    ["another file", { cover: "/media/covers/lantern-run/night/evil.svg" }, "400 quest_picture_unknown"],
    ["a second picture of a profile", { questType: "SETUP_CUSTOM_AVATAR" }, "400 quest_progress_too_high"],
    ["five links", { questType: "SETUP_BIO_LINKS", maximumProgress: 5 }, "400 quest_progress_too_high"],
    ["more accounts than partners", { questType: "LINK_PARTNER_ACCOUNT" }, "400 quest_progress_too_high"],
    [
      "content that is not there",
      { rewards: [{ rewardType: "SHARED_CONTENT", sharedContentId: UNKNOWN_ID }] },
      "400 quest_reward_not_payable",
    ],
    ["no English title", { title: { de: "Nachtschicht" } }, "400 invalid_request_payload"],
    ["no reward", { rewards: [] }, "400 invalid_request_payload"],
    ["six rewards", { rewards: Array.from({ length: 6 }, () => PIXELS) }, "400 invalid_request_payload"],
    ["real money", { rewards: [{ ...PIXELS, currency: "USD" }] }, "400 invalid_request_payload"],
    ["no pixels", { rewards: [{ ...PIXELS, amount: 0 }] }, "400 invalid_request_payload"],
    ["too many pixels", { rewards: [{ ...PIXELS, amount: 10_001 }] }, "400 invalid_request_payload"],
    [
      "an unknown feature",
      { rewards: [{ rewardType: "PRIVILEGED_FEATURE", alias: "x" }] },
      "400 invalid_request_payload",
    ],
    ["a script as its address", { callToActionUrl: "javascript:alert(1)" }, "400 invalid_request_payload"],
    ["another host as a path", { callToActionUrl: "//evil.example" }, "400 invalid_request_payload"],
    ["an address without TLS", { callToActionUrl: "http://shop.example/" }, "400 invalid_request_payload"],
    ["no progress", { maximumProgress: 0 }, "400 invalid_request_payload"],
    ["endless progress", { maximumProgress: 1_000_001 }, "400 invalid_request_payload"],
  ])("is refused with %s", async (_, content, failure) => {
    expect(await failureOf(create(content))).toBe(failure);
  });

  it("publishes itself at its moment, unless its alias has gone", async () => {
    const kept = await dataOf(calls.createQuestDraft, create());
    const lost = await dataOf(calls.createQuestDraft, create());
    for (const [index, { subjectId }] of [kept, lost].entries()) await publish(subjectId, fromNow(DAY_MS + index));
    await publishDueDrafts(api.database, new Date(Date.now() + 2 * DAY_MS));
    expect((await read(kept.subjectId)).state).toBe("PUBLISHED");
    expect(await read(lost.subjectId)).toMatchObject({ state: "DRAFT", draft: { failure: "quest_alias_taken" } });
  });
});

describe("a published quest", () => {
  it("is changed by one editor at a time", async () => {
    const id = await published();
    const { version } = await read(id);
    const change = (title: string) =>
      editor.send("PUT", `/desk/quests/${id}/draft`, { content: { ...CONTENT, title: { en: title } }, version });
    expect((await change("Early shift")).status).toBe(200);
    expect(await failureOf(change("Late shift"))).toBe("400 content_changed");
    expect((await publish(id)).status).toBe(200);
    expect((await questOf(await aMember(api, "Paula")))?.title.value).toBe("Early shift");
    const { entries } = await dataOf(listAuditEntries, editor.fetch("/desk/audit-log?pageSize=1"));
    expect(entries[0]).toMatchObject({
      ...{ action: "content.published", subject: { kind: "quest", id, name: "Early shift" } },
      ...{ before: { "title.en": "Night shift" }, after: { "title.en": "Early shift" } },
    });
  });

  it("keeps what is counted until nobody waits for its reward", async () => {
    const id = await published();
    const player = await aMember(api, "Paula");
    await questOf(player);
    for (const change of [{ questType: "BUY_GAMES" as const }, { maximumProgress: 3 }]) {
      expect(await failureOf(save(id, change))).toBe("400 quest_in_progress");
    }
    expect((await save(id, { title: { en: "Early shift" }, rewards: [PIXELS, PIXELS] })).status).toBe(200);
    await api.database.update(playerQuests).set({ completedAt: new Date(), paidAt: new Date() });
    expect((await save(id, { maximumProgress: 3 })).status).toBe(200);
  });

  it("is not published with other rules once somebody has got it", async () => {
    const id = await published();
    expect((await save(id, { maximumProgress: 3 })).status).toBe(200);
    await questOf(await aMember(api, "Paula"));
    expect(await failureOf(publish(id))).toBe("400 quest_in_progress");
  });

  it("is archived with the progress of its players, and comes back with it", async () => {
    const id = await published();
    const player = await aMember(api, "Paula");
    await questOf(player);
    await play(player, questId("new-face"));
    expect((await questOf(player))?.progress).toBe(1);

    expect((await post(id, "archive", { reason: "Too late at night." })).status).toBe(200);
    expect(await questOf(player)).toBeUndefined();
    expect(await questOf(await aMember(api, "Newcomer"))).toBeUndefined();
    await play(player, questId("few-lines"));
    expect(await read(id)).toMatchObject({ state: "ARCHIVED", published: null });

    expect((await post(id, "restoration", { number: 1 })).status).toBe(200);
    expect((await publish(id)).status).toBe(200);
    expect(await questOf(player)).toMatchObject({ progress: 1, completed: false });
  });

  it("is not claimed while it is archived", async () => {
    const id = questId("generous-week");
    const player = await aMember(api, "Paula", { emailVerified: true });
    await questOf(player);
    const own = and(eq(playerQuests.userId, player.userId), eq(playerQuests.questId, id));
    await api.database.update(playerQuests).set({ progress: 5, completedAt: new Date() }).where(own);
    const claim = (key: string) =>
      player.send("POST", "/gxc/v3/quests/generous-week/claim", undefined, { "idempotency-key": key });
    expect((await post(id, "archive", { reason: "Not now." })).status).toBe(200);
    expect(await failureOf(claim("0b9e4c3a-6f0e-4f54-9d1b-0c6d1f0a7f01"))).toBe("404 quest_not_found");
    expect((await post(id, "restoration", { number: 1 })).status).toBe(200);
    expect((await publish(id)).status).toBe(200);
    expect((await claim("0b9e4c3a-6f0e-4f54-9d1b-0c6d1f0a7f02")).status).toBe(200);
  });
});

describe("the list", () => {
  it("has quests and drafts by collection, with the players that have them", async () => {
    await boardOf(await aMember(api, "Paula"));
    const { subjectId } = await dataOf(calls.createQuestDraft, create({ position: 99_999 }));
    const { items, pagination } = await list("?pageSize=100");
    expect(pagination.totalItems).toBe(22);
    expect(items[0]).toMatchObject({ collectionAlias: "daily", state: "PUBLISHED" });
    expect(items.at(-1)).toMatchObject({
      ...{ subjectId, name: "Night shift", state: "DRAFT", players: 0, collectionAlias: "personal" },
      missingLocales: ["es", "pl", "pt-br", "ru", "tr"],
    });
    expect(items.find((item) => item.subjectId === questId("new-face"))?.players).toBe(1);
  });

  it("is searched in every language, and filtered by state", async () => {
    const id = await published();
    expect((await list("?search=NACHTSCHICHT")).items.map((item) => item.subjectId)).toEqual([id]);
    expect((await list("?search=night-sh&state=DRAFT")).items).toEqual([]);
    await save(id, { title: { en: "Early shift" } });
    expect((await list("?state=CHANGED")).items.map(({ name }) => name)).toEqual(["Early shift"]);
  });

  it("offers collections, contents and pictures", async () => {
    const choices = (query = "") => dataOf(calls.listQuestChoices, editor.fetch(`/desk/quest-choices${query}`));
    const { collections, sharedContents, pictures } = await choices();
    expect(collections.map(({ alias }) => alias)).toEqual(["daily", "personal"]);
    expect(sharedContents).toHaveLength(1);
    expect(pictures.map(({ path }) => path)).toContain("/media/covers/softfall/cover/webp-640x360.webp");
    const found = await choices("?search=lantern");
    expect(found.pictures.map(({ path }) => path)).toContain(CONTENT.cover);
    expect(found.pictures.every(({ path }) => path.includes("/lantern-run/"))).toBe(true);
  });
});
