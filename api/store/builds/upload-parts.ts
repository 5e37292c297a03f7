import { and, eq } from "drizzle-orm";
import { UPLOAD_PART_BYTES } from "~contract/calls/developer-builds";
import type { Upload } from "~contract/entities/developer-game";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { uploads } from "../../db/schema/builds";
import type { BuildServices } from "./build-services";
import { deleteParts, storePart } from "./part-files";
import { wakeChecks } from "./upload-checks";
import { findUploadRow, toUpload, type UploadRow } from "./upload-rows";

type Part = { uploadId: string; part: number; content: Uint8Array; now: Date };

/** Any process takes the next part; the check starts with the last. A part that was received before is ignored. */
export async function receivePart(services: BuildServices, part: Part): Promise<Upload> {
  const row = await requireUpload(services.database, part.uploadId);
  if (row.state === "refused" || row.state === "done") throw new ApiFailure("upload_closed");
  if (part.part * UPLOAD_PART_BYTES < row.receivedBytes) return toUpload(row);
  assertExpected(row, part);
  await storePart(services.fileStore, part);
  await addReceived(services.database, row, part);
  const received = await findUploadRow(services.database, part.uploadId);
  if (received === null) {
    // Cancelled meanwhile.
    await deleteParts(services.fileStore, row);
    throw new ApiFailure("upload_not_found");
  }
  if (received.state === "checking") wakeChecks(services);
  return toUpload(received);
}

type Received = Pick<UploadRow, "bytes" | "receivedBytes">;

export function assertExpected(
  { bytes, receivedBytes }: Received,
  { part, content }: Pick<Part, "part" | "content">,
): void {
  const expected = Math.min(UPLOAD_PART_BYTES, bytes - receivedBytes);
  if (part * UPLOAD_PART_BYTES !== receivedBytes) {
    const message = `the next part is ${String(receivedBytes / UPLOAD_PART_BYTES)}`;
    throw new ApiFailure("upload_part_unexpected", { details: { parameterName: "part", message } });
  }
  const message = `part ${String(part)} has ${String(expected)} bytes, not ${String(content.length)}`;
  if (content.length > expected) throw new ApiFailure("upload_part_too_large", { details: { message } });
  if (content.length < expected) throw new ApiFailure("upload_part_unexpected", { details: { message } });
}

/** Changes nothing if another process received the same part meanwhile. */
async function addReceived(database: Database, row: UploadRow, { content, now }: Part): Promise<void> {
  const { uploadId, bytes } = row;
  const receivedBytes = row.receivedBytes + content.length;
  const state = receivedBytes === bytes ? "checking" : "receiving";
  const isUnchanged = and(
    eq(uploads.uploadId, uploadId),
    eq(uploads.state, "receiving"),
    eq(uploads.receivedBytes, row.receivedBytes),
  );
  await database.update(uploads).set({ receivedBytes, state, changedAt: now }).where(isUnchanged);
}

async function requireUpload(database: Database, uploadId: string): Promise<UploadRow> {
  const row = await findUploadRow(database, uploadId);
  if (row === null) throw new ApiFailure("upload_not_found");
  return row;
}
