import { and, asc, eq, exists, notInArray, or, type SQL } from "drizzle-orm";
import type { QuestType } from "~contract/entities/quest";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { partners } from "../../db/schema/partners";
import { playerQuests, questCollections, questRefreshes, quests } from "../../db/schema/quests";
import { periodStartOf } from "./quest-periods";

export type QuestRow = typeof quests.$inferSelect;
export type CollectionRow = typeof questCollections.$inferSelect;
export type PlayerQuestRow = typeof playerQuests.$inferSelect;

/** `playerQuest` is null while the player does not have the quest. */
export type BoardQuest = { quest: QuestRow; playerQuest: PlayerQuestRow | null };
export type BoardCollection = { collection: CollectionRow; refreshedAt: Date | null; quests: BoardQuest[] };

type BoardRow = BoardQuest & { collection: CollectionRow; refresh: typeof questRefreshes.$inferSelect | null };

const PARTNER_TYPES: QuestType[] = ["LINK_PARTNER_ACCOUNT", "PARTNER_QUEST"];

const BOARD_ORDER = [asc(questCollections.position), asc(quests.position), asc(quests.questId)];

/** One query. Guests and visitors have no quests. */
export async function loadBoard(
  database: Database,
  { userId, questType }: { userId: string; questType?: QuestType },
): Promise<BoardCollection[]> {
  const rows = await database
    .select({ quest: quests, collection: questCollections, playerQuest: playerQuests, refresh: questRefreshes })
    .from(quests)
    .innerJoin(questCollections, eq(questCollections.alias, quests.collectionAlias))
    .leftJoin(playerQuests, and(eq(playerQuests.questId, quests.questId), eq(playerQuests.userId, userId)))
    .leftJoin(
      questRefreshes,
      and(eq(questRefreshes.collectionAlias, questCollections.alias), eq(questRefreshes.userId, userId)),
    )
    .where(and(isPlayer(database, userId), isOffered(database), questType && eq(quests.questType, questType)))
    .orderBy(...BOARD_ORDER);
  return toBoard(rows);
}

export async function loadEmptyBoard(database: Database): Promise<BoardCollection[]> {
  const rows = await database
    .select({ quest: quests, collection: questCollections })
    .from(quests)
    .innerJoin(questCollections, eq(questCollections.alias, quests.collectionAlias))
    .where(isOffered(database))
    .orderBy(...BOARD_ORDER);
  return toBoard(rows.map((row) => ({ ...row, playerQuest: null, refresh: null })));
}

function toBoard(rows: BoardRow[]): BoardCollection[] {
  const board = new Map<string, BoardCollection>();
  for (const { quest, collection, playerQuest, refresh } of rows) {
    const entry = board.get(collection.alias) ?? { collection, refreshedAt: refresh?.periodStart ?? null, quests: [] };
    entry.quests.push({ quest, playerQuest });
    board.set(collection.alias, entry);
  }
  return [...board.values()];
}

/** Published, and with a partner where it needs one. */
function isOffered(database: Database): SQL | undefined {
  const canBeDone = or(notInArray(quests.questType, PARTNER_TYPES), exists(database.select().from(partners)));
  return and(eq(quests.isPublished, true), canBeDone);
}

export function needsPartner(questType: QuestType): boolean {
  return PARTNER_TYPES.includes(questType);
}

function isPlayer(database: Database, userId: string): SQL {
  return exists(
    database
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, userId), eq(user.isAnonymous, false))),
  );
}

export function isRefreshDue({ collection, refreshedAt, quests: ofCollection }: BoardCollection, now: Date): boolean {
  if (collection.refreshHours !== null) return refreshedAt === null || refreshedAt < periodStartOf(collection, now);
  const isWaiting = collection.collectionType === "SEQUENTIAL_QUESTS" && ofCollection.some(isIncomplete);
  return !isWaiting && ofCollection.some(({ playerQuest }) => playerQuest === null);
}

export function isIncomplete({ playerQuest }: BoardQuest): boolean {
  return playerQuest !== null && playerQuest.completedAt === null;
}

export function isOneTime({ collectionType }: CollectionRow): boolean {
  return collectionType !== "DAILY_QUESTS";
}

/** A paid one-time quest stays visible until the next refresh. */
export function isVisible({ collection }: BoardCollection, { playerQuest }: BoardQuest, now: Date): boolean {
  if (playerQuest === null) return false;
  if (playerQuest.paidAt === null || !isOneTime(collection)) return true;
  return collection.refreshHours === null || playerQuest.paidAt >= periodStartOf(collection, now);
}

export function ofPlayerQuest({ userId, questId, periodStart }: PlayerQuestRow): SQL | undefined {
  return and(
    eq(playerQuests.userId, userId),
    eq(playerQuests.questId, questId),
    eq(playerQuests.periodStart, periodStart),
  );
}
