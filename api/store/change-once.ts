import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import type * as z from "zod";
import { ApiFailure } from "../api-failure";
import type { Database } from "../db/database";
import { idempotencyKeys } from "../db/schema/money";
import { lockUser } from "./user-lock";

/** How long a repetition is recognised. */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

export type ChangeRequest = {
  userId: string;
  /** Another user whose things the change touches as well, if there is one. */
  otherUserId?: string | null;
  /** The request's Idempotency-Key; without one every request is a new change. */
  idempotencyKey: string | undefined;
  /** The call's name and input: what a key stands for. */
  call: { name: string; input: unknown };
  now: Date;
};

/**
 * Makes a change in one transaction, once for each Idempotency-Key: a repetition, even one that runs at the same time,
 * changes nothing and gets the first answer. A change that fails leaves no trace, so it may be tried again with its key.
 * Changes of one user happen one after the other.
 * @throws ApiFailure idempotency_key_reused when the key stands for another change
 */
export async function changeOnce<Schema extends z.ZodType>(
  database: Database,
  { userId, otherUserId, idempotencyKey, call, now }: ChangeRequest,
  answerSchema: Schema,
  change: (transaction: Database) => Promise<z.output<Schema>>,
): Promise<z.output<Schema>> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId, otherUserId);
    if (idempotencyKey === undefined) return change(transaction);
    await forgetOldKeys(transaction, userId, now);
    const ofKey = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, idempotencyKey));
    const fingerprint = createHash("sha256").update(JSON.stringify(call)).digest("hex");
    const [earlier] = await transaction.select().from(idempotencyKeys).where(ofKey);
    if (earlier) {
      if (earlier.fingerprint !== fingerprint) throw new ApiFailure("idempotency_key_reused");
      return answerSchema.parse(earlier.answer);
    }
    const answer = await change(transaction);
    await transaction
      .insert(idempotencyKeys)
      .values({ userId, key: idempotencyKey, fingerprint, answer, createdAt: now });
    return answer;
  });
}

async function forgetOldKeys(transaction: Database, userId: string, now: Date): Promise<void> {
  const expiry = new Date(now.getTime() - KEY_LIFETIME_MS);
  await transaction
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), lt(idempotencyKeys.createdAt, expiry)));
}
