import { buffer } from "node:stream/consumers";
import { gameFacts } from "~contract/entities/catalogue-facts";
import { MAX_GAME_PICTURE_BYTES } from "~contract/calls/developer-games";
import type { CatalogueProblem } from "~contract/entities/catalogue-piece";
import { pictureKey, type FileStore } from "../../builds/file-store";
import { listPictureFiles, type PictureFile } from "../catalogue/pictures";
import { deletePictureFiles, storePictureFiles } from "../pictures/picture-files";
import { isPictureOf } from "../pictures/sent-picture";
import type { Piece } from "./piece-kind";
import { reporterOf, type Catalogue } from "./read-catalogue";

type UploadedPicture = { gameId: string; pictureId: string };

export function uploadedPicturesOf({ id, facts }: Piece): UploadedPicture[] {
  const pictures = facts && "pictures" in facts ? gameFacts.parse(facts).pictures : [];
  return pictures.filter(({ isUploaded }) => isUploaded).map(({ name }) => ({ gameId: id, pictureId: name }));
}

function fileNameOf({ gameId, pictureId }: UploadedPicture, { width, height, format }: PictureFile): string {
  return `games/${gameId}/${pictureId}/${String(width)}x${String(height)}.${format}`;
}

/** Of one piece, as they lie in the file store. */
export function listPictures(piece: Piece): { name: string; key: string }[] {
  return uploadedPicturesOf(piece).flatMap((picture) =>
    listPictureFiles().map((file) => ({
      name: fileNameOf(picture, file),
      key: pictureKey(picture.pictureId, file),
    })),
  );
}

/** Each picture has all its files; a picture that is here already is the same one. */
export async function checkPictures(
  fileStore: FileStore,
  { pieces, contents }: Catalogue,
  problems: CatalogueProblem[],
): Promise<void> {
  const report = reporterOf(problems);
  const expected = new Set<string>();
  for (const { piece, file: pieceFile } of pieces) {
    for (const picture of uploadedPicturesOf(piece)) {
      for (const file of listPictureFiles()) {
        const name = fileNameOf(picture, file);
        expected.add(name);
        const sent = contents.get(name);
        if (!sent) report(name, "file_missing", { detail: pieceFile });
        else if (sent.bytes > MAX_GAME_PICTURE_BYTES) report(name, "file_too_large");
        else {
          const content = await buffer(await sent.read());
          const code = await findFault(fileStore, { picture, file, content });
          if (code) report(name, code);
        }
      }
    }
  }
  for (const name of contents.keys()) {
    if (name.startsWith("games/") && !expected.has(name)) report(name, "file_unknown");
  }
}

type SentFile = { picture: UploadedPicture; file: PictureFile; content: Buffer };

async function findFault(fileStore: FileStore, { picture, file, content }: SentFile) {
  const key = pictureKey(picture.pictureId, file);
  if ((await fileStore.has([key])).has(key)) {
    const isSame = content.equals(await buffer(await fileStore.read(key)));
    return isSame ? null : ("file_changed" as const);
  }
  return (await isPictureOf(content, file)) ? null : ("picture_unreadable" as const);
}

/** Those that are not here yet; gives their ids. */
export async function storePictures(fileStore: FileStore, { pieces, contents }: Catalogue): Promise<string[]> {
  const added: string[] = [];
  for (const picture of pieces.flatMap(({ piece }) => uploadedPicturesOf(piece))) {
    const { pictureId } = picture;
    const keys = listPictureFiles().map((file) => pictureKey(pictureId, file));
    const stored = await fileStore.has(keys);
    if (keys.every((key) => stored.has(key))) continue;
    const files = [];
    for (const file of listPictureFiles()) {
      const sent = contents.get(fileNameOf(picture, file));
      if (sent) files.push({ file, content: await buffer(await sent.read()) });
    }
    if (stored.size === 0) added.push(pictureId);
    await storePictureFiles(fileStore, pictureId, files);
  }
  return added;
}

export async function removePictures(fileStore: FileStore, pictureIds: readonly string[]): Promise<void> {
  for (const pictureId of pictureIds) await deletePictureFiles(fileStore, pictureId);
}
