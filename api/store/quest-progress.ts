import type { QuestType } from "~contract/entities/quest";
import type { Database } from "../db/database";
import { questSteps } from "../db/schema/quests";
import { advanceQuest, type HeldQuest } from "./quest-advance";
import { refreshQuests } from "./quest-assignment";
import { isRefreshDue, loadBoard, type BoardCollection, type PlayerQuestRow } from "./quest-board";
import { findReached } from "./quest-reached";
import { lockUser } from "./user-lock";

export type QuestStep = {
  userId: string;
  questType: QuestType;
  /** What was played, befriended or favoured: each thing counts once for a quest. Without it every step counts. */
  subjectId?: string;
  /** How much the step counts: the pixels that were spent, else 1. */
  amount?: number;
  now: Date;
};

/**
 * Counts something that a player did towards the quests of that type, finishes them and pays those that pay at once.
 * Guests have no quests. Quests of a period that has begun are given out first, so a player need not look at them for
 * steps to count. One query where nothing is open; otherwise the user is locked: call it before the transaction's other
 * writes, or begin that with lockUser, and for two users in the order of their ids.
 */
export async function recordQuestStep(transaction: Database, step: QuestStep): Promise<void> {
  const board = await loadBoard(transaction, step);
  const isDue = board.some((entry) => isRefreshDue(entry, step.now));
  if (!isDue && openQuestsOf(board).length === 0) return;
  await lockUser(transaction, step.userId);
  if (isDue) await refreshQuests(transaction, step);
  for (const { quest, held } of openQuestsOf(await loadBoard(transaction, step))) {
    const counted = held.progress + (await countOf(transaction, step, held));
    const reached = await findReached(transaction, step.userId, step.questType);
    await advanceQuest(transaction, { quest, held }, Math.max(counted, reached ?? 0), step.now);
  }
}

function openQuestsOf(board: BoardCollection[]): HeldQuest[] {
  return board.flatMap(({ quests }) =>
    quests.flatMap(({ quest, held }) => (held?.completedAt === null ? [{ quest, held }] : [])),
  );
}

/** How much a step counts for one quest: nothing when its subject counted already. */
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
