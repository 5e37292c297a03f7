import { randomUUID } from "node:crypto";
import { and, asc, eq, gte, inArray, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import type { BuildRefusal } from "~contract/entities/build";
import type { Database } from "../../db/database";
import { uploads } from "../../db/schema/builds";
import { games } from "../../db/schema/catalogue";
import type { UploadRow } from "./upload-rows";

const LEASE_MS = 30_000;
/** An arbitrary advisory lock key that nothing else uses. */
const LEASES_LOCK_KEY = 7_272_748;

/** An upload that only this process checks, as long as it renews the lease. */
export type Lease = { upload: UploadRow; holder: string };

/**
 * The one that has waited longest: nobody checks it, or whoever did has stopped. Of each studio one at a time, so that
 * none takes all the checks and two do not fill the same room.
 */
export async function takeLease(database: Database, now: Date): Promise<Lease | null> {
  const holder = randomUUID();
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LEASES_LOCK_KEY})`);
    const [upload] = await transaction
      .update(uploads)
      .set({ lockedUntil: endOf(now), lockedBy: holder, attempts: sql`${uploads.attempts} + 1` })
      .where(inArray(uploads.uploadId, nextUpload(transaction, now)))
      .returning();
    return upload ? { upload, holder } : null;
  });
}

function nextUpload(transaction: Database, now: Date) {
  const isChecking = eq(uploads.state, "checking");
  const busyStudios = transaction
    .select({ studioId: games.studioId })
    .from(uploads)
    .innerJoin(games, eq(games.gameId, uploads.gameId))
    .where(and(isChecking, gte(uploads.lockedUntil, now)));
  const isFree = or(isNull(uploads.lockedUntil), lt(uploads.lockedUntil, now));
  return transaction
    .select({ uploadId: uploads.uploadId })
    .from(uploads)
    .innerJoin(games, eq(games.gameId, uploads.gameId))
    .where(and(isChecking, isFree, notInArray(games.studioId, busyStudios)))
    .orderBy(asc(uploads.changedAt))
    .limit(1);
}

type Progress = { checkedBytes: number; totalBytes: number };

/** False if another process has taken it over. */
export async function renewLease(database: Database, lease: Lease, progress: Progress, now: Date): Promise<boolean> {
  const renewed = await database
    .update(uploads)
    .set({ lockedUntil: endOf(now), ...progress })
    .where(isHeld(lease))
    .returning({ uploadId: uploads.uploadId });
  return renewed.length > 0;
}

type End = { releaseId: string; version: string } | { refusals: BuildRefusal[] };

/** False if another process has taken it over. */
export async function endUpload(database: Database, lease: Lease, end: End, now: Date): Promise<boolean> {
  const state = "releaseId" in end ? ("done" as const) : ("refused" as const);
  const ended = await database
    .update(uploads)
    .set({ ...end, state, lockedUntil: null, lockedBy: null, changedAt: now })
    .where(isHeld(lease))
    .returning({ uploadId: uploads.uploadId });
  return ended.length > 0;
}

function isHeld({ upload, holder }: Lease) {
  return and(eq(uploads.uploadId, upload.uploadId), eq(uploads.state, "checking"), eq(uploads.lockedBy, holder));
}

function endOf(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}
