import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { MAX_SIMULATED_QUESTS, simulateQuests } from "~contract/calls/desk-quests";
import { listQuests } from "~contract/calls/quests";
import { aQuestContent } from "../../tests/fixtures/a-quest-content";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { partners, playerQuests, quests } from "../db/schema";
import { createDraft, publishDraft } from "../store/drafts/drafts";
import { QUEST_KIND } from "../store/quests/quest-content";
import * as store from "../store/quests/quest-simulation";

const DAY_MS = 24 * 3_600_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS);
const author = () => ({ actorId: null, now: new Date() });

let api: TestApi;
let editor: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  editor = await aMember(api, "Ilse");
  await appoint(api.database, editor, { role: "SUPPORT" });
});

const simulate = (query = "") => dataOf(simulateQuests, editor.fetch(`/desk/quests/simulation${query}`));
const personalOn = async (date: Date) => {
  const { collections } = await simulate(`?date=${date.toISOString().slice(0, "yyyy-mm-dd".length)}`);
  return collections.find(({ alias }) => alias === "personal")?.quests ?? [];
};
const boardOf = async (player: Pick<Member, "fetch">) =>
  (await dataOf(listQuests, player.fetch("/gxc/v3/quests"))).collections;
const aliasesOf = async (given: readonly { subjectId: string }[]) => {
  const rows = await api.database.select().from(quests);
  return given.map(({ subjectId }) => rows.find(({ questId }) => questId === subjectId)?.alias).sort();
};

async function published(publishAt: Date | null = null, title = "Night shift"): Promise<string> {
  const draft = await createDraft(api.database, QUEST_KIND, aQuestContent({ title: { en: title } }), author());
  await publishDraft(api.database, QUEST_KIND, { ...draft, publishAt }, author());
  return draft.subjectId;
}

describe("the simulation", () => {
  it.each([
    ["without partners", 0],
    ["with a partner", 1],
  ])("gives what a new player gets, %s", async (_, partnerCount) => {
    const partner = { alias: "mill", name: "Mill", siteUrl: "https://mill.example/" };
    if (partnerCount > 0) await api.database.insert(partners).values(partner);
    await published();
    const player = await aMember(api, "Paula");
    const board = await boardOf(player);
    const simulated = await store.simulateQuests(api.database, { userId: player.userId, now: new Date() });
    expect(simulated.map(({ alias }) => alias)).toEqual(board.map(({ alias }) => alias));
    for (const [index, { quests: given }] of simulated.entries()) {
      expect(await aliasesOf(given)).toEqual(board[index]?.quests.map(({ alias }) => alias).sort());
    }
  });

  it("is that of signed-out visitors for today, and writes nothing", async () => {
    const { collections } = await simulate();
    const sample = await boardOf(api.visitor());
    for (const [index, { quests: given }] of collections.entries()) {
      expect(await aliasesOf(given)).toEqual(sample[index]?.quests.map(({ alias }) => alias).sort());
    }
    expect(await api.database.$count(playerQuests)).toBe(0);
  });

  it("says which quests others may get instead", async () => {
    const [daily, personal] = (await simulate()).collections;
    expect([daily?.quests.length, daily?.others.length]).toEqual([3, 3]);
    expect([personal?.quests.length, personal?.others.length]).toEqual([12, 0]);
  });

  it("lists the first fifty, and counts the others", async () => {
    const first = (await simulate()).collections[0]?.quests[0];
    const copied = (await api.database.select().from(quests)).find(({ questId }) => questId === first?.subjectId);
    if (!copied) return expect.fail("no daily quest");
    const copy = (_: unknown, index: number) => ({ ...copied, questId: randomUUID(), alias: `copy-${String(index)}` });
    await api.database.insert(quests).values(Array.from({ length: MAX_SIMULATED_QUESTS }, copy));
    const [daily] = (await simulate()).collections;
    expect([daily?.questCount, daily?.others.length]).toEqual([3, MAX_SIMULATED_QUESTS]);
    expect(daily?.otherCount).toBe(MAX_SIMULATED_QUESTS + 3);
  });

  it("has scheduled drafts from their day on", async () => {
    const subjectId = await published(daysFromNow(3));
    expect((await personalOn(daysFromNow(2))).some((quest) => quest.subjectId === subjectId)).toBe(false);
    const scheduled = (await personalOn(daysFromNow(3))).filter(({ isScheduled }) => isScheduled);
    expect(scheduled).toEqual([{ subjectId, title: "Night shift", questType: "PLAY_GAMES", isScheduled: true }]);
  });

  it("leaves out scheduled drafts that will not fit", async () => {
    const lost = await published(daysFromNow(3), "Twin");
    const kept = await published();
    const ids = (await personalOn(daysFromNow(4))).map(({ subjectId }) => subjectId);
    expect([ids.includes(kept), ids.includes(lost)]).toEqual([true, false]);
  });

  it("refuses what is no day", async () => {
    expect(await failureOf(editor.fetch("/desk/quests/simulation?date=2027-02-30"))).toBe(
      "400 invalid_request_payload",
    );
  });
});
