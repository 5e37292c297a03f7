import type { Api } from "~/api-client/client";
import { putUploadPart, startUpload, UPLOAD_PART_BYTES } from "~contract/calls/developer-builds";
import type { Upload } from "~contract/entities/developer-game";
import type { ReceivedFile } from "./received-form.server";
import { parseFields } from "./studio-form.server";

/** Storing eight megabytes takes longer than answering a page, on another host above all. */
const PART_DEADLINE_MS = 60_000;

type UploadStart = { gameId: string; bytes: number; track: string; version: string };

export function startGameUpload(api: Api, { gameId, bytes, track, version }: UploadStart): Promise<Upload> {
  const body = parseFields(
    startUpload.body,
    { bytes, track, version: version === "" ? null : version },
    { version: "version_wrong", track: "track_not_found" },
  );
  return api(startUpload, { params: { gameId }, body });
}

export function sendUploadPart(
  api: Api,
  uploadId: string,
  part: number,
  content: Uint8Array<ArrayBuffer>,
): Promise<Upload> {
  return api.within(PART_DEADLINE_MS)(putUploadPart, { params: { uploadId, part }, body: content });
}

export async function sendWholeUpload(
  api: Api,
  start: Omit<UploadStart, "bytes">,
  file: ReceivedFile,
): Promise<string> {
  const { uploadId } = await startGameUpload(api, { ...start, bytes: file.bytes });
  for (let part = 0; part * UPLOAD_PART_BYTES < file.bytes; part++) {
    await sendUploadPart(api, uploadId, part, await file.read(part * UPLOAD_PART_BYTES, UPLOAD_PART_BYTES));
  }
  return uploadId;
}
