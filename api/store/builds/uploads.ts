import { randomUUID } from "node:crypto";
import { and, eq, inArray, sum } from "drizzle-orm";
import type { Upload } from "~contract/entities/developer-game";
import { ApiFailure } from "../../api-failure";
import { safeName } from "../../builds/file-names";
import type { Database } from "../../db/database";
import { uploads } from "../../db/schema/builds";
import { games } from "../../db/schema/catalogue";
import { lockStudio } from "../studios/memberships";
import type { BuildServices } from "./build-services";
import { assertVersionRises } from "./releases";
import { countStoredBytes, listStoredHashes } from "./stored-files";
import { findStudioLimits } from "./studio-limits";
import { wakeChecks } from "./upload-checks";
import { findUploadRow, toUpload } from "./upload-rows";

type NewUpload = {
  gameId: string;
  studioId: string;
  userId: string;
  tokenId: string | null;
  bytes: number;
  track: string;
  version: string | null;
  /** Stored files of the studio, by name. */
  reused: Readonly<Record<string, string>>;
  now: Date;
};

/** Whoever calls it knows that the user may upload to the track. Without bytes the check starts at once. */
export async function startUpload(services: BuildServices, upload: NewUpload): Promise<Upload> {
  const { database } = services;
  const { gameId, studioId, userId, tokenId, bytes, track, version, reused, now } = upload;
  if (version !== null) await assertVersionRises(database, gameId, version);
  await assertReusable(database, studioId, reused);
  const target = { gameId, userId, tokenId, track, version };
  const state = bytes === 0 ? ("checking" as const) : ("receiving" as const);
  const values = {
    uploadId: randomUUID(),
    ...target,
    bytes,
    reused: { ...reused },
    state,
    createdAt: now,
    changedAt: now,
  };
  const row = await database.transaction(async (transaction) => {
    await lockStudio(transaction, studioId);
    await assertRoom(transaction, studioId, bytes);
    const [inserted] = await transaction.insert(uploads).values(values).returning();
    return inserted;
  });
  if (!row) throw new Error("The upload was not stored");
  if (bytes === 0) wakeChecks(services);
  return toUpload(row);
}

/** What other uploads will bring counts as stored; lock the studio first. */
async function assertRoom(transaction: Database, studioId: string, bytes: number): Promise<void> {
  const { maxBytes, maxStoredBytes } = await findStudioLimits(transaction, studioId);
  if (bytes > maxBytes) {
    const message = `at most ${String(maxBytes)} bytes`;
    throw new ApiFailure("game_bundle_too_big", { details: { fieldName: "bytes", message } });
  }
  const stored = await countStoredBytes(transaction, studioId);
  const expected = await countExpectedBytes(transaction, studioId);
  if (stored + expected + bytes <= maxStoredBytes) return;
  const message = `${String(stored + expected)} of ${String(maxStoredBytes)} bytes are taken`;
  throw new ApiFailure("storage_quota_exceeded", { details: { fieldName: "bytes", message } });
}

async function countExpectedBytes(database: Database, studioId: string): Promise<number> {
  const [row] = await database
    .select({ bytes: sum(uploads.bytes) })
    .from(uploads)
    .innerJoin(games, eq(games.gameId, uploads.gameId))
    .where(and(eq(games.studioId, studioId), inArray(uploads.state, ["receiving", "checking"])));
  return Number(row?.bytes ?? 0);
}

async function assertReusable(database: Database, studioId: string, reused: NewUpload["reused"]): Promise<void> {
  const { maxFiles } = await findStudioLimits(database, studioId);
  if (Object.keys(reused).length > maxFiles) {
    const details = { fieldName: "reused", message: `at most ${String(maxFiles)} files` };
    throw new ApiFailure("game_bundle_too_big", { details });
  }
  const unsafe = Object.keys(reused).find((name) => safeName(name) !== name);
  if (unsafe !== undefined) {
    const details = { fieldName: "reused", message: `${JSON.stringify(unsafe)} is no safe name of a file` };
    throw new ApiFailure("invalid_request_payload", { details });
  }
  const stored = new Set(await listStoredHashes(database, studioId, [...new Set(Object.values(reused))]));
  const missing = Object.entries(reused).find(([, hash]) => !stored.has(hash));
  if (missing === undefined) return;
  throw new ApiFailure("file_not_stored", { details: { fieldName: "reused", message: `${missing[0]} is not stored` } });
}

/** With whom it is from; null after they have deleted their account. */
export async function findUpload(
  database: Database,
  uploadId: string,
): Promise<(Upload & { userId: string | null }) | null> {
  const row = await findUploadRow(database, uploadId);
  return row === null ? null : { ...toUpload(row), userId: row.userId };
}
