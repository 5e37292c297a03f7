import { asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { bioLinks } from "../../db/schema/bio-links";
import { recordQuestStep } from "../quests/quest-progress";
import { lockUser } from "../user-lock";

export async function findBioLinks(database: Database, userId: string): Promise<string[]> {
  const rows = await database
    .select({ url: bioLinks.url })
    .from(bioLinks)
    .where(eq(bioLinks.userId, userId))
    .orderBy(asc(bioLinks.position));
  return rows.map(({ url }) => url);
}

export async function replaceBioLinks(
  database: Database,
  { userId, urls, now }: { userId: string; urls: readonly string[]; now: Date },
): Promise<string[]> {
  const rows = [...new Set(urls)].map((url, position) => ({ userId, position, url }));
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    await transaction.delete(bioLinks).where(eq(bioLinks.userId, userId));
    if (rows.length > 0) {
      await transaction.insert(bioLinks).values(rows);
      await recordQuestStep(transaction, { userId, questType: "SETUP_BIO_LINKS", amount: 0, now });
    }
    return rows.map(({ url }) => url);
  });
}
