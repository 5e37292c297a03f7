import type { Database } from "../db/database";
import { questCollections, quests } from "../db/schema/quests";
import { DEMO_QUEST_COLLECTIONS, DEMO_QUESTS } from "./demo-quests";
import { incoming } from "./incoming-values";

/** Writes the quests; what players have of them stays. */
export async function seedQuests(database: Database): Promise<void> {
  await database
    .insert(questCollections)
    .values(DEMO_QUEST_COLLECTIONS)
    .onConflictDoUpdate({ target: questCollections.alias, set: incoming(questCollections) });
  await database
    .insert(quests)
    .values(DEMO_QUESTS)
    .onConflictDoUpdate({ target: quests.questId, set: incoming(quests) });
}
