import { and, isNull } from "drizzle-orm";
import type { Database } from "../../db/database";
import { playerQuests } from "../../db/schema/quests";
import { changeBalance } from "../money/ledger";
import { grantReward } from "./player-rewards";
import { ofPlayerQuest, type PlayerQuestRow, type QuestRow } from "./quest-board";

/** False when it was paid before. Must run in a transaction that began with lockUser. */
export async function payQuest(
  transaction: Database,
  quest: QuestRow,
  playerQuest: PlayerQuestRow,
  now: Date,
): Promise<boolean> {
  const paid = await transaction
    .update(playerQuests)
    .set({ paidAt: now })
    .where(and(ofPlayerQuest(playerQuest), isNull(playerQuests.paidAt)))
    .returning({ paidAt: playerQuests.paidAt });
  if (paid.length === 0) return false;
  for (const reward of quest.rewards) {
    const { currency, amount = 0 } = reward.pixelsReward ?? {};
    // Wallets hold pixels only.
    if (currency === undefined || currency === "USD") {
      await grantReward(transaction, { userId: playerQuest.userId, quest, reward, now });
      continue;
    }
    const entry = { reason: "QUEST_REWARD" as const, subject: quest.title, referenceId: quest.questId };
    await changeBalance(transaction, { userId: playerQuest.userId, currency, amount, ...entry, now });
  }
  return true;
}
