import type { Quest, QuestCollection } from "~contract/entities/quest";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { requireConfirmedAddress } from "../account/confirmed-address";
import { loadEarnedByQuest } from "./player-rewards";
import { toQuest, toQuestCollection } from "./quest-responses";
import { newQuestsOf, refreshQuests } from "./quest-assignment";
import { raiseLevel } from "./quest-advance";
import { isRefreshDue, isVisible, loadBoard, loadEmptyBoard, type BoardCollection } from "./quest-board";
import { payQuest } from "./quest-payment";
import { periodStartOf } from "./quest-periods";
import type { QueryContext } from "../query-context";

export async function listQuests(context: QueryContext): Promise<QuestCollection[]> {
  const { viewer } = context;
  if (!viewer || viewer.isGuest) return sampleBoard(context);
  const board = await loadFreshBoard(context, viewer.userId);
  const earned = await loadEarnedByQuest(context, viewer.userId);
  return board.map((entry) => {
    const visible = entry.quests.filter((quest) => isVisible(entry, quest, context.now));
    return toQuestCollection({ ...context, earned }, entry, visible);
  });
}

async function loadFreshBoard({ database, now }: QueryContext, userId: string): Promise<BoardCollection[]> {
  const board = await loadBoard(database, { userId });
  if (!board.some((entry) => isRefreshDue(entry, now))) return board;
  await database.transaction((transaction) => refreshQuests(transaction, { userId, now }));
  return loadBoard(database, { userId });
}

async function sampleBoard(context: QueryContext): Promise<QuestCollection[]> {
  const board = await loadEmptyBoard(context.database);
  return board.map((entry) => {
    const periodStart = periodStartOf(entry.collection, context.now);
    const sample = newQuestsOf(entry, { userId: "", periodStart });
    const visible = entry.quests.filter((quest) => sample.includes(quest));
    return toQuestCollection({ ...context, earned: new Map() }, entry, visible);
  });
}

export type QuestClaim = Pick<QueryContext, "locale" | "mediaBaseUrl" | "now"> & { userId: string; alias: string };

/** Must run in a transaction that began with lockUser. */
export async function claimQuest(transaction: Database, claim: QuestClaim): Promise<Quest> {
  const { userId, alias, now } = claim;
  const board = await loadBoard(transaction, { userId });
  const found = board.flatMap(({ quests }) => quests).find(({ quest }) => quest.alias === alias);
  if (!found?.playerQuest) throw new ApiFailure("quest_not_found");
  const { quest, playerQuest } = found;
  if (playerQuest.completedAt === null) throw new ApiFailure("quest_not_completed");
  await requireConfirmedAddress(transaction, userId);
  if (!(await payQuest(transaction, quest, playerQuest, now))) throw new ApiFailure("quest_already_claimed");
  await raiseLevel(transaction, userId, now);
  const earned = await loadEarnedByQuest({ ...claim, database: transaction }, userId);
  return toQuest({ ...claim, earned }, { quest, playerQuest: { ...playerQuest, paidAt: now } });
}
