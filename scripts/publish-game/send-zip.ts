import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Api } from "../../app/api-client/client";
import { ClientError } from "../../app/api-client/errors";
import { getUpload, putUploadPart, startUpload, UPLOAD_PART_BYTES } from "../../contract/calls/developer-builds";
import { getDeveloperGame } from "../../contract/calls/developer-games";
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

/** Starts the upload, or finds the one that an earlier run has begun: sent in part, in its check, or with a result. */
export async function beginUpload(api: Api, request: NewUpload): Promise<Upload> {
  const { gameId, track, version, reused, zip, key } = request;
  const reusedHash = createHash("sha256").update(JSON.stringify(reused)).digest("hex");
  const remembered = await rememberedUpload(key);
  const begun = remembered && (await findBegun(api, remembered.uploadId));
  if (begun && (await isStillWanted(api, begun, request, remembered.reused === reusedHash))) return begun;
  const bytes = zip?.bytes ?? 0;
  const upload = await api(startUpload, { params: { gameId }, body: { bytes, track, version, reused } });
  await rememberUpload(key, { uploadId: upload.uploadId, reused: reusedHash });
  return upload;
}

async function findBegun(api: Api, uploadId: string): Promise<Upload | null> {
  try {
    return await api(getUpload, { params: { uploadId } });
  } catch (error) {
    if (error instanceof ClientError && error.isNotFound) return null;
    throw error;
  }
}

/** What is sent must be the same zip; a release must still be what the track plays. */
async function isStillWanted(
  api: Api,
  { state, bytes, releaseId }: Upload,
  { gameId, track, zip }: NewUpload,
  isSameZip: boolean,
): Promise<boolean> {
  if (state === "RECEIVING") return isSameZip && bytes === (zip?.bytes ?? 0);
  if (state !== "DONE") return true;
  const { tracks } = await api(getDeveloperGame, { params: { gameId } });
  return releaseId !== null && tracks.some((of) => of.name === track && of.releaseId === releaseId);
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
