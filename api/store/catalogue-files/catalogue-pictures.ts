import { buffer } from "node:stream/consumers";
import { gameFacts } from "~contract/entities/catalogue-facts";
import { pageContent } from "~contract/entities/page-content";
import { MAX_GAME_PICTURE_BYTES } from "~contract/calls/developer-games";
import type { CatalogueProblem } from "~contract/entities/catalogue-piece";
import { pictureKey, type FileStore } from "../../builds/file-store";
import { listPictureFiles, type PictureFile } from "../catalogue/pictures";
import { uploadedPicturesIn } from "../pages/page-pictures";
import { deletePictureFiles, storePictureFiles } from "../pictures/picture-files";
import { isPictureOf } from "../pictures/sent-picture";
import type { Piece, PieceKind } from "./piece-kind";
import { PICTURE, reporterOf, type Catalogue } from "./read-catalogue";

const PAGES_FOLDER = "pages";

type UploadedPicture = { owner: string; pictureId: string };
type Owner = { kind: Pick<PieceKind, "folder">; piece: Piece };

/** Those of a game, and what a page names wherever it is from. */
function uploadedPicturesOf({ kind: { folder }, piece }: Owner): UploadedPicture[] {
  const owner = `${folder}/${piece.id}`;
  return [...picturesOfGame(piece), ...picturesOfPage(piece, folder)].map((pictureId) => ({ owner, pictureId }));
}

function picturesOfGame({ facts }: Piece): string[] {
  const pictures = facts && "pictures" in facts ? gameFacts.parse(facts).pictures : [];
  return pictures.filter(({ isUploaded }) => isUploaded).map(({ name }) => name);
}

function picturesOfPage({ published, draft }: Piece, folder: string): string[] {
  if (folder !== PAGES_FOLDER) return [];
  const contents = [published, draft?.content].flatMap((content) => (content ? pageContent.parse(content) : []));
  return uploadedPicturesIn(contents.flatMap(({ sections }) => sections));
}

/** Of pages; each may be there already. */
export function pagePicturesIn(pieces: readonly Owner[]): string[] {
  return [...new Set(pieces.flatMap(({ kind, piece }) => picturesOfPage(piece, kind.folder)))];
}

function fileNameOf({ owner, pictureId }: UploadedPicture, { width, height, format }: PictureFile): string {
  return `${owner}/${pictureId}/${String(width)}x${String(height)}.${format}`;
}

/** Of one piece, as they lie in the file store. */
export function listPictures(owner: Owner): { name: string; key: string }[] {
  return uploadedPicturesOf(owner).flatMap((picture) =>
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
  for (const { kind, piece, file: pieceFile } of pieces) {
    for (const picture of uploadedPicturesOf({ kind, piece })) {
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
    if (PICTURE.test(name) && !expected.has(name)) report(name, "file_unknown");
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
  for (const picture of pieces.flatMap(uploadedPicturesOf)) {
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
