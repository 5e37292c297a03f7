import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import type * as z from "zod";
import { ApiFailure } from "../api-failure";
import type { Database } from "../db/database";
import { idempotencyKeys } from "../db/schema/money";
import { lockUser } from "./user-lock";

const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

export type ChangeRequest = {
  userId: string;
  /** Another user whose rows change too. */
  otherUserId?: string | null;
  idempotencyKey: string | undefined;
  call: { name: string; input: unknown };
  now: Date;
};

/** Runs a change once per Idempotency-Key: a repeated or concurrent request gets the stored response. */
export async function runIdempotent<Schema extends z.ZodType>(
  database: Database,
  { userId, otherUserId, idempotencyKey, call, now }: ChangeRequest,
  responseSchema: Schema,
  change: (transaction: Database) => Promise<z.output<Schema>>,
): Promise<z.output<Schema>> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId, otherUserId);
    if (idempotencyKey === undefined) return change(transaction);
    await deleteExpiredKeys(transaction, userId, now);
    const ofKey = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, idempotencyKey));
    const fingerprint = createHash("sha256").update(JSON.stringify(call)).digest("hex");
    const [earlier] = await transaction.select().from(idempotencyKeys).where(ofKey);
    if (earlier) {
      if (earlier.fingerprint !== fingerprint) throw new ApiFailure("idempotency_key_reused");
      return responseSchema.parse(earlier.answer);
    }
    const response = await change(transaction);
    await transaction
      .insert(idempotencyKeys)
      .values({ userId, key: idempotencyKey, fingerprint, answer: response, createdAt: now });
    return response;
  });
}

async function deleteExpiredKeys(transaction: Database, userId: string, now: Date): Promise<void> {
  const expiry = new Date(now.getTime() - KEY_LIFETIME_MS);
  await transaction
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), lt(idempotencyKeys.createdAt, expiry)));
}
