import { randomUUID } from "node:crypto";
import { playerQuests } from "~api/db/schema";
import { addCodeBatch } from "~api/store/quests/code-batches";
import { listQuestCollections } from "~api/store/quests/desk-collections";
import { QUEST_KIND } from "~api/store/quests/quest-content";
import * as collectionCalls from "~contract/calls/desk-collections";
import * as calls from "~contract/calls/desk-quests";
import type { QuestContent, QuestContentReward } from "~contract/entities/quest-content";
import { aQuestContent } from "../../fixtures/a-quest-content";
import type { CallCase, CaseRequest } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import type { World } from "../world";
import {
  asEditor,
  author,
  contentFixtures,
  misfits,
  PAST,
  publishing,
  REASON,
  request,
  type Prepared,
} from "./content-fixtures";

export const FROM_STOCK: QuestContentReward = {
  rewardType: "OFFER_CODE",
  codeValue: "",
  targetUrl: "/profile/quests/",
};

export async function storeCodes({ api }: World, subjectId: string): Promise<string[]> {
  const codes = [randomUUID(), randomUUID()];
  await addCodeBatch(api.database, { subjectId, codes, gift: null }, author());
  return codes;
}

const aQuest = (changes: Partial<QuestContent> = {}) =>
  aQuestContent({ alias: `quest-${randomUUID().slice(0, 8)}`, position: 90, ...changes });

const MISFITS: Record<string, Partial<QuestContent>> = {
  quest_alias_taken: { alias: "new-face" },
  quest_collection_unknown: { collectionAlias: "hourly" },
  quest_picture_unknown: { cover: "/media/covers/nowhere/cover/webp-640x360.webp" },
  quest_progress_too_high: { questType: "SETUP_CUSTOM_AVATAR" },
  quest_reward_not_payable: { rewards: [{ rewardType: "SHARED_CONTENT", sharedContentId: UNKNOWN_ID }] },
};

export const { withDraft, withPublished, publishingStale, unchanged, ofSeen } = contentFixtures(QUEST_KIND, aQuest);

type Misfitting = (world: World, changes: Partial<QuestContent>) => Promise<CaseRequest>;

const creating: Misfitting = async (world, changes) => ({
  ...(await asEditor(world)),
  body: { content: aQuest(changes) },
});
const saving: Misfitting = async (world, changes) => request(await withPublished(world), { content: aQuest(changes) });
const withStaleDraft: Misfitting = async (world, changes) =>
  publishingStale(world, await withDraft(world), aQuest(changes));

/** Of a player who has begun with it. */
async function withPlayer(world: World): Promise<Prepared> {
  const found = await withPublished(world);
  const begun = { userId: String(world.player.userId), questId: found.params.subjectId, periodStart: new Date(0) };
  await world.api.database.insert(playerQuests).values(begun);
  return found;
}

async function changingCollection(world: World, changes: object) {
  const [first] = await listQuestCollections(world.api.database);
  const { refreshHours, maxNewQuestsAtRefresh, maxQuestsAvailable, position, version } = first ?? {};
  const numbers = { refreshHours, maxNewQuestsAtRefresh, maxQuestsAvailable, position, version };
  return { ...(await asEditor(world)), params: { alias: first?.alias ?? "" }, body: { ...numbers, ...changes } };
}

export const DESK_QUEST_CASES: CallCase[] = [
  {
    call: calls.listDeskQuests,
    example: async (world) => ({ as: (await withDraft(world)).as }),
    refusals: { invalid_request_payload: async (world) => ({ ...(await asEditor(world)), query: { search: "" } }) },
  },
  {
    call: calls.listQuestChoices,
    example: asEditor,
    refusals: { invalid_request_payload: async (world) => ({ ...(await asEditor(world)), query: { search: "" } }) },
  },
  {
    call: collectionCalls.listQuestCollections,
    example: asEditor,
  },
  {
    call: collectionCalls.changeQuestCollection,
    example: (world) => changingCollection(world, { position: Math.floor(Math.random() * 90_000) }),
    refusals: {
      quest_collection_unknown: async (world) => ({
        ...(await changingCollection(world, { position: 5 })),
        params: { alias: "hourly" },
      }),
      content_changed: (world) => changingCollection(world, { position: 5, version: "another" }),
      no_changes: (world) => changingCollection(world, {}),
    },
  },
  {
    call: calls.simulateQuests,
    example: asEditor,
    refusals: { invalid_request_payload: async (world) => ({ ...(await asEditor(world)), query: { date: "soon" } }) },
  },
  {
    call: calls.readDeskQuest,
    example: async (world) => {
      const { as, params } = await withPublished(world);
      return { as, params };
    },
    refusals: { quest_not_found: async (world) => ({ ...(await asEditor(world)), params: { subjectId: UNKNOWN_ID } }) },
  },
  { call: calls.createQuestDraft, example: (world) => creating(world, {}), refusals: misfits(MISFITS, creating) },
  {
    call: calls.saveQuestDraft,
    example: (world) => saving(world, {}),
    refusals: {
      ...ofSeen(withPublished, { content: aQuest() }),
      ...misfits(MISFITS, saving),
      no_changes: unchanged,
      quest_in_progress: async (world) => request(await withPlayer(world), { content: aQuest({ maximumProgress: 3 }) }),
    },
  },
  {
    call: calls.discardQuestDraft,
    example: async (world) => request(await withDraft(world)),
    refusals: {
      ...ofSeen(withDraft),
      nothing_to_publish: async (world) => request(await withPublished(world)),
      quest_has_codes: async (world) => {
        const found = await withDraft(world, { rewards: [FROM_STOCK] });
        await storeCodes(world, found.params.subjectId);
        return request(found);
      },
    },
  },
  {
    call: calls.publishQuest,
    example: async (world) => request(await withDraft(world), publishing),
    refusals: {
      ...ofSeen(withDraft, publishing),
      ...misfits(MISFITS, withStaleDraft),
      nothing_to_publish: async (world) => request(await withPublished(world), publishing),
      publish_date_past: async (world) => request(await withDraft(world), { publishDate: PAST }),
      quest_in_progress: async (world) =>
        publishingStale(world, await withPlayer(world), aQuest({ maximumProgress: 3 })),
    },
  },
  {
    call: calls.archiveQuest,
    example: async (world) => request(await withPublished(world), { reason: REASON }),
    refusals: ofSeen(withPublished, { reason: REASON }),
  },
  {
    call: calls.restoreQuestRevision,
    example: async (world) => request(await withPublished(world), { number: 1 }),
    refusals: {
      ...ofSeen(withPublished, { number: 1 }),
      revision_not_found: async (world) => request(await withPublished(world), { number: 9 }),
    },
  },
];
