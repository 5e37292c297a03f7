import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listBioLinks, putBioLinks } from "~contract/calls/links";
import { getUser } from "~contract/calls/profile";
import { enterCode, listQuestRewards, listQuests } from "~contract/calls/quests";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { ledgerOf } from "../../tests/fixtures/spending";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { offerCodes, playerQuests, quests, user } from "../db/schema";
import { questId } from "../seed/demo-quests";
import { gameId } from "../seed/demo-games";
import { replacePartners } from "../store/quests/partner-accounts";
import { recordQuestStep } from "../store/quests/quest-progress";
import { refreshQuests } from "../store/quests/quest-assignment";

const PARTNER = { alias: "workbench", name: "Workbench", siteUrl: "https://partner.example.org/", key: "k".repeat(20) };
const DAY_MS = 86_400_000;

let api: TestApi;
let member: Member;
let members = 0;

const newMember = () => aMember(api, `Earner${String(++members)}`);
const boardOf = async (person: Member) => (await dataOf(listQuests, person.fetch("/gxc/v3/quests"))).collections;
const questOf = async (person: Member, alias: string) =>
  (await boardOf(person)).flatMap((collection) => collection.quests).find((quest) => quest.alias === alias);
const finish = (person: Member, key: Parameters<typeof questId>[0]) =>
  api.database
    .update(playerQuests)
    .set({ progress: 5, completedAt: new Date() })
    .where(and(eq(playerQuests.userId, person.userId), eq(playerQuests.questId, questId(key))));
const claim = (person: Member, alias: string) => person.send("POST", `/gxc/v3/quests/${alias}/claim`);
const enter = (person: Member, code: string) => person.send("POST", "/profile/codes", { code });
const earnedBy = async (person: Member) =>
  (await dataOf(listQuestRewards, person.fetch("/profile/quest-rewards"))).earnedRewards;

async function claimCode(person: Member): Promise<string> {
  await boardOf(person);
  await finish(person, "generous-week");
  await claim(person, "generous-week");
  const [earned] = await earnedBy(person);
  return earned?.reward.offerCodeReward?.codeValue ?? "";
}

beforeAll(async () => {
  api = await startTestApi({ RATE_LIMITS: "off", PARTNERS: JSON.stringify([PARTNER]) });
  await fillWithDemoCatalogue(api.database);
});
beforeEach(async () => {
  member = await newMember();
});

