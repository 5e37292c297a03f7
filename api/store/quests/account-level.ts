import { and, eq, sql } from "drizzle-orm";
import type { AccountLevel } from "~contract/entities/quest";
import type { Database } from "../../db/database";
import { ledgerEntries } from "../../db/schema/money";
import { levelOf } from "./level-steps";

/** Derived from the ledger's quest rewards, so no level is stored. */
export async function findAccountLevel(database: Database, userId: string): Promise<AccountLevel> {
  const [row] = await database
    .select({ earned: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.reason, "QUEST_REWARD")));
  return levelOf(row?.earned ?? 0);
}
