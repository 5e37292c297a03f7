import { and, eq, isNull, ne } from "drizzle-orm";
import { questContent, type QuestContent, type QuestContentReward } from "~contract/entities/quest-content";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { offerCodes, sharedContents } from "../../db/schema/quest-rewards";
import { playerQuests, questCollections, quests } from "../../db/schema/quests";
import type { ContentKind } from "../drafts/content-kind";
import { highestProgressOf } from "./progress-limits";
import type { QuestRow } from "./quest-board";
import { isQuestPicture } from "./quest-pictures";
import { needsCodes, toQuestContent, toQuestRow } from "./quest-rows";

/** Rules: docs/product/quests.md#making-quests. */
export const QUEST_KIND: ContentKind<QuestContent> = {
  name: "quest",
  schema: questContent,
  notFound: "quest_not_found",
  titleOf: ({ title }) => title.en,
  read: readQuestContent,
  check: checkQuest,
  assertReady: assertCodes,
  assertUnused: assertNoCodesLeft,
  publish: publishQuest,
  archive: archiveQuest,
};

async function readQuestContent(database: Database, questId: string): Promise<QuestContent | null> {
  const row = await findRow(database, questId);
  return row?.isPublished ? toQuestContent(row) : null;
}

async function findRow(database: Database, questId: string): Promise<QuestRow | undefined> {
  const [row] = await database.select().from(quests).where(eq(quests.questId, questId));
  return row;
}

async function checkQuest(transaction: Database, questId: string, content: QuestContent): Promise<void> {
  const { alias, collectionAlias, questType, cover, maximumProgress } = content;
  const row = await findRow(transaction, questId);
  const isAlias = and(eq(quests.alias, alias), ne(quests.questId, questId));
  if ((await transaction.$count(quests, isAlias)) > 0) throw new ApiFailure("quest_alias_taken");
  const isCollection = eq(questCollections.alias, collectionAlias);
  if ((await transaction.$count(questCollections, isCollection)) === 0) {
    throw new ApiFailure("quest_collection_unknown");
  }
  if (cover !== null && cover !== row?.cover && !(await isQuestPicture(transaction, cover))) {
    throw new ApiFailure("quest_picture_unknown");
  }
  if (maximumProgress > (await highestProgressOf(transaction, questType))) {
    throw new ApiFailure("quest_progress_too_high");
  }
  for (const reward of content.rewards) {
    if (!(await isPayable(transaction, reward))) throw new ApiFailure("quest_reward_not_payable");
  }
  if (row) await assertProgressStays(transaction, row, content);
}

async function isPayable(transaction: Database, reward: QuestContentReward): Promise<boolean> {
  if (reward.rewardType !== "SHARED_CONTENT") return true;
  const isContent = eq(sharedContents.sharedContentId, reward.sharedContentId);
  return (await transaction.$count(sharedContents, isContent)) > 0;
}

/** One that was used up counts: what else has changed is published nevertheless. */
async function assertCodes(transaction: Database, questId: string, { rewards }: QuestContent): Promise<void> {
  if (needsCodes(rewards) && !(await hasCodes(transaction, questId))) throw new ApiFailure("quest_reward_not_payable");
}

async function assertNoCodesLeft(transaction: Database, questId: string): Promise<void> {
  if (await hasCodes(transaction, questId)) throw new ApiFailure("quest_has_codes");
}

export async function hasCodes(database: Database, questId: string): Promise<boolean> {
  return (await database.$count(offerCodes, eq(offerCodes.questId, questId))) > 0;
}

/** While somebody has the quest without its reward, what is counted stays. */
async function assertProgressStays(
  transaction: Database,
  { questId, questType, maximumProgress }: QuestRow,
  content: QuestContent,
): Promise<void> {
  if (questType === content.questType && maximumProgress === content.maximumProgress) return;
  const [unpaid] = await transaction
    .select({ userId: playerQuests.userId })
    .from(playerQuests)
    .where(and(eq(playerQuests.questId, questId), isNull(playerQuests.paidAt)))
    .limit(1);
  if (unpaid) throw new ApiFailure("quest_in_progress");
}

async function publishQuest(transaction: Database, questId: string, content: QuestContent): Promise<void> {
  const row = toQuestRow(questId, content);
  await transaction.insert(quests).values(row).onConflictDoUpdate({ target: quests.questId, set: row });
}

/** Progress stays, and counts again when the quest comes back. */
async function archiveQuest(transaction: Database, questId: string): Promise<void> {
  await transaction.update(quests).set({ isPublished: false }).where(eq(quests.questId, questId));
}
