import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database";
import { offerCodeBatches, offerCodes, sharedContents } from "../db/schema/quest-rewards";
import { questCollections, quests } from "../db/schema/quests";
import { DEMO_QUEST_COLLECTIONS, DEMO_QUESTS, DEMO_SHARED_CONTENTS, questId } from "./demo-quests";
import { seedId } from "./deterministic-ids";
import { excludedValues } from "../db/excluded-values";

const CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const CODE_GROUPS = [4, 4, 4];
const STOCK = 500;
const GIFT = { giftAmount: 100, giftCurrency: "BPX" } as const;

/** Players' progress and codes stay unchanged. */
export async function seedQuests(database: Database): Promise<void> {
  await database
    .insert(questCollections)
    .values(DEMO_QUEST_COLLECTIONS)
    .onConflictDoUpdate({ target: questCollections.alias, set: excludedValues(questCollections) });
  await database
    .insert(quests)
    .values(DEMO_QUESTS)
    .onConflictDoUpdate({ target: quests.questId, set: excludedValues(quests) });
  await database
    .insert(sharedContents)
    .values(DEMO_SHARED_CONTENTS)
    .onConflictDoUpdate({ target: sharedContents.sharedContentId, set: excludedValues(sharedContents) });
  await seedCodes(database);
}

/** Codes have a value, so they must be unpredictable and are drawn only once. */
async function seedCodes(database: Database): Promise<void> {
  const ofQuest = questId("generous-week");
  if ((await database.$count(offerCodes, eq(offerCodes.questId, ofQuest))) > 0) return;
  const batchId = seedId("offer-code-batch:generous-week");
  const batch = { batchId, questId: ofQuest, number: 1, size: STOCK, addedAt: new Date() };
  await database.insert(offerCodeBatches).values(batch).onConflictDoNothing();
  const rows = Array.from({ length: STOCK }, () => ({ code: newCode(), questId: ofQuest, batchId, ...GIFT }));
  await database.insert(offerCodes).values(rows).onConflictDoNothing();
}

function newCode(): string {
  const letters = (length: number) =>
    Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
  return CODE_GROUPS.map(letters).join("-");
}
