import { and, asc, eq, lte } from "drizzle-orm";
import { MAX_SIMULATED_QUESTS, type SimulatedCollection } from "~contract/calls/desk-quests";
import { questContent } from "~contract/entities/quest-content";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { drafts } from "../../db/schema/drafts";
import { partners } from "../../db/schema/partners";
import { questCollections, quests } from "../../db/schema/quests";
import { newQuestsOf } from "./quest-assignment";
import { isOneTime, needsPartner, type BoardCollection, type QuestRow } from "./quest-board";
import { QUEST_KIND } from "./quest-content";
import { periodStartOf, refreshAtOf } from "./quest-periods";
import { toCollectionRules, toQuestRow } from "./quest-rows";

/** `userId` is whose random order it is. */
type Newcomer = { userId: string; now: Date };

/** By the rules that assign quests; nothing is written. */
export async function simulateQuests(database: Database, { userId, now }: Newcomer): Promise<SimulatedCollection[]> {
  const planned = await loadPlanned(database, now);
  const board = await loadPlannedBoard(database, planned);
  return board.map((entry) => {
    const { collection } = entry;
    const given = newQuestsOf(entry, { userId, periodStart: periodStartOf(collection, now) });
    const isSame = isOneTime(collection) || given.length === 0;
    const others = isSame ? [] : entry.quests.filter((quest) => !given.includes(quest));
    const toSimulated = ({ quest: { questId, title, alias, questType } }: BoardCollection["quests"][number]) => ({
      ...{ subjectId: questId, title: title["en"] ?? alias, questType, isScheduled: planned.has(questId) },
    });
    return {
      ...toCollectionRules(collection),
      refreshAt: refreshAtOf(collection, now)?.toISOString() ?? null,
      quests: given.slice(0, MAX_SIMULATED_QUESTS).map(toSimulated),
      questCount: given.length,
      others: others.slice(0, MAX_SIMULATED_QUESTS).map(toSimulated),
      otherCount: others.length,
    };
  });
}

/** Scheduled drafts that will have become public, unless they do not fit any more. */
async function loadPlanned(database: Database, now: Date): Promise<Map<string, QuestRow>> {
  const planned = new Map<string, QuestRow>();
  const isDue = and(eq(drafts.kind, QUEST_KIND.name), lte(drafts.publishAt, now));
  for (const { subjectId, content } of await database
    .select()
    .from(drafts)
    .where(isDue)
    .orderBy(asc(drafts.publishAt))) {
    const quest = questContent.parse(content);
    if (await fits(database, subjectId, quest)) planned.set(subjectId, toQuestRow(subjectId, quest));
  }
  return planned;
}

async function fits(...quest: Parameters<typeof QUEST_KIND.check>): Promise<boolean> {
  try {
    await QUEST_KIND.check(...quest);
    return true;
  } catch (error) {
    if (error instanceof ApiFailure) return false;
    throw error;
  }
}

async function loadPlannedBoard(
  database: Database,
  planned: ReadonlyMap<string, QuestRow>,
): Promise<BoardCollection[]> {
  const collections = await database.select().from(questCollections).orderBy(asc(questCollections.position));
  const published = await database.select().from(quests).where(eq(quests.isPublished, true));
  const hasPartners = (await database.$count(partners)) > 0;
  const offered = [...published.filter(({ questId }) => !planned.has(questId)), ...planned.values()]
    .filter(({ questType }) => hasPartners || !needsPartner(questType))
    .sort((one, other) => one.position - other.position || (one.questId < other.questId ? -1 : 1));
  return collections.map((collection) => ({
    ...{ collection, refreshedAt: null },
    quests: offered
      .filter(({ collectionAlias }) => collectionAlias === collection.alias)
      .map((quest) => ({ quest, playerQuest: null })),
  }));
}
