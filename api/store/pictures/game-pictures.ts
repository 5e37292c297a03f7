import { randomUUID } from "node:crypto";
import { and, asc, count, eq, gt, max, type SQL } from "drizzle-orm";
import { MAX_GRAPHICS } from "~contract/calls/developer-games";
import type { AuditAction, AuditValues } from "~contract/entities/audit-entry";
import type { CoverCrop, CoverCrops } from "~contract/entities/cover-crop";
import { ApiFailure } from "../../api-failure";
import type { BuildServices } from "../builds/build-services";
import type { Database } from "../../db/database";
import { gameArt } from "../../db/schema/catalogue";
import { changeGameRow, lockGameRow, type GameRow } from "../developer-games/game-rows";
import type { Author } from "../drafts/change-content";
import { keepNamedPictures } from "../pages/page-pictures";
import { recordAudit } from "../staff/audit-log";
import { renderGamePicture, type RenderedPicture } from "./game-picture-rendering";
import { deletePictureFiles, storePictureFiles } from "./picture-files";

const COVER_POSITION = 0;

type ArtRow = typeof gameArt.$inferSelect;
/** Only what an `editor` of the desk changes is recorded. */
type Change = { gameId: string; now: Date; editor?: Author };
type NewPicture = Change & { content: Uint8Array };
/** `replaces` is the cover that an editor has seen, null for none. */
type NewCover = NewPicture & { crops: CoverCrops; replaces?: string | null };

export function isCover({ position }: Pick<ArtRow, "position">): boolean {
  return position === COVER_POSITION;
}

export function isCoverArt(gameId: string): SQL | undefined {
  return and(eq(gameArt.gameId, gameId), eq(gameArt.position, COVER_POSITION));
}

/** A game has one cover: the new one takes the place of the one before. */
export async function addCover(services: BuildServices, cover: NewCover): Promise<void> {
  const { gameId, content, crops, replaces, now } = cover;
  const picture = await renderGamePicture(content, crops);
  const earlier = await storePicture(services, picture, async (transaction, name) => {
    const game = await lockGameRow(transaction, gameId);
    const removed = await transaction.delete(gameArt).where(isCoverArt(gameId)).returning();
    if (replaces !== undefined && replaces !== (removed[0]?.name ?? null)) throw new ApiFailure("content_changed");
    const { focusX, keyColor } = picture;
    await transaction.insert(gameArt).values({ gameId, name, position: COVER_POSITION, focusX, isUploaded: true });
    await changeGameRow(transaction, gameId, { keyColor, modifiedAt: now });
    const { wide, narrow } = crops;
    const after = { ...(wide && { wideCrop: cropText(wide) }), ...(narrow && { narrowCrop: cropText(narrow) }) };
    await record(transaction, game, { ...cover, action: "game.cover-changed", before: null, after });
    return removed;
  });
  await deleteFilesOf(services, earlier, now);
}

function cropText({ x, y, zoom }: CoverCrop): string {
  return [x, y, zoom].map((number) => `${String(number)} %`).join(" · ");
}

export async function addGraphic(services: BuildServices, graphic: NewPicture): Promise<void> {
  const { gameId, content, now } = graphic;
  const picture = await renderGamePicture(content);
  await storePicture(services, picture, async (transaction, name) => {
    const game = await lockGameRow(transaction, gameId);
    const { position, graphics } = await findFreePosition(transaction, gameId);
    await transaction.insert(gameArt).values({ gameId, name, position, focusX: picture.focusX, isUploaded: true });
    await changeGameRow(transaction, gameId, { modifiedAt: now });
    const numbers = { before: { graphics }, after: { graphics: graphics + 1 } };
    await record(transaction, game, { ...graphic, action: "game.picture-added", ...numbers });
  });
}

type Recorded = Change & { action: AuditAction; before: AuditValues | null; after: AuditValues | null };

