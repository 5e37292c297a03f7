import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { claimQuest, listQuests } from "~contract/calls/quests";
import type { Quest, QuestCollection } from "~contract/entities/quest";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { ledgerOf } from "../../tests/fixtures/spending";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { freezeAtNoon } from "../../tests/setup/freeze-at-noon";
import { startTestApi, TEST_SITE_URL, type TestApi, type TestVisitor } from "../../tests/setup/test-api";
import { playerQuests, questRefreshes, quests } from "../db/schema";
import { gameId } from "../seed/demo-games";
import { questId } from "../seed/demo-quests";

const AT_ONCE = 50;
const ONE_PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
  "base64",
);
const DAY_MS = 86_400_000;

describe("quests", () => {
  let api: TestApi;
  let members = 0;
  let member: Member;

  const boardOf = async (visitor: Pick<TestVisitor, "fetch">) =>
    (await dataOf(listQuests, visitor.fetch("/gxc/v3/quests"))).collections;
  const collectionIn = (board: QuestCollection[], alias: string): QuestCollection => {
    const found = board.find((collection) => collection.alias === alias);
    if (!found) throw new Error(`no collection ${alias}`);
    return found;
  };
  const questIn = (board: QuestCollection[], alias: string): Quest | undefined =>
    board.flatMap((collection) => collection.quests).find((quest) => quest.alias === alias);
  const play = (slug: Parameters<typeof gameId>[0]) => member.postJson(`/gxc/v2/games/${gameId(slug)}/play`, {});
  const claim = (alias: string, key: string = crypto.randomUUID()) =>
    member.send("POST", `/gxc/v3/quests/${alias}/claim`, undefined, { "idempotency-key": key });
  const finish = (key: Parameters<typeof questId>[0]) =>
    api.database
      .update(playerQuests)
      .set({ progress: 1, completedAt: new Date() })
      .where(and(eq(playerQuests.userId, member.userId), eq(playerQuests.questId, questId(key))));
  /** Only for the daily quests: on a Monday, the weekly ones would be renewed as well. */
  const backdateDailyRefresh = async () => {
    const periodStart = new Date(Date.now() - DAY_MS);
    const isDaily = and(eq(questRefreshes.userId, member.userId), eq(questRefreshes.collectionAlias, "daily"));
    await api.database.update(questRefreshes).set({ periodStart }).where(isDaily);
  };

  freezeAtNoon();
  beforeAll(async () => {
    api = await startTestApi({ RATE_LIMITS: "off" });
    await fillWithDemoCatalogue(api.database);
  });
  beforeEach(async () => {
    member = await aMember(api, `Quester${String(++members)}`);
  });

  it("shows visitors and guests today's quests without progress", async () => {
    const visitor = api.visitor();
    const storedCount = await api.database.$count(playerQuests);
    const board = await boardOf(visitor);
    expect(board.map(({ alias, collectionType, quests }) => [alias, collectionType, quests.length])).toEqual([
      ["daily", "DAILY_QUESTS", 3],
      ["personal", "PERSONAL_QUESTS", 12],
    ]);
    const all = board.flatMap((collection) => collection.quests);
    expect(all.every((quest) => quest.progress === null && quest.completed === null)).toBe(true);
    await visitor.postForm("/session/login", { intent: "guest" });
    expect(await boardOf(visitor)).toEqual(board);
    expect(await api.database.$count(playerQuests)).toBe(storedCount);
  });

  it("returns when daily quests are renewed, and that personal ones are renewed weekly", async () => {
    const board = await boardOf(member);
    const daily = collectionIn(board, "daily");
    const refreshAt = new Date(daily.refreshAt ?? 0);
    expect(refreshAt.toISOString()).toMatch(/T00:00:00\.000Z$/);
    expect(refreshAt.getTime() - Date.now()).toBeGreaterThan(0);
    expect(refreshAt.getTime() - Date.now()).toBeLessThanOrEqual(DAY_MS);
    expect(daily).toMatchObject({ maxNewQuestsAtRefresh: 3, maxQuestsAvailable: 5 });
    const personal = collectionIn(board, "personal");
    // One quest remains besides the twelve: the two of partners need a partner.
    expect(personal).toMatchObject({ maxNewQuestsAtRefresh: 1, maxQuestsAvailable: 12 });
    expect(new Date(personal.refreshAt ?? 0).getUTCDay()).toBe(1);
  });

  it("gives the day's quests once, however many requests are concurrent", async () => {
    const boards = await Promise.all(Array.from({ length: 20 }, () => boardOf(member)));
    for (const board of boards) expect(board).toEqual(boards[0]);
    expect(collectionIn(boards[0] ?? [], "daily").quests).toHaveLength(3);
    expect(await api.database.$count(playerQuests, eq(playerQuests.userId, member.userId))).toBe(15);
  });

  it("keeps up to five unfinished daily quests over the refresh, and removes finished ones", async () => {
    const first = collectionIn(await boardOf(member), "daily").quests.map(({ alias }) => alias);
    await backdateDailyRefresh();
    const second = collectionIn(await boardOf(member), "daily").quests.map(({ alias }) => alias);
    expect(second).toHaveLength(5);
    expect(second).toEqual(expect.arrayContaining(first));
    await backdateDailyRefresh();
    expect(collectionIn(await boardOf(member), "daily").quests.map(({ alias }) => alias)).toEqual(second);
    await api.database
      .update(playerQuests)
      .set({ completedAt: new Date(), paidAt: new Date() })
      .where(eq(playerQuests.userId, member.userId));
    await backdateDailyRefresh();
    const fourth = collectionIn(await boardOf(member), "daily").quests;
    expect(fourth).toHaveLength(3);
    expect(fourth.every(({ completed, progress }) => completed === false && progress === 0)).toBe(true);
    expect(collectionIn(await boardOf(member), "personal").quests.every(({ completed }) => completed)).toBe(true);
  });

  it("counts different games once each, before the player sees the board, and pays with the last", async () => {
    await play("softfall");
    await play("softfall");
    await play("lantern-run");
    expect(questIn(await boardOf(member), "every-door")).toMatchObject({ progress: 2, completed: false });
    await play("pond-quartet");
    const done = questIn(await boardOf(member), "every-door");
    expect(done).toMatchObject({ progress: 3, completed: true, claimable: false });
    const { entries } = await ledgerOf(api, member.userId);
    const rewards = entries.filter(({ referenceId }) => referenceId === questId("every-door"));
    expect(rewards).toMatchObject([{ amount: 40, currency: "RPX", reason: "QUEST_REWARD" }]);
  });

  it("pays once under fifty concurrent steps", async () => {
    const slugs = ["softfall", "lantern-run", "pond-quartet"] as const;
    const plays = Array.from({ length: AT_ONCE }, (_, index) => play(slugs[index % slugs.length] ?? "softfall"));
    const responses = await Promise.all(plays);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const { entries } = await ledgerOf(api, member.userId);
    expect(entries.filter(({ referenceId }) => referenceId === questId("every-door"))).toHaveLength(1);
    expect(questIn(await boardOf(member), "every-door")).toMatchObject({ progress: 3, completed: true });
  });

  it("counts the description, the picture and friends on both sides", async () => {
    const other = await aMember(api, `Quester${String(++members)}`);
    const change = (profileVersion: string, description: string) =>
      member.send("PATCH", "/profile", { profileVersion, description });
    expect((await change("1", "   ")).status).toBe(200);
    expect(questIn(await boardOf(member), "few-lines")).toMatchObject({ progress: 0 });
    expect((await change("2", "Lands on time.")).status).toBe(200);
    expect(questIn(await boardOf(member), "few-lines")).toMatchObject({ completed: true });

    const headers = { "content-type": "image/png", origin: TEST_SITE_URL };
    await member.fetch("/profile/picture", { method: "PUT", headers, body: new Uint8Array(ONE_PIXEL) });
    expect(questIn(await boardOf(member), "new-face")).toMatchObject({ completed: true });
    expect((await ledgerOf(api, member.userId)).balances).toEqual({ RPX: 50, GPX: 30 });

    await other.postJson("/profile/friend-requests", { username: member.username });
    await member.postJson("/profile/friend-requests", { username: other.username });
    for (const friend of [member, other]) {
      expect(questIn(await boardOf(friend), "good-company")).toMatchObject({ progress: 1, completed: false });
    }
  });

  it("counts nothing for guests", async () => {
    const guest = api.visitor();
    await dataOf(listQuests, guest.fetch("/gxc/v3/quests"));
    const rows = await api.database.$count(playerQuests);
    expect((await guest.postJson(`/gxc/v2/games/${gameId("softfall")}/play`, {})).status).toBe(200);
    expect(await api.database.$count(playerQuests)).toBe(rows);
  });

  it("pays a claim once under fifty concurrent claims, and repeats the response for the same key", async () => {
    await boardOf(member);
    await finish("regular");
    expect(questIn(await boardOf(member), "regular")).toMatchObject({ completed: true, claimable: true });
    const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => claim("regular")));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(AT_ONCE - 1);
    expect((await ledgerOf(api, member.userId)).balances).toEqual({ RPX: 100 });
    await finish("patron");
    const first = await dataOf(claimQuest, claim("patron", "patron-key"));
    expect(await dataOf(claimQuest, claim("patron", "patron-key"))).toEqual(first);
    expect((await ledgerOf(api, member.userId)).balances).toEqual({ RPX: 100, BPX: 60 });
  });

  it("claims only what is finished and not paid", async () => {
    await boardOf(member);
    expect(await failureOf(claim("nothing"))).toBe("404 quest_not_found");
    expect(await failureOf(claim("regular"))).toBe("400 quest_not_completed");
    await finish("regular");
    await dataOf(claimQuest, claim("regular"));
    expect(await failureOf(claim("regular"))).toBe("400 quest_already_claimed");
    expect(await failureOf(api.visitor().postJson("/gxc/v3/quests/regular/claim", {}))).toBe("403 sign_in_required");
  });

  it("shows an offer's code only once the quest is paid", async () => {
    const offer = { codeValue: "LANTERN-4711", targetUrl: "https://shop.example.org/" };
    const rewards = [
      {
        rewardType: "OFFER_CODE" as const,
        offerCodeReward: offer,
        pixelsReward: null,
        privilegedFeatureReward: null,
        sharedContentReward: null,
      },
    ];
    const [before] = await api.database.select().from(quests).where(eq(quests.alias, "regular"));
    await api.database.update(quests).set({ rewards }).where(eq(quests.alias, "regular"));
    expect(JSON.stringify(await boardOf(api.visitor()))).not.toContain(offer.codeValue);
    await boardOf(member);
    await finish("regular");
    const waiting = await boardOf(member);
    expect(questIn(waiting, "regular")).toMatchObject({ rewardType: "OFFER_CODE", offerCodeReward: null });
    expect(JSON.stringify(waiting)).not.toContain(offer.codeValue);
    const { quest } = await dataOf(claimQuest, claim("regular"));
    expect(quest).toMatchObject({ offerCodeReward: offer, claimable: false });
    expect(questIn(await boardOf(member), "regular")?.rewards).toEqual(rewards);
    await api.database
      .update(quests)
      .set({ rewards: before?.rewards ?? [] })
      .where(eq(quests.alias, "regular"));
  });
});
