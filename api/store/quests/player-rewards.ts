import { randomUUID } from "node:crypto";
import { asc, desc, eq, sql } from "drizzle-orm";
import type { listQuestRewards } from "~contract/calls/quests";
import type { CallData } from "~contract/define-call";
import type { EarnedReward, QuestReward } from "~contract/entities/quest";
import type { Database } from "../../db/database";
import { playerRewards, sharedContents } from "../../db/schema/quest-rewards";
import { textIn } from "../localized-texts";
import { isFromStock, assignOfferCode } from "./offer-codes";
import { pageWindowOf, toPagination, type PageRequest } from "../paging";
import { storedPictureUrl } from "../catalogue/pictures";
import type { QuestRow } from "./quest-board";
import type { QueryContext } from "../query-context";

type RewardGrant = { userId: string; quest: QuestRow; reward: QuestReward; now: Date };
type RewardContext = Pick<QueryContext, "database" | "locale" | "mediaBaseUrl">;

export async function grantReward(transaction: Database, { userId, quest, reward, now }: RewardGrant): Promise<void> {
  const { questId, title: questTitle } = quest;
  const granted = isFromStock(reward) ? await withCode(transaction, { userId, quest, reward, now }) : reward;
  await transaction
    .insert(playerRewards)
    .values({ rewardId: randomUUID(), userId, questId, questTitle, reward: granted, earnedAt: now });
}

async function withCode(transaction: Database, { userId, quest, reward, now }: RewardGrant): Promise<QuestReward> {
  const codeValue = await assignOfferCode(transaction, { userId, questId: quest.questId, now });
  const { offerCodeReward } = reward;
  return { ...reward, offerCodeReward: offerCodeReward && { ...offerCodeReward, codeValue } };
}

export async function listEarnedRewards(
  context: RewardContext,
  userId: string,
  pages: PageRequest,
): Promise<CallData<typeof listQuestRewards>> {
  const window = pageWindowOf(pages);
  const [rows, total] = await Promise.all([
    selectEarnedRewards(context.database, userId).limit(window.pageSize).offset(window.offset),
    context.database.$count(playerRewards, eq(playerRewards.userId, userId)),
  ]);
  return {
    earnedRewards: rows.map(({ row, content }) => toEarnedReward(context, row, content)),
    pagination: toPagination(window, total),
  };
}

export async function loadEarnedByQuest(context: RewardContext, userId: string): Promise<Map<string, QuestReward[]>> {
  const byQuest = new Map<string, QuestReward[]>();
  for (const { row, content } of await selectEarnedRewards(context.database, userId)) {
    if (row.questId === null) continue;
    byQuest.set(row.questId, [...(byQuest.get(row.questId) ?? []), toEarnedReward(context, row, content).reward]);
  }
  return byQuest;
}

function selectEarnedRewards(database: Database, userId: string) {
  const contentId = sql`(${playerRewards.reward} -> 'sharedContentReward' ->> 'sharedContentId')::uuid`;
  return database
    .select({ row: playerRewards, content: sharedContents })
    .from(playerRewards)
    .leftJoin(sharedContents, eq(sharedContents.sharedContentId, contentId))
    .where(eq(playerRewards.userId, userId))
    .orderBy(desc(playerRewards.earnedAt), asc(playerRewards.rewardId))
    .$dynamic();
}

function toEarnedReward(
  { locale, mediaBaseUrl }: RewardContext,
  { rewardId, questTitle, reward, earnedAt }: typeof playerRewards.$inferSelect,
  content: typeof sharedContents.$inferSelect | null,
): EarnedReward {
  const sharedContentReward = content && {
    sharedContentId: content.sharedContentId,
    title: textIn(content.title, locale),
    url: storedPictureUrl(mediaBaseUrl, content.file),
  };
  return {
    rewardId,
    questTitle: textIn(questTitle, locale),
    reward: sharedContentReward ? { ...reward, sharedContentReward } : reward,
    earnedAt: earnedAt.toISOString(),
  };
}
