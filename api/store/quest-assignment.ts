import { createHash } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/database";
import { playerQuests, questRefreshes, questSteps } from "../db/schema/quests";
import { isRefreshDue, loadBoard, type BoardCollection, type BoardQuest, type PlayerQuestRow } from "./quest-board";
import { newQuestCount, periodStartOf } from "./quest-periods";
import { lockUser } from "./user-lock";

type Refresh = { userId: string; now: Date };

/**
 * Gives a player the quests of every period that has begun since the player was seen last: quests that are over go, new
 * ones come. Must run in a transaction; two of them at once refresh once (docs/decisions/0017-quests.md).
 */
export async function refreshQuests(transaction: Database, { userId, now }: Refresh): Promise<void> {
  await lockUser(transaction, userId);
  for (const entry of await loadBoard(transaction, { userId })) {
    if (isRefreshDue(entry, now)) await refreshCollection(transaction, entry, { userId, now });
  }
}

async function refreshCollection(transaction: Database, entry: BoardCollection, { userId, now }: Refresh) {
  const { collection } = entry;
  const periodStart = periodStartOf(collection, now);
  if (collection.refreshHours !== null) {
    await forgetQuests(
      transaction,
      userId,
      entry.quests.filter(({ held }) => held && isOver(entry, held)),
    );
    const refresh = { userId, collectionAlias: collection.alias, periodStart };
    await transaction
      .insert(questRefreshes)
      .values(refresh)
      .onConflictDoUpdate({ target: [questRefreshes.userId, questRefreshes.collectionAlias], set: { periodStart } });
  }
  const fresh = newQuestsOf(entry, { userId, periodStart });
  if (fresh.length === 0) return;
  await transaction
    .insert(playerQuests)
    .values(fresh.map(({ quest: { questId } }) => ({ userId, questId, periodStart })));
}

/**
 * Whether a refresh takes a quest away: finished and paid ones always, unfinished ones where the collection keeps none
 * (it has no maxQuestsAvailable). A finished quest waits until its reward is claimed; without refreshes all stay.
 */
function isOver({ collection }: BoardCollection, { completedAt, paidAt }: PlayerQuestRow): boolean {
  if (collection.refreshHours === null) return false;
  if (completedAt === null) return collection.maxQuestsAvailable === null;
  return paidAt !== null;
}

async function forgetQuests(transaction: Database, userId: string, gone: BoardQuest[]): Promise<void> {
  const questIds = gone.map(({ quest }) => quest.questId);
  if (questIds.length === 0) return;
  await transaction.delete(questSteps).where(and(eq(questSteps.userId, userId), inArray(questSteps.questId, questIds)));
  await transaction
    .delete(playerQuests)
    .where(and(eq(playerQuests.userId, userId), inArray(playerQuests.questId, questIds)));
}

/** What a refresh brings: quests in an order that follows from player and period, those just finished last. */
export function newQuestsOf(
  entry: BoardCollection,
  { userId, periodStart }: { userId: string; periodStart: Date },
): BoardQuest[] {
  const kept = entry.quests.filter(({ held }) => held && !isOver(entry, held));
  const incomplete = kept.filter(({ held }) => held?.completedAt === null).length;
  const orderOf = ({ quest, held }: BoardQuest) => {
    const hash = createHash("sha256").update(`${userId}:${periodStart.toISOString()}:${quest.questId}`).digest("hex");
    return `${held ? "1" : "0"}${hash}`;
  };
  return entry.quests
    .filter((candidate) => !kept.includes(candidate))
    .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
    .slice(0, newQuestCount(entry.collection, incomplete));
}
