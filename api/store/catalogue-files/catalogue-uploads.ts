import { randomUUID } from "node:crypto";
import { and, eq, getTableColumns, inArray, lte, ne, sql } from "drizzle-orm";
import { UPLOAD_PART_BYTES } from "~contract/calls/developer-builds";
import type { CatalogueUpload } from "~contract/entities/catalogue-upload";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { catalogueUploads } from "../../db/schema/catalogue-uploads";
import { user } from "../../db/schema/identity";
import type { BuildServices } from "../builds/build-services";
import { deleteParts, storePart } from "../builds/part-files";
import { assertExpected } from "../builds/upload-parts";
import { wakeCatalogueJobs } from "./catalogue-jobs";

type UploadRow = typeof catalogueUploads.$inferSelect;

const STATES = {
  receiving: "RECEIVING",
  checking: "CHECKING",
  checked: "CHECKED",
  refused: "REFUSED",
  importing: "IMPORTING",
  imported: "IMPORTED",
} as const satisfies Record<UploadRow["state"], CatalogueUpload["state"]>;

const KEPT_MS = 24 * 60 * 60 * 1000;

/** The one that there is, if any. */
export async function findCatalogueUpload(database: Database): Promise<CatalogueUpload | null> {
  const [row] = await selectUploads(database);
  return row ? toCatalogueUpload(row) : null;
}

type Start = { bytes: number; userId: string; now: Date };

export async function startCatalogueUpload(
  { database, fileStore }: BuildServices,
  { bytes, userId, now }: Start,
): Promise<CatalogueUpload> {
  const uploadId = randomUUID();
  const ended = await database.transaction(async (transaction) => {
    const old = await transaction
      .delete(catalogueUploads)
      .where(inArray(catalogueUploads.state, ["refused", "imported"]))
      .returning();
    const added = await transaction
      .insert(catalogueUploads)
      .values({ uploadId, userId, bytes, state: "receiving", createdAt: now, changedAt: now })
      .onConflictDoNothing()
      .returning({ uploadId: catalogueUploads.uploadId });
    if (added.length === 0) throw new ApiFailure("catalogue_upload_waiting");
    return old;
  });
  for (const upload of ended) await deleteParts(fileStore, upload);
  return requireUpload(database, uploadId);
}

type Part = { uploadId: string; part: number; content: Uint8Array; now: Date };

/** Any process takes the next part. */
export async function receiveCataloguePart(services: BuildServices, part: Part): Promise<CatalogueUpload> {
  const { database, fileStore } = services;
  const row = await requireRow(database, part.uploadId);
  if (part.part * UPLOAD_PART_BYTES >= row.receivedBytes) {
    if (row.state !== "receiving") throw new ApiFailure("upload_closed");
    assertExpected(row, part);
    await storePart(fileStore, part);
    await addReceived(database, row, part);
    // Discarded meanwhile.
    if (!(await findRow(database, part.uploadId))) await deleteParts(fileStore, row);
  }
  const received = await requireUpload(database, part.uploadId);
  if (received.state === "CHECKING") wakeCatalogueJobs(services);
  return received;
}

/** Changes nothing if another process received the same part meanwhile. */
async function addReceived(database: Database, row: UploadRow, { content, now }: Part): Promise<void> {
  const receivedBytes = row.receivedBytes + content.length;
  const state = receivedBytes === row.bytes ? "checking" : "receiving";
  await database
    .update(catalogueUploads)
    .set({ receivedBytes, state, changedAt: now })
    .where(and(isUpload(row.uploadId, "receiving"), eq(catalogueUploads.receivedBytes, row.receivedBytes)));
}

/** A check that runs finds its lease lost. */
export async function discardCatalogueUpload({ database, fileStore }: BuildServices, uploadId: string): Promise<void> {
  const [discarded] = await database
    .delete(catalogueUploads)
    .where(and(eq(catalogueUploads.uploadId, uploadId), ne(catalogueUploads.state, "importing")))
    .returning();
  if (discarded) return deleteParts(fileStore, discarded);
  await requireRow(database, uploadId);
  throw new ApiFailure("catalogue_busy");
}

type Import = { uploadId: string; userId: string; reason: string; now: Date };

export async function startCatalogueImport(
  services: BuildServices,
  { uploadId, userId, reason, now }: Import,
): Promise<CatalogueUpload> {
  const { database } = services;
  const started = await database
    .update(catalogueUploads)
    .set({ state: "importing", userId, reason, attempts: 0, changedAt: now })
    .where(isUpload(uploadId, "checked"))
    .returning({ uploadId: catalogueUploads.uploadId });
  const upload = await requireUpload(database, uploadId);
  if (started.length === 0) {
    const isBusy = upload.state === "IMPORTING" || upload.state === "CHECKING";
    throw new ApiFailure(isBusy ? "catalogue_busy" : "upload_closed");
  }
  wakeCatalogueJobs(services);
  return upload;
}

/** Of a day ago, whatever came of it. */
export async function deleteOldCatalogueUploads({ database, fileStore }: BuildServices, now: Date): Promise<void> {
  const isOld = lte(catalogueUploads.changedAt, new Date(now.getTime() - KEPT_MS));
  const old = await database.delete(catalogueUploads).where(isOld).returning();
  for (const upload of old) await deleteParts(fileStore, upload);
}

function isUpload(uploadId: string, state: UploadRow["state"]) {
  return and(eq(catalogueUploads.uploadId, uploadId), eq(catalogueUploads.state, state));
}

function selectUploads(database: Database) {
  return database
    .select({
      ...getTableColumns(catalogueUploads),
      username: sql<string | null>`coalesce(${user.displayUsername}, ${user.name})`,
    })
    .from(catalogueUploads)
    .leftJoin(user, eq(user.id, catalogueUploads.userId));
}

async function findRow(database: Database, uploadId: string) {
  const [row] = await selectUploads(database).where(eq(catalogueUploads.uploadId, uploadId));
  return row;
}

async function requireRow(database: Database, uploadId: string) {
  const row = await findRow(database, uploadId);
  if (!row) throw new ApiFailure("upload_not_found");
  return row;
}

async function requireUpload(database: Database, uploadId: string): Promise<CatalogueUpload> {
  return toCatalogueUpload(await requireRow(database, uploadId));
}

function toCatalogueUpload(row: UploadRow & { username: string | null }): CatalogueUpload {
  const { uploadId, username, bytes, receivedBytes, state, step, done, total, outcome, createdAt } = row;
  return {
    ...{ uploadId, username, bytes, receivedBytes, step, done, total, outcome },
    state: STATES[state],
    startDate: createdAt.toISOString(),
  };
}
