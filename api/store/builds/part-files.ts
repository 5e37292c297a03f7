import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { UPLOAD_PART_BYTES } from "~contract/calls/developer-builds";
import { partKey, type FileStore } from "../../builds/file-store";
import type { UploadRow } from "./upload-rows";

type Sent = Pick<UploadRow, "uploadId" | "bytes">;

export async function storePart(
  { workFolder, add }: FileStore,
  { uploadId, part, content }: { uploadId: string; part: number; content: Uint8Array },
): Promise<void> {
  await mkdir(workFolder, { recursive: true });
  const file = path.join(workFolder, `part-${randomUUID()}`);
  try {
    await writeFile(file, content);
    await add(partKey(uploadId, part), file);
  } finally {
    await rm(file, { force: true });
  }
}

/** Writes all parts to one file. */
export async function joinParts(store: FileStore, upload: Sent, target: string, signal: AbortSignal): Promise<void> {
  for (const key of partKeysOf(upload))
    await pipeline(await store.read(key), createWriteStream(target, { flags: "a" }), { signal });
}

/** Of those that were never received, too: there is nothing to delete then. */
export async function deleteParts(store: FileStore, upload: Sent): Promise<void> {
  await store.delete(partKeysOf(upload));
}

function partKeysOf({ uploadId, bytes }: Sent): string[] {
  const parts = Math.ceil(bytes / UPLOAD_PART_BYTES);
  return Array.from({ length: parts }, (_, part) => partKey(uploadId, part));
}
