import type { QuestType } from "~contract/entities/quest";
import type { Database } from "../../db/database";
import { questSteps } from "../../db/schema/quests";
import { advanceQuest, type AssignedQuest } from "./quest-advance";
import { refreshQuests } from "./quest-assignment";
import { isRefreshDue, loadBoard, type BoardCollection, type PlayerQuestRow } from "./quest-board";
import { findQuestState } from "./quest-state";
import { lockUser } from "../user-lock";

export type QuestStep = {
  userId: string;
  questType: QuestType;
  /** A subject (a game, a friend …) counts once per quest; steps without one always count. */
  subjectId?: string;
  /** Pixels spent, else 1. */
  amount?: number;
  now: Date;
};

/** May lock the user: call it before the transaction's other writes or after lockUser, for two users in id order. */
export async function recordQuestStep(transaction: Database, step: QuestStep): Promise<void> {
  const board = await loadBoard(transaction, step);
  const needsRefresh = board.some((entry) => isRefreshDue(entry, step.now));
  if (!needsRefresh && openQuestsOf(board).length === 0) return;
  await lockUser(transaction, step.userId);
  if (needsRefresh) await refreshQuests(transaction, step);
  for (const { quest, playerQuest } of openQuestsOf(await loadBoard(transaction, step))) {
    const counted = playerQuest.progress + (await countOf(transaction, step, playerQuest));
    const reached = await findQuestState(transaction, step.userId, step.questType);
    await advanceQuest(transaction, { quest, playerQuest }, Math.max(counted, reached ?? 0), step.now);
  }
}

function openQuestsOf(board: BoardCollection[]): AssignedQuest[] {
  return board.flatMap(({ quests }) =>
    quests.flatMap(({ quest, playerQuest }) => (playerQuest?.completedAt === null ? [{ quest, playerQuest }] : [])),
  );
}

async function countOf(
  transaction: Database,
  { subjectId, amount = 1 }: QuestStep,
  { userId, questId, periodStart }: PlayerQuestRow,
): Promise<number> {
  if (subjectId === undefined) return amount;
  const counted = await transaction
    .insert(questSteps)
    .values({ userId, questId, periodStart, subjectId })
    .onConflictDoNothing()
    .returning({ subjectId: questSteps.subjectId });
  return counted.length === 0 ? 0 : amount;
}
