import { randomUUID } from "node:crypto";
import { and, eq, isNull, max } from "drizzle-orm";
import type { CodeGift } from "~contract/calls/desk-codes";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { offerCodeBatches, offerCodes } from "../../db/schema/quest-rewards";
import { lockContent, type Author } from "../drafts/change-content";
import { recordAudit } from "../staff/audit-log";
import { findCodeQuest } from "./code-stock";

type NewBatch = { subjectId: string; codes: readonly string[]; gift: CodeGift };
type AddedBatch = { number: number; added: number; repeated: number; known: number };

/** The same codes again change nothing: whoever sends a batch twice reads that it is stored. */
export async function addCodeBatch(
  database: Database,
  { subjectId: questId, codes, gift }: NewBatch,
  author: Author,
): Promise<AddedBatch> {
  // As players' entries are compared (code-redemption.ts).
  const own = [...new Set(gift ? codes.map((code) => code.toUpperCase()) : codes)];
  return database.transaction(async (transaction) => {
    await lockContent(transaction);
    const { questTitle, takesCodes } = await findCodeQuest(transaction, questId);
    if (!takesCodes) throw new ApiFailure("quest_takes_no_codes");
    const batchId = randomUUID();
    const number = await nextNumber(transaction, questId);
    const batch = { batchId, questId, number, size: own.length, addedAt: author.now };
    await transaction.insert(offerCodeBatches).values(batch);
    const row = { questId, batchId, giftAmount: gift?.amount ?? null, giftCurrency: gift?.currency ?? null };
    const stored = await transaction
      .insert(offerCodes)
      .values(own.map((code) => ({ ...row, code })))
      .onConflictDoNothing()
      .returning({ batchId: offerCodes.batchId });
    const added = stored.length;
    if (added === 0) throw new ApiFailure("codes_already_stored");
    await transaction.update(offerCodeBatches).set({ size: added }).where(eq(offerCodeBatches.batchId, batchId));
    await recordAudit(transaction, {
      ...{ ...author, action: "codes.added", reason: null, before: null },
      subject: { kind: "quest", id: questId, name: questTitle },
      after: { batch: number, codes: added, ...(gift && { giftAmount: gift.amount, giftCurrency: gift.currency }) },
    });
    return { number, added, repeated: codes.length - own.length, known: own.length - added };
  });
}

async function nextNumber(transaction: Database, questId: string): Promise<number> {
  const [last] = await transaction
    .select({ number: max(offerCodeBatches.number) })
    .from(offerCodeBatches)
    .where(eq(offerCodeBatches.questId, questId));
  return (last?.number ?? 0) + 1;
}

type Withdrawal = { subjectId: string; batchId: string; reason: string };

/** A code that is being given meanwhile is given. */
export async function withdrawCodeBatch(
  database: Database,
  { subjectId: questId, batchId, reason }: Withdrawal,
  author: Author,
): Promise<{ number: number; withdrawn: number }> {
  return database.transaction(async (transaction) => {
    await lockContent(transaction);
    const { questTitle } = await findCodeQuest(transaction, questId);
    const isBatch = and(eq(offerCodeBatches.batchId, batchId), eq(offerCodeBatches.questId, questId));
    const [batch] = await transaction.select().from(offerCodeBatches).where(isBatch);
    if (!batch) throw new ApiFailure("code_batch_not_found");
    const { number } = batch;
    const removed = await transaction
      .delete(offerCodes)
      .where(and(eq(offerCodes.batchId, batchId), isNull(offerCodes.givenAt)))
      .returning({ batchId: offerCodes.batchId });
    const withdrawn = removed.length;
    if (withdrawn === 0) throw new ApiFailure("no_codes_left");
    await recordAudit(transaction, {
      ...{ ...author, action: "codes.withdrawn", reason, before: null },
      subject: { kind: "quest", id: questId, name: questTitle },
      after: { batch: number, codes: withdrawn },
    });
    return { number, withdrawn };
  });
}
