import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import type { listPagePictures } from "~contract/calls/desk-page-pictures";
import type { CallData } from "~contract/define-call";
import type { CoverCrops } from "~contract/entities/cover-crop";
import { attributeNamed, type PageEntry, type PageSection } from "~contract/entities/page-content";
import type { PagePicture } from "~contract/entities/page-picture";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { gameArt, games } from "../../db/schema/catalogue";
import { feedEntries, pagePictures } from "../../db/schema/content";
import { drafts, revisions } from "../../db/schema/drafts";
import type { BuildServices } from "../builds/build-services";
import { coverImagePath, pagePicturePath, storedPictureUrl, uploadedPictureId } from "../catalogue/pictures";
import { renderGamePicture } from "../pictures/game-picture-rendering";
import { deletePictureFiles, storePictureFiles } from "../pictures/picture-files";

const UNNAMED_HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;
const IDS_IN_TEXT = "/pictures/(?:games|pages)/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/";

export async function listPicturesOfGame(
  database: Database,
  gameId: string,
  mediaBaseUrl: string,
): Promise<CallData<typeof listPagePictures>> {
  const { title, slug } = games;
  const [game] = await database.select({ title, slug }).from(games).where(eq(games.gameId, gameId));
  if (!game) throw new ApiFailure("game_not_found");
  const art = await database.select().from(gameArt).where(eq(gameArt.gameId, gameId)).orderBy(asc(gameArt.position));
  const pictures = art.map((piece) => toPagePicture(coverImagePath(game.slug, piece), mediaBaseUrl));
  return { title: game.title, pictures };
}

/** Of what the entries name. */
export function picturesOfEntries(entries: readonly PageEntry[], mediaBaseUrl: string): PagePicture[] {
  const paths = new Set(entries.flatMap(({ attributes }) => picturePathOf(attributes) ?? []));
  return [...paths].map((path) => toPagePicture(path, mediaBaseUrl));
}

function picturePathOf(attributes: PageEntry["attributes"]): string | null {
  const picture = attributeNamed(attributes, "Cover images");
  return picture?.type === "ASSET" ? picture.url : null;
}

function toPagePicture(path: string, mediaBaseUrl: string): PagePicture {
  return { path, url: storedPictureUrl(mediaBaseUrl, path) };
}

type NewPicture = { content: Uint8Array; crops: CoverCrops; now: Date; mediaBaseUrl: string };

/** The row comes first: files without one would stay for ever. */
export async function addPagePicture(
  { database, fileStore }: BuildServices,
  { content, crops, now, mediaBaseUrl }: NewPicture,
): Promise<PagePicture> {
  const { files } = await renderGamePicture(content, crops);
  const pictureId = randomUUID();
  await keepPagePictures(database, [pictureId], now);
  await storePictureFiles(fileStore, pictureId, files);
  return toPagePicture(pagePicturePath(pictureId), mediaBaseUrl);
}

/** For a day at least, and as long as a page names them. */
export async function keepPagePictures(database: Database, pictureIds: readonly string[], now: Date): Promise<void> {
  if (pictureIds.length === 0) return;
  const rows = pictureIds.map((pictureId) => ({ pictureId, storedAt: now }));
  const target = pagePictures.pictureId;
  await database
    .insert(pagePictures)
    .values(rows)
    .onConflictDoUpdate({ target, set: { storedAt: now } });
}

/** Uploaded ones that the sections name, each once. */
export function uploadedPicturesIn(sections: readonly PageSection[]): string[] {
  const attributes = sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.attributes));
  const ids = attributes.flatMap((one) => (one.type === "ASSET" ? (uploadedPictureId(one.url) ?? []) : []));
  return [...new Set(ids)];
}

/** What a page names is there, and stays. */
export async function assertPicturesExist(transaction: Database, sections: readonly PageSection[]): Promise<void> {
  const pictureIds = uploadedPicturesIn(sections);
  if (pictureIds.length === 0) return;
  const { pictureId } = pagePictures;
  const stored = await transaction.select({ pictureId }).from(pagePictures).where(inArray(pictureId, pictureIds));
  const isOfGame = and(eq(gameArt.isUploaded, true), inArray(gameArt.name, pictureIds));
  const ofGames = await transaction.select({ pictureId: gameArt.name }).from(gameArt).where(isOfGame);
  const known = new Set([...stored, ...ofGames].map((row) => row.pictureId));
  if (!pictureIds.every((one) => known.has(one))) throw new ApiFailure("page_picture_unknown");
}

/** In what players see, in drafts, and in revisions, to which a page can go back. */
async function findNamedPictures(database: Database): Promise<Set<string>> {
  const ofPages = (table: typeof drafts | typeof revisions) =>
    sql`select ${table.content}::text as content from ${table} where ${table.kind} = 'page'`;
  const contents = sql`
    ${ofPages(drafts)} union all ${ofPages(revisions)}
    union all select ${feedEntries.attributes}::text from ${feedEntries}`;
  const rows = await database
    .selectDistinct({ id: sql<string>`found.ids[1]` })
    .from(sql`(${contents}) as pages, regexp_matches(pages.content, ${IDS_IN_TEXT}, 'g') as found(ids)`);
  return new Set(rows.map(({ id }) => id));
}

/** Those of a game that go from it while a page names them stay for the page. */
export async function keepNamedPictures(
  database: Database,
  pictureIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  if (pictureIds.length === 0) return new Set();
  const named = await findNamedPictures(database);
  const kept = pictureIds.filter((pictureId) => named.has(pictureId));
  await keepPagePictures(database, kept, now);
  return new Set(kept);
}

/** Whose page was discarded, or never saved. */
export async function deleteUnnamedPictures({ database, fileStore }: BuildServices, now: Date): Promise<void> {
  const isOld = lt(pagePictures.storedAt, new Date(now.getTime() - UNNAMED_HOURS * HOUR_MS));
  const { pictureId } = pagePictures;
  const old = await database.select({ pictureId }).from(pagePictures).where(isOld);
  if (old.length === 0) return;
  const named = await findNamedPictures(database);
  const unnamed = old.map((row) => row.pictureId).filter((one) => !named.has(one));
  if (unnamed.length === 0) return;
  const ofGames = await database.select({ name: gameArt.name }).from(gameArt).where(inArray(gameArt.name, unnamed));
  const games = new Set(ofGames.map(({ name }) => name));
  const deleted = await database
    .delete(pagePictures)
    .where(and(isOld, inArray(pictureId, unnamed)))
    .returning();
  for (const row of deleted) if (!games.has(row.pictureId)) await deletePictureFiles(fileStore, row.pictureId);
}
