import { randomUUID } from "node:crypto";
import { and, count, eq, gt, max, type SQL } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { BuildServices } from "../builds/build-services";
import type { Database } from "../../db/database";
import { gameArt } from "../../db/schema/catalogue";
import { changeGameRow, lockGameRow } from "../developer-games/game-rows";
import { renderGamePicture, type RenderedPicture } from "./game-picture-rendering";
import { deletePictureFiles, storePictureFiles } from "./picture-files";

const COVER_POSITION = 0;
export const MAX_GRAPHICS = 20;

type ArtRow = typeof gameArt.$inferSelect;
type Change = { gameId: string; now: Date };
type NewPicture = Change & { content: Uint8Array };

export function isCover({ position }: Pick<ArtRow, "position">): boolean {
  return position === COVER_POSITION;
}

export function isCoverArt(gameId: string): SQL | undefined {
  return and(eq(gameArt.gameId, gameId), eq(gameArt.position, COVER_POSITION));
}

/** A game has one cover: the new one takes the place of the one before. */
export async function addCover(services: BuildServices, { gameId, content, now }: NewPicture): Promise<void> {
  const picture = await renderGamePicture(content);
  const earlier = await storePicture(services, picture, async (transaction, name) => {
    await lockGameRow(transaction, gameId);
    const removed = await transaction.delete(gameArt).where(isCoverArt(gameId)).returning();
    const { focusX, keyColor } = picture;
    await transaction.insert(gameArt).values({ gameId, name, position: COVER_POSITION, focusX, isUploaded: true });
    await changeGameRow(transaction, gameId, { keyColor, modifiedAt: now });
    return removed;
  });
  await deleteFilesOf(services, earlier);
}

export async function addGraphic(services: BuildServices, { gameId, content, now }: NewPicture): Promise<void> {
  const picture = await renderGamePicture(content);
  await storePicture(services, picture, async (transaction, name) => {
    await lockGameRow(transaction, gameId);
    const position = await findFreePosition(transaction, gameId);
    await transaction.insert(gameArt).values({ gameId, name, position, focusX: picture.focusX, isUploaded: true });
    await changeGameRow(transaction, gameId, { modifiedAt: now });
  });
}

/** The files come first, so that no picture is ever shown without them; what is refused leaves none behind. */
async function storePicture<Result>(
  { database, fileStore }: BuildServices,
  { files }: RenderedPicture,
  insert: (transaction: Database, name: string) => Promise<Result>,
): Promise<Result> {
  const pictureId = randomUUID();
  try {
    await storePictureFiles(fileStore, pictureId, files);
    return await database.transaction((transaction) => insert(transaction, pictureId));
  } catch (error) {
    await deletePictureFiles(fileStore, pictureId);
    throw error;
  }
}

async function findFreePosition(transaction: Database, gameId: string): Promise<number> {
  const isGraphic = and(eq(gameArt.gameId, gameId), gt(gameArt.position, COVER_POSITION));
  const [row] = await transaction
    .select({ graphics: count(), last: max(gameArt.position) })
    .from(gameArt)
    .where(isGraphic);
  if (row && row.graphics >= MAX_GRAPHICS) throw new ApiFailure("max_graphics_limit_reached");
  return (row?.last ?? COVER_POSITION) + 1;
}

export async function deleteCover(
  services: BuildServices,
  { gameId, coverId, now }: Change & { coverId: string },
): Promise<void> {
  const removed = await services.database.transaction(async (transaction) => {
    const { isPublished } = await lockGameRow(transaction, gameId);
    const isNamed = and(isCoverArt(gameId), eq(gameArt.name, coverId));
    const rows = await transaction.delete(gameArt).where(isNamed).returning();
    if (rows.length === 0) throw new ApiFailure("game_cover_not_found");
    if (isPublished) throw new ApiFailure("breaking_published_game");
    await changeGameRow(transaction, gameId, { keyColor: null, modifiedAt: now });
    return rows;
  });
  await deleteFilesOf(services, removed);
}

export async function deleteGraphic(
  services: BuildServices,
  { gameId, assetId, now }: Change & { assetId: string },
): Promise<void> {
  const removed = await services.database.transaction(async (transaction) => {
    await lockGameRow(transaction, gameId);
    const isNamed = and(eq(gameArt.gameId, gameId), eq(gameArt.name, assetId), gt(gameArt.position, COVER_POSITION));
    const rows = await transaction.delete(gameArt).where(isNamed).returning();
    if (rows.length === 0) throw new ApiFailure("asset_not_found");
    await changeGameRow(transaction, gameId, { modifiedAt: now });
    return rows;
  });
  await deleteFilesOf(services, removed);
}

async function deleteFilesOf({ fileStore }: BuildServices, rows: readonly ArtRow[]): Promise<void> {
  for (const { name, isUploaded } of rows) if (isUploaded) await deletePictureFiles(fileStore, name);
}
