import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listQuests } from "~contract/calls/quests";
import type { QuestCollection } from "~contract/entities/quest";
import { dataOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { ledgerOf } from "../../tests/fixtures/spending";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { playerQuests, questCollections, quests } from "../db/schema";
import { gameId } from "../seed/demo-games";
import { DEMO_QUESTS, questId } from "../seed/demo-quests";
import { refreshQuests } from "../store/quests/quest-assignment";
import { recordQuestStep } from "../store/quests/quest-progress";

const DAY_MS = 86_400_000;

let api: TestApi;
let member: Member;
let members = 0;

const boardOf = async (person: Member) => (await dataOf(listQuests, person.fetch("/gxc/v3/quests"))).collections;

beforeAll(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
});
beforeEach(async () => {
  member = await aMember(api, `Walker${String(++members)}`);
});

describe("kinds of collections", () => {
  const [template] = DEMO_QUESTS;

  async function store(collectionType: QuestCollection["collectionType"], count: number): Promise<string> {
    const alias = `kind-${randomUUID()}`;
    const limits = { refreshHours: null, maxNewQuestsAtRefresh: null, maxQuestsAvailable: null };
    await api.database.insert(questCollections).values({ alias, collectionType, ...limits, position: 9 });
    if (!template) throw new Error("the demo catalogue has no quests");
    const row = { ...template, collectionAlias: alias, questType: "ADD_NEW_FRIENDS" as const, maximumProgress: 1 };
    const rows = Array.from({ length: count }, (_, position) => ({
      ...row,
      questId: randomUUID(),
      alias: `${alias}-${String(position)}`,
      position,
    }));
    await api.database.insert(quests).values(rows);
    return alias;
  }

  const aliasesIn = async (alias: string) =>
    (await boardOf(member)).find((collection) => collection.alias === alias)?.quests.map((quest) => quest.alias) ?? [];
  const step = () =>
    api.database.transaction((transaction) =>
      recordQuestStep(transaction, { userId: member.userId, questType: "ADD_NEW_FRIENDS", now: new Date() }),
    );

  it("STATIC ones are all available at once and stay", async () => {
    const alias = await store("STATIC_QUESTS", 3);
    expect(await aliasesIn(alias)).toHaveLength(3);
    await step();
    expect(await aliasesIn(alias)).toHaveLength(3);
    await api.database.delete(questCollections).where(eq(questCollections.alias, alias));
  });

  it("SEQUENTIAL ones are given one by one, in their order", async () => {
    const alias = await store("SEQUENTIAL_QUESTS", 3);
    expect(await aliasesIn(alias)).toEqual([`${alias}-0`]);
    await step();
    expect(await aliasesIn(alias)).toEqual([`${alias}-0`, `${alias}-1`]);
    await step();
    await step();
    expect(await aliasesIn(alias)).toHaveLength(3);
    await api.database.delete(questCollections).where(eq(questCollections.alias, alias));
  });
});

describe("the refresh boundary", () => {
  const midnight = new Date("2031-03-10T00:00:00Z");
  const before = new Date(midnight.getTime() - 1);
  const add = (now: Date) =>
    api.database.transaction((transaction) =>
      recordQuestStep(transaction, {
        userId: member.userId,
        questType: "PLAY_GAMES",
        subjectId: gameId("softfall"),
        now,
      }),
    );
  const listPlayerQuests = async () =>
    api.database.select().from(playerQuests).where(eq(playerQuests.userId, member.userId));

  it("separates steps just before and after it, however many are concurrent", async () => {
    await api.database.transaction((transaction) => refreshQuests(transaction, { userId: member.userId, now: before }));
    await Promise.all(Array.from({ length: 25 }, (_, index) => add(index % 2 === 0 ? before : midnight)));
    const rewards = (await ledgerOf(api, member.userId)).entries.filter(({ reason }) => reason === "QUEST_REWARD");
    const paid = (await listPlayerQuests()).filter(({ paidAt }) => paidAt !== null);
    // No quest is paid twice within one period.
    const keys = rewards.map(({ referenceId, createdAt }) => `${String(referenceId)} ${createdAt.toISOString()}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(rewards.length).toBeGreaterThanOrEqual(paid.length);
  });

  it("does not renew quests that can be done only once", async () => {
    await api.database.transaction((transaction) => refreshQuests(transaction, { userId: member.userId, now: before }));
    const ofFace = eq(playerQuests.questId, questId("new-face"));
    const done = { progress: 1, completedAt: before, paidAt: before };
    await api.database
      .update(playerQuests)
      .set(done)
      .where(and(eq(playerQuests.userId, member.userId), ofFace));
    for (let week = 0; week < 3; week++) {
      const now = new Date(midnight.getTime() + week * 7 * DAY_MS);
      await api.database.transaction((transaction) => refreshQuests(transaction, { userId: member.userId, now }));
    }
    const rows = (await listPlayerQuests()).filter((row) => row.questId === questId("new-face"));
    expect(rows).toMatchObject([{ paidAt: before }]);
  });
});
