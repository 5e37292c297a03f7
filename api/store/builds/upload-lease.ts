import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { BuildRefusal } from "~contract/entities/build";
import type { Database } from "../../db/database";
import { uploads } from "../../db/schema/builds";
import type { UploadRow } from "./upload-rows";

const LEASE_MS = 30_000;

/** An upload that only this process checks, as long as it renews the lease. */
export type Lease = { upload: UploadRow; holder: string };

/** The one that has waited longest: nobody checks it, or whoever did has stopped. */
export async function takeLease(database: Database, now: Date): Promise<Lease | null> {
  const holder = randomUUID();
  const isFree = or(isNull(uploads.lockedUntil), lt(uploads.lockedUntil, now));
  const next = database
    .select({ uploadId: uploads.uploadId })
    .from(uploads)
    .where(and(eq(uploads.state, "checking"), isFree))
    .orderBy(asc(uploads.changedAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [upload] = await database
    .update(uploads)
    .set({ lockedUntil: endOf(now), lockedBy: holder, attempts: sql`${uploads.attempts} + 1` })
    .where(eq(uploads.uploadId, next))
    .returning();
  return upload ? { upload, holder } : null;
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
