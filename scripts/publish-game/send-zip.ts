import { open } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Api } from "../../app/api-client/client";
import { ClientError } from "../../app/api-client/errors";
import { getUpload, putUploadPart, startUpload, UPLOAD_PART_BYTES } from "../../contract/calls/developer-builds";
import type { Upload } from "../../contract/entities/developer-game";
import { forgetUpload, rememberUpload, rememberedUpload } from "./begun-upload";

const PART_DEADLINE_MS = 10 * 60_000;
const RETRY_DELAYS_MS = [1_000, 3_000, 10_000, 30_000];
const POLL_MS = 1_000;

export type NewUpload = {
  gameId: string;
  track: string;
  version: string | null;
  reused: Record<string, string>;
  /** Null where every file is stored already. */
  zip: { path: string; bytes: number } | null;
  /** The same for the same files on the same track. */
  key: string;
};

/** Starts the upload, or finds the one that an earlier run has begun. */
export async function beginUpload(api: Api, { gameId, track, version, reused, zip, key }: NewUpload): Promise<Upload> {
  const bytes = zip?.bytes ?? 0;
  const begun = await findBegun(api, await rememberedUpload(key), bytes);
  if (begun) return begun;
  const upload = await api(startUpload, { params: { gameId }, body: { bytes, track, version, reused } });
  await rememberUpload(key, upload.uploadId);
  return upload;
}

async function findBegun(api: Api, uploadId: string | null, bytes: number): Promise<Upload | null> {
  if (uploadId === null) return null;
  try {
    const upload = await api(getUpload, { params: { uploadId } });
    return upload.bytes === bytes && upload.state !== "REFUSED" && upload.state !== "DONE" ? upload : null;
  } catch (error) {
    if (error instanceof ClientError && error.isNotFound) return null;
    throw error;
  }
}

export async function sendZip(api: Api, begun: Upload, path: string, onSent: (bytes: number) => void): Promise<void> {
  const file = await open(path);
  try {
    let upload = begun;
    while (upload.state === "RECEIVING") {
      onSent(upload.receivedBytes);
      const part = Math.floor(upload.receivedBytes / UPLOAD_PART_BYTES);
      const { buffer, bytesRead } = await file.read({
        buffer: Buffer.alloc(UPLOAD_PART_BYTES),
        position: part * UPLOAD_PART_BYTES,
      });
      upload = await sendPart(api, upload.uploadId, part, buffer.subarray(0, bytesRead));
    }
    onSent(begun.bytes);
  } finally {
    await file.close();
  }
}

/** What the portal refuses stays refused; anything else is tried again. */
async function sendPart(api: Api, uploadId: string, part: number, content: Uint8Array<ArrayBuffer>): Promise<Upload> {
  for (const delayMs of RETRY_DELAYS_MS) {
    try {
      return await api.within(PART_DEADLINE_MS)(putUploadPart, { params: { uploadId, part }, body: content });
    } catch (error) {
      if (error instanceof ClientError && !error.has("too_many_requests")) throw error;
      await pause(delayMs);
    }
  }
  return api.within(PART_DEADLINE_MS)(putUploadPart, { params: { uploadId, part }, body: content });
}

export async function awaitCheck(
  api: Api,
  { uploadId }: Upload,
  key: string,
  onChecked: (done: number, all: number) => void,
): Promise<Upload> {
  for (;;) {
    const upload = await api(getUpload, { params: { uploadId } });
    onChecked(upload.checkedBytes, upload.totalBytes);
    if (upload.state === "DONE" || upload.state === "REFUSED") {
      await forgetUpload(key);
      return upload;
    }
    await pause(POLL_MS);
  }
}