describe("offer codes", () => {
  it("are taken from the stock, a different one for each of twenty concurrent claims", async () => {
    const crowd = await Promise.all(Array.from({ length: 20 }, newMember));
    for (const each of crowd) {
      await boardOf(each);
      await finish(each, "generous-week");
    }
    const responses = await Promise.all(
      crowd.flatMap((each) => [claim(each, "generous-week"), claim(each, "generous-week")]),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(crowd.length);
    const codes = await Promise.all(crowd.map(earnedBy));
    expect(codes.map((earned) => earned.length)).toEqual(crowd.map(() => 1));
    const values = codes.flat().map(({ reward }) => reward.offerCodeReward?.codeValue);
    expect(new Set(values).size).toBe(crowd.length);
    expect(values.every((value) => /^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/.test(value ?? ""))).toBe(true);
  });

  it("are on the quest's card once it is paid, for their owner only", async () => {
    const code = await claimCode(member);
    expect(await questOf(member, "generous-week")).toMatchObject({ offerCodeReward: { codeValue: code } });
    expect(JSON.stringify(await boardOf(await newMember()))).not.toContain(code);
  });

  it("leave the quest claimable when the stock is empty", async () => {
    await boardOf(member);
    await finish(member, "generous-week");
    await api.database.update(offerCodes).set({ givenAt: new Date() });
    expect(await failureOf(claim(member, "generous-week"))).toBe("400 offer_codes_exhausted");
    expect(await questOf(member, "generous-week")).toMatchObject({ claimable: true });
    await api.database.update(offerCodes).set({ givenAt: null, redeemedAt: null });
    expect((await claim(member, "generous-week")).status).toBe(200);
  });

  it("are redeemed once, by the first player who enters them, case-insensitively", async () => {
    const code = await claimCode(member);
    const friends = await Promise.all(Array.from({ length: 10 }, newMember));
    const responses = await Promise.all(friends.map((friend) => enter(friend, ` ${code.toLowerCase()} `)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const books = await Promise.all(friends.map((friend) => ledgerOf(api, friend.userId)));
    expect(books.flatMap(({ entries }) => entries)).toMatchObject([{ amount: 100, currency: "BPX", reason: "GRANT" }]);
    expect(await failureOf(enter(member, code))).toBe("400 code_already_used");
  });

  it("cannot be redeemed while they are in the stock", async () => {
    const [waiting] = await api.database
      .select()
      .from(offerCodes)
      .where(eq(offerCodes.questId, questId("generous-week")));
    await api.database
      .update(offerCodes)
      .set({ givenAt: null })
      .where(eq(offerCodes.code, waiting?.code ?? ""));
    expect(await failureOf(enter(member, waiting?.code ?? ""))).toBe("404 code_not_found");
  });
});

describe("rewards in money", () => {
  it("are recorded as the player's, as the wallet stores none", async () => {
    const none = { offerCodeReward: null, privilegedFeatureReward: null, sharedContentReward: null };
    const reward = { rewardType: "PIXELS" as const, pixelsReward: { currency: "USD" as const, amount: 5 }, ...none };
    const ofQuest = eq(quests.questId, questId("regular"));
    const [before] = await api.database.select().from(quests).where(ofQuest);
    await api.database
      .update(quests)
      .set({ rewards: [reward] })
      .where(ofQuest);
    await boardOf(member);
    await finish(member, "regular");
    expect((await claim(member, "regular")).status).toBe(200);
    expect((await ledgerOf(api, member.userId)).entries).toEqual([]);
    expect(await earnedBy(member)).toMatchObject([{ reward }]);
    await api.database
      .update(quests)
      .set({ rewards: before?.rewards ?? [] })
      .where(ofQuest);
  });
});

describe("existing data", () => {
  it("counts when the quest starts: a description, and links", async () => {
    await api.database.update(user).set({ description: "Here before." }).where(eq(user.id, member.userId));
    expect((await member.send("PUT", "/profile/bio-links", { bioLinks: ["https://example.org/"] })).status).toBe(200);
    expect(await questOf(member, "few-lines")).toMatchObject({ completed: true, claimable: false });
    expect(await questOf(member, "elsewhere-too")).toMatchObject({ completed: true });
    expect((await ledgerOf(api, member.userId)).balances).toEqual({ GPX: 30, BPX: 30 });
  });
});

describe("links of the profile", () => {
  const putLinks = (bioLinks: string[]) => member.send("PUT", "/profile/bio-links", { bioLinks });

  it("are stored in order without duplicates, and public", async () => {
    const links = ["https://b.example.org/", "https://a.example.org/", "https://b.example.org/"];
    expect(await dataOf(putBioLinks, putLinks(links))).toEqual({ bioLinks: links.slice(0, 2) });
    expect(await dataOf(listBioLinks, member.fetch("/profile/bio-links"))).toEqual({ bioLinks: links.slice(0, 2) });
    const { bioLinks } = await dataOf(getUser, api.fetch(`/gxc/users/${member.username}`));
    expect(bioLinks).toEqual(links.slice(0, 2));
    expect(await dataOf(putBioLinks, putLinks([]))).toEqual({ bioLinks: [] });
  });

  it.each([
    [["http://example.org/"]],
    [["javascript:alert(1)"]],
    [["https://user:secret@example.org/"]],
    [["https://localhost"]],
    [[`https://example.org/${"a".repeat(200)}`]],
    [Array.from({ length: 5 }, (_, index) => `https://example.org/${String(index)}`)],
  ])("refuse %j", async (links) => {
    expect(await failureOf(putLinks(links))).toBe("400 invalid_request_payload");
  });
});

describe("levels", () => {
  it("follow from paid quests, and pay a frame that is public", async () => {
    await boardOf(member);
    await finish(member, "regular");
    expect((await claim(member, "regular")).status).toBe(200);
    expect(await questOf(member, "third-floor")).toMatchObject({ progress: 2, completed: false });
    await finish(member, "open-purse");
    expect((await claim(member, "open-purse")).status).toBe(200);
    expect(await questOf(member, "third-floor")).toMatchObject({ completed: true });
    const { accountLevel } = await dataOf(listQuests, member.fetch("/gxc/v3/quests"));
    expect(accountLevel).toEqual({ level: 3, earned: 150, levelAt: 150, nextLevelAt: 300 });
    const profile = await dataOf(getUser, api.fetch(`/gxc/users/${member.username}`));
    expect(profile).toMatchObject({ level: 3, avatarFrame: "avatar-frame-steps" });
  });
});

describe("shared content", () => {
  it("has a URL once it has been earned", async () => {
    await boardOf(member);
    const step = { userId: member.userId, questType: "BUY_GAMES", subjectId: gameId("pond-quartet") } as const;
    expect((await questOf(member, "own-copy"))?.rewards[0]?.sharedContentReward).not.toHaveProperty("url");
    await api.database.transaction((transaction) => recordQuestStep(transaction, { ...step, now: new Date() }));
    const [earned] = await earnedBy(member);
    expect(earned?.reward.sharedContentReward?.url).toMatch(/^\/media\/.*\.webp$/);
    expect((await questOf(member, "own-copy"))?.rewards[0]).toEqual(earned?.reward);
  });
});

describe("partners", () => {
  const sendNotice = (path: string, body: unknown, key = PARTNER.key) =>
    api.fetch(`/partners/workbench/${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const fetchLinkCode = async (accountId: string): Promise<string> => {
    const data: unknown = await (await sendNotice("link-codes", { accountId, accountName: "juno" })).json();
    return /"code":"(\w+)"/.exec(JSON.stringify(data))?.[1] ?? "";
  };

  it("have quests only where the portal has a partner", async () => {
    expect(await questOf(member, "two-homes")).toBeUndefined();
    await replacePartners(api.database, [PARTNER]);
    const board = await boardOf(await newMember());
    expect(board.flatMap((collection) => collection.quests).length).toBeGreaterThan(0);
  });

  it("link an account by their code, which quests count, and report achievements", async () => {
    await replacePartners(api.database, [PARTNER]);
    await completeQuests();
    const code = await fetchLinkCode("1");
    expect(await dataOf(enterCode, enter(member, code))).toEqual({
      gift: null,
      partner: { name: "Workbench", accountName: "juno" },
    });
    expect(await failureOf(enter(member, code))).toBe("404 code_not_found");
    expect(await questOf(member, "two-homes")).toMatchObject({ completed: true });
    for (let times = 0; times < 2; times++) {
      expect((await sendNotice("achievements", { accountId: "1", achievementId: "first-build" })).status).toBe(200);
    }
    expect(await questOf(member, "errand-abroad")).toMatchObject({ progress: 1, completed: true });
    expect(await failureOf(enter(await newMember(), await fetchLinkCode("1")))).toBe("400 partner_account_taken");
    expect((await member.send("DELETE", "/profile/partners/workbench")).status).toBe(200);
    expect(await failureOf(member.send("DELETE", "/profile/partners/workbench"))).toBe("404 partner_not_found");
  });

  it("need their own key, and are for linked accounts only", async () => {
    const account = { accountId: "9", accountName: "juno" };
    expect((await sendNotice("link-codes", account, "wrong")).status).toBe(404);
    expect((await sendNotice("link-codes", { accountId: "" })).status).toBe(400);
    expect((await sendNotice("achievements", { accountId: "nobody", achievementId: "a" })).status).toBe(404);
  });

  /** Partner quests come after others are done. */
  async function completeQuests(): Promise<void> {
    await boardOf(member);
    const now = new Date();
    const done = { progress: 1, completedAt: now, paidAt: now };
    await api.database.update(playerQuests).set(done).where(eq(playerQuests.userId, member.userId));
    const nextWeek = new Date(now.getTime() + 7 * DAY_MS);
    await api.database.transaction((transaction) =>
      refreshQuests(transaction, { userId: member.userId, now: nextWeek }),
    );
  }
});