async function record(
  transaction: Database,
  { gameId, title }: GameRow,
  { editor, action, before, after }: Recorded,
): Promise<void> {
  if (!editor) return;
  const subject = { kind: "game" as const, id: gameId, name: title };
  await recordAudit(transaction, { ...editor, action, subject, reason: null, before, after });
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

/** `graphics` are those that the game has. */
async function findFreePosition(transaction: Database, gameId: string) {
  const isGraphic = and(eq(gameArt.gameId, gameId), gt(gameArt.position, COVER_POSITION));
  const [row] = await transaction
    .select({ graphics: count(), last: max(gameArt.position) })
    .from(gameArt)
    .where(isGraphic);
  const graphics = row?.graphics ?? 0;
  if (graphics >= MAX_GRAPHICS) throw new ApiFailure("max_graphics_limit_reached");
  return { position: (row?.last ?? COVER_POSITION) + 1, graphics };
}

export async function deleteCover(services: BuildServices, removal: Change & { coverId: string }): Promise<void> {
  const { gameId, coverId, now } = removal;
  const removed = await services.database.transaction(async (transaction) => {
    const game = await lockGameRow(transaction, gameId);
    const isNamed = and(isCoverArt(gameId), eq(gameArt.name, coverId));
    const rows = await transaction.delete(gameArt).where(isNamed).returning();
    if (rows.length === 0) throw new ApiFailure("game_cover_not_found");
    if (game.isPublished) throw new ApiFailure("breaking_published_game");
    await changeGameRow(transaction, gameId, { keyColor: null, modifiedAt: now });
    await record(transaction, game, { ...removal, action: "game.cover-removed", before: null, after: null });
    return rows;
  });
  await deleteFilesOf(services, removed, now);
}

export async function deleteGraphic(services: BuildServices, removal: Change & { assetId: string }): Promise<void> {
  const { gameId, assetId, now } = removal;
  const removed = await services.database.transaction(async (transaction) => {
    const game = await lockGameRow(transaction, gameId);
    const isNamed = and(eq(gameArt.gameId, gameId), eq(gameArt.name, assetId), gt(gameArt.position, COVER_POSITION));
    const rows = await transaction.delete(gameArt).where(isNamed).returning();
    if (rows.length === 0) throw new ApiFailure("asset_not_found");
    await changeGameRow(transaction, gameId, { modifiedAt: now });
    await record(transaction, game, { ...removal, action: "game.picture-removed", before: null, after: null });
    return rows;
  });
  await deleteFilesOf(services, removed, now);
}

/** Of all its graphics the positions are then as in the new order. */
export async function placeGraphic(
  database: Database,
  move: Change & { assetId: string; place: number },
): Promise<void> {
  const { gameId, assetId, place, now } = move;
  await database.transaction(async (transaction) => {
    const game = await lockGameRow(transaction, gameId);
    const isGraphic = and(eq(gameArt.gameId, gameId), gt(gameArt.position, COVER_POSITION));
    const graphics = await transaction.select().from(gameArt).where(isGraphic).orderBy(asc(gameArt.position));
    const from = graphics.findIndex(({ name }) => name === assetId);
    const [moved] = graphics.splice(from, from < 0 ? 0 : 1);
    if (!moved) throw new ApiFailure("asset_not_found");
    const to = Math.min(place - 1, graphics.length);
    if (to === from) return;
    for (const [index, { name, position }] of [...graphics.slice(0, to), moved, ...graphics.slice(to)].entries()) {
      const next = COVER_POSITION + 1 + index;
      if (next === position) continue;
      const isNamed = and(eq(gameArt.gameId, gameId), eq(gameArt.name, name));
      await transaction.update(gameArt).set({ position: next }).where(isNamed);
    }
    await changeGameRow(transaction, gameId, { modifiedAt: now });
    const places = { before: { place: from + 1 }, after: { place: to + 1 } };
    await record(transaction, game, { ...move, action: "game.picture-moved", ...places });
  });
}

/** But those that a page shows. */
async function deleteFilesOf(
  { database, fileStore }: BuildServices,
  rows: readonly ArtRow[],
  now: Date,
): Promise<void> {
  const uploaded = rows.filter(({ isUploaded }) => isUploaded).map(({ name }) => name);
  const kept = await keepNamedPictures(database, uploaded, now);
  for (const name of uploaded) if (!kept.has(name)) await deletePictureFiles(fileStore, name);
}
