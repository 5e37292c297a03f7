import { randomUUID } from "node:crypto";
import { asc, desc, eq, sql } from "drizzle-orm";
import type { listQuestRewards } from "~contract/calls/quests";
import type { CallData } from "~contract/define-call";
import type { EarnedReward, QuestReward } from "~contract/entities/quest";
import type { Database } from "../../db/database";
import { playerRewards, sharedContents } from "../../db/schema/quest-rewards";
import { textIn } from "../localized-texts";
import { isFromStock, takeOfferCode } from "./offer-codes";
import { pageWindowOf, toPagination, type PageRequest } from "../paging";
import { storedPictureUrl } from "../catalogue/pictures";
import type { QuestRow } from "./quest-board";
import type { QueryContext } from "../query-context";

type Giving = { userId: string; quest: QuestRow; reward: QuestReward; now: Date };
type RewardReading = Pick<QueryContext, "database" | "locale" | "mediaBaseUrl">;

export async function giveReward(transaction: Database, { userId, quest, reward, now }: Giving): Promise<void> {
  const { questId, title: questTitle } = quest;
  const given = isFromStock(reward) ? await withCode(transaction, { userId, quest, reward, now }) : reward;
  await transaction
    .insert(playerRewards)
    .values({ rewardId: randomUUID(), userId, questId, questTitle, reward: given, earnedAt: now });
}

async function withCode(transaction: Database, { userId, quest, reward, now }: Giving): Promise<QuestReward> {
  const codeValue = await takeOfferCode(transaction, { userId, questId: quest.questId, now });
  const { offerCodeReward } = reward;
  return { ...reward, offerCodeReward: offerCodeReward && { ...offerCodeReward, codeValue } };
}

export async function listEarnedRewards(
  context: RewardReading,
  userId: string,
  pages: PageRequest,
): Promise<CallData<typeof listQuestRewards>> {
  const window = pageWindowOf(pages);
  const [rows, total] = await Promise.all([
    earnedBy(context.database, userId).limit(window.pageSize).offset(window.offset),
    context.database.$count(playerRewards, eq(playerRewards.userId, userId)),
  ]);
  return {
    earnedRewards: rows.map(({ row, content }) => toEarned(context, row, content)),
    pagination: toPagination(window, total),
  };
}

export async function loadEarnedByQuest(context: RewardReading, userId: string): Promise<Map<string, QuestReward[]>> {
  const byQuest = new Map<string, QuestReward[]>();
  for (const { row, content } of await earnedBy(context.database, userId)) {
    if (row.questId === null) continue;
    byQuest.set(row.questId, [...(byQuest.get(row.questId) ?? []), toEarned(context, row, content).reward]);
  }
  return byQuest;
}

function earnedBy(database: Database, userId: string) {
  const contentId = sql`(${playerRewards.reward} -> 'sharedContentReward' ->> 'sharedContentId')::uuid`;
  return database
    .select({ row: playerRewards, content: sharedContents })
    .from(playerRewards)
    .leftJoin(sharedContents, eq(sharedContents.sharedContentId, contentId))
    .where(eq(playerRewards.userId, userId))
    .orderBy(desc(playerRewards.earnedAt), asc(playerRewards.rewardId))
    .$dynamic();
}

function toEarned(
  { locale, mediaBaseUrl }: RewardReading,
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
