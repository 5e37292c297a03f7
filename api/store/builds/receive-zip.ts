import { and, eq } from "drizzle-orm";
import { UPLOAD_PART_BYTES } from "~contract/calls/developer-builds";
import type { Upload } from "~contract/entities/developer-game";
import { ApiFailure } from "../../api-failure";
import { uploads } from "../../db/schema/builds";
import type { BuildServices } from "./build-services";
import { deleteParts } from "./part-files";
import { awaitUpload } from "./upload-checks";
import { receivePart } from "./upload-parts";
import { findUploadRow, type UploadRow } from "./upload-rows";

type Sent = { uploadId: string; stream: AsyncIterable<Uint8Array> };

/** The whole zip in one stream, for an upload that started with the most bytes that it can have; waits for the check. */
export async function receiveZip(services: BuildServices, { uploadId, stream }: Sent): Promise<Upload> {
  const upload = await findUploadRow(services.database, uploadId);
  if (upload === null) throw new ApiFailure("upload_not_found");
  try {
    await receiveParts(services, upload, stream);
  } catch (error) {
    await discard(services, upload);
    throw error;
  }
  return awaitUpload(services, uploadId);
}

async function receiveParts(services: BuildServices, upload: UploadRow, stream: Sent["stream"]): Promise<void> {
  const { uploadId } = upload;
  let bytes = 0;
  let part = 0;
  for await (const { content, isLast } of partsOf(stream)) {
    bytes += content.length;
    if (bytes > upload.bytes) throw new ApiFailure("game_bundle_too_big");
    if (isLast) await services.database.update(uploads).set({ bytes }).where(eq(uploads.uploadId, uploadId));
    await receivePart(services, { uploadId, part, content, now: new Date() });
    part += 1;
  }
}

/** Each part is in the memory of the one before it. */
async function* partsOf(stream: Sent["stream"]): AsyncGenerator<{ content: Uint8Array; isLast: boolean }> {
  const content = new Uint8Array(UPLOAD_PART_BYTES);
  let filled = 0;
  for await (const chunk of stream) {
    for (let rest = chunk; rest.length > 0;) {
      if (filled === UPLOAD_PART_BYTES) {
        yield { content, isLast: false };
        filled = 0;
      }
      const fitting = rest.subarray(0, UPLOAD_PART_BYTES - filled);
      content.set(fitting, filled);
      filled += fitting.length;
      rest = rest.subarray(fitting.length);
    }
  }
  yield { content: content.subarray(0, filled), isLast: true };
}

/** The sender has to begin again: it cannot know which parts there were. */
async function discard({ database, fileStore }: BuildServices, upload: UploadRow): Promise<void> {
  const isUnfinished = and(eq(uploads.uploadId, upload.uploadId), eq(uploads.state, "receiving"));
  await database.delete(uploads).where(isUnfinished);
  await deleteParts(fileStore, upload);
}
