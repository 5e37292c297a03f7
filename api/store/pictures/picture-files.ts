import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { id } from "~contract/entities/identifiers";
import { pictureKey, type FileStore } from "../../builds/file-store";
import { listPictureFiles, type PictureFile } from "../catalogue/pictures";
import type { RenderedFile } from "./game-picture-rendering";

export async function storePictureFiles(
  fileStore: FileStore,
  pictureId: string,
  files: readonly RenderedFile[],
): Promise<void> {
  await mkdir(fileStore.workFolder, { recursive: true });
  for (const { file, content } of files) {
    const unfinished = path.join(fileStore.workFolder, `picture-${randomUUID()}`);
    await writeFile(unfinished, content);
    await fileStore.add(pictureKey(pictureId, file), unfinished);
  }
}

/** Null if there is no such picture. */
export async function findPictureFile(
  fileStore: FileStore,
  pictureId: string,
  file: PictureFile,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!id.safeParse(pictureId).success || pictureId !== pictureId.toLowerCase()) return null;
  const key = pictureKey(pictureId, file);
  const stored = await fileStore.has([key]);
  return stored.has(key) ? new Uint8Array(await buffer(await fileStore.read(key))) : null;
}

export async function deletePictureFiles(fileStore: FileStore, pictureId: string): Promise<void> {
  await fileStore.delete(listPictureFiles().map((file) => pictureKey(pictureId, file)));
}
