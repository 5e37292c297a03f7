import { createHash } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database";
import { playerQuests, questRefreshes, questSteps } from "../../db/schema/quests";
import { advanceQuest } from "./quest-advance";
import {
  isIncomplete,
  isOneTime,
  isRefreshDue,
  loadBoard,
  type BoardCollection,
  type BoardQuest,
  type PlayerQuestRow,
} from "./quest-board";
import { newQuestCount, periodStartOf } from "./quest-periods";
import { findQuestState } from "./quest-state";
import { lockUser } from "../user-lock";

type Refresh = { userId: string; now: Date };

/** Must run in a transaction; of two concurrent refreshes only one has an effect (docs/decisions/0017-quests.md). */
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
    await removeQuests(
      transaction,
      userId,
      entry.quests.filter(({ playerQuest }) => playerQuest && isOver(entry, playerQuest)),
    );
    const refresh = { userId, collectionAlias: collection.alias, periodStart };
    await transaction
      .insert(questRefreshes)
      .values(refresh)
      .onConflictDoUpdate({ target: [questRefreshes.userId, questRefreshes.collectionAlias], set: { periodStart } });
  }
  const newQuests = newQuestsOf(entry, { userId, periodStart });
  if (newQuests.length === 0) return;
  const assigned = await transaction
    .insert(playerQuests)
    .values(newQuests.map(({ quest: { questId } }) => ({ userId, questId, periodStart })))
    .returning();
  await applyExistingProgress(transaction, newQuests, assigned, now);
}

/** A quest's condition may be met already, such as having a picture. */
async function applyExistingProgress(
  transaction: Database,
  newQuests: BoardQuest[],
  assigned: PlayerQuestRow[],
  now: Date,
) {
  for (const { quest } of newQuests) {
    const playerQuest = assigned.find(({ questId }) => questId === quest.questId);
    const reached = playerQuest && (await findQuestState(transaction, playerQuest.userId, quest.questType));
    if (reached) await advanceQuest(transaction, { quest, playerQuest }, reached, now);
  }
}

/** A finished quest stays until it is claimed, a one-time quest for ever, so that it never comes again. */
function isOver({ collection }: BoardCollection, { completedAt, paidAt }: PlayerQuestRow): boolean {
  if (collection.refreshHours === null) return false;
  if (completedAt === null) return collection.maxQuestsAvailable === null;
  return paidAt !== null && !isOneTime(collection);
}

async function removeQuests(transaction: Database, userId: string, removed: BoardQuest[]): Promise<void> {
  const questIds = removed.map(({ quest }) => quest.questId);
  if (questIds.length === 0) return;
  await transaction.delete(questSteps).where(and(eq(questSteps.userId, userId), inArray(questSteps.questId, questIds)));
  await transaction
    .delete(playerQuests)
    .where(and(eq(playerQuests.userId, userId), inArray(playerQuests.questId, questIds)));
}

/** Daily quests come in a repeatable random order, hashed from player and period; those just finished come last. */
export function newQuestsOf(
  entry: BoardCollection,
  { userId, periodStart }: { userId: string; periodStart: Date },
): BoardQuest[] {
  const { collection } = entry;
  const remaining = entry.quests.filter(({ playerQuest }) => playerQuest && !isOver(entry, playerQuest));
  const incomplete = remaining.filter(isIncomplete).length;
  const count = newQuestCount(collection, incomplete);
  const candidates = entry.quests.filter((candidate) => !remaining.includes(candidate));
  if (collection.collectionType === "SEQUENTIAL_QUESTS")
    return candidates.slice(0, incomplete > 0 ? 0 : Math.min(count, 1));
  if (isOneTime(collection)) return candidates.slice(0, count);
  const orderOf = ({ quest, playerQuest }: BoardQuest) => {
    const hash = createHash("sha256").update(`${userId}:${periodStart.toISOString()}:${quest.questId}`).digest("hex");
    return `${playerQuest ? "1" : "0"}${hash}`;
  };
  return candidates.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)).slice(0, count);
}
