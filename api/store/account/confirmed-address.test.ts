import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { claimQuest, listQuests } from "~contract/calls/quests";
import { dataOf, failureOf } from "../../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../../tests/fixtures/members";
import { fillWithDemoCatalogue } from "../../../tests/setup/database";
import { startTestApi, type TestApi } from "../../../tests/setup/test-api";
import { ledgerEntries, playerQuests, user } from "../../db/schema";
import { gameId } from "../../seed/demo-games";
import { questId } from "../../seed/demo-quests";
import { saveAddressRule } from "../global-settings";

const INSTANT_QUEST = "every-door";

describe("an account without a confirmed address", () => {
  let api: TestApi;
  let members = 0;
  let member: Member;

  const confirm = () => api.database.update(user).set({ emailVerified: true }).where(eq(user.id, member.userId));
  const tip = () => member.send("POST", `/gxc/games/${gameId("softfall")}/tips`, { amount: 1, currency: "RPX" });
  const claim = () => member.send("POST", `/gxc/v3/quests/${INSTANT_QUEST}/claim`);
  const rewards = () =>
    api.database.$count(
      ledgerEntries,
      and(eq(ledgerEntries.userId, member.userId), eq(ledgerEntries.reason, "QUEST_REWARD")),
    );

  async function finishQuest(): Promise<void> {
    await dataOf(listQuests, member.fetch("/gxc/v3/quests"));
    const isQuest = and(eq(playerQuests.userId, member.userId), eq(playerQuests.questId, questId(INSTANT_QUEST)));
    await api.database.update(playerQuests).set({ progress: 2 }).where(isQuest);
    await member.postJson(`/gxc/v2/games/${gameId("softfall")}/play`, {});
  }

  beforeAll(async () => {
    api = await startTestApi({ RATE_LIMITS: "off" });
    await fillWithDemoCatalogue(api.database);
  });
  beforeEach(async () => {
    member = await aMember(api, `Earner${String(++members)}`);
  });

  it("gets rewards and may tip if there is no mail server", async () => {
    await saveAddressRule(api.database, false);
    await finishQuest();
    expect(await rewards()).toBeGreaterThan(0);
    expect((await tip()).status).toBe(200);
  });

  it("gets no reward otherwise, until it has confirmed the address and claims the reward", async () => {
    await saveAddressRule(api.database, true);
    await finishQuest();
    expect(await rewards()).toBe(0);
    expect(await failureOf(claim())).toBe("400 email_not_confirmed");
    expect(await failureOf(tip())).toBe("400 email_not_confirmed");
    await confirm();
    expect(await dataOf(claimQuest, claim())).toMatchObject({ quest: { claimable: false } });
    expect(await rewards()).toBeGreaterThan(0);
    expect((await tip()).status).toBe(200);
  });
});
