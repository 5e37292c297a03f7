import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import type * as z from "zod";
import { ApiFailure } from "../api-failure";
import type { Database } from "../db/database";
import { idempotencyKeys } from "../db/schema/money";

/** How long a repetition is recognised. */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

export type ChangeRequest = {
  userId: string;
  /** The request's Idempotency-Key; without one every request is a new change. */
  idempotencyKey: string | undefined;
  /** The call's name and input: what a key stands for. */
  call: { name: string; input: unknown };
  now: Date;
};

/**
 * Makes a change in one transaction, once for each Idempotency-Key: a repetition, even one that runs at the same time,
 * changes nothing and gets the first answer. A change that fails leaves no trace, so it may be tried again with its key.
 * @throws ApiFailure idempotency_key_reused when the key stands for another change
 */
export async function changeOnce<Schema extends z.ZodType>(
  database: Database,
  { userId, idempotencyKey, call, now }: ChangeRequest,
  answerSchema: Schema,
  change: (transaction: Database) => Promise<z.output<Schema>>,
): Promise<z.output<Schema>> {
  if (idempotencyKey === undefined) return database.transaction(change);
  const fingerprint = createHash("sha256").update(JSON.stringify(call)).digest("hex");
  return database.transaction(async (transaction) => {
    await forgetOldKeys(transaction, userId, now);
    // Whoever inserts the key first goes on; the others wait here until that transaction has ended.
    const inserted = await transaction
      .insert(idempotencyKeys)
      .values({ userId, key: idempotencyKey, fingerprint, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    const ofKey = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, idempotencyKey));
    if (inserted.length === 0) {
      const [earlier] = await transaction.select().from(idempotencyKeys).where(ofKey);
      if (earlier?.fingerprint !== fingerprint) throw new ApiFailure("idempotency_key_reused");
      return answerSchema.parse(earlier.answer);
    }
    const answer = await change(transaction);
    await transaction.update(idempotencyKeys).set({ answer }).where(ofKey);
    return answer;
  });
}

async function forgetOldKeys(transaction: Database, userId: string, now: Date): Promise<void> {
  const expiry = new Date(now.getTime() - KEY_LIFETIME_MS);
  await transaction
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), lt(idempotencyKeys.createdAt, expiry)));
}
