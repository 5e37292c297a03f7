import type { Database } from "../../db/database";
import { playerQuests } from "../../db/schema/quests";
import { findAccountLevel } from "./account-level";
import { isEligibleForRewards } from "../account/confirmed-address";
import { isIncomplete, loadBoard, ofPlayerQuest, type PlayerQuestRow, type QuestRow } from "./quest-board";
import { payQuest } from "./quest-payment";
import { isFromStock } from "./offer-codes";

export type AssignedQuest = { quest: QuestRow; playerQuest: PlayerQuestRow };

/** Stock codes (a stock may be empty) and rewards of unconfirmed accounts must be claimed. Needs lockUser first. */
export async function advanceQuest(
  transaction: Database,
  { quest, playerQuest }: AssignedQuest,
  reached: number,
  now: Date,
): Promise<void> {
  const progress = Math.min(reached, quest.maximumProgress);
  if (progress <= playerQuest.progress) return;
  const isComplete = progress === quest.maximumProgress;
  const change = { progress, completedAt: isComplete ? now : null };
  await transaction.update(playerQuests).set(change).where(ofPlayerQuest(playerQuest));
  if (!isComplete || quest.payment !== "AT_ONCE" || quest.rewards.some(isFromStock)) return;
  if (!(await isEligibleForRewards(transaction, playerQuest.userId))) return;
  await payQuest(transaction, quest, playerQuest, now);
  await raiseLevel(transaction, playerQuest.userId, now);
}

export async function raiseLevel(transaction: Database, userId: string, now: Date): Promise<void> {
  const board = await loadBoard(transaction, { userId, questType: "REACH_ACCOUNT_LEVEL" });
  const open = board.flatMap(({ quests }) => quests.filter(isIncomplete));
  if (open.length === 0) return;
  const { level } = await findAccountLevel(transaction, userId);
  for (const { quest, playerQuest } of open)
    if (playerQuest) await advanceQuest(transaction, { quest, playerQuest }, level, now);
}
