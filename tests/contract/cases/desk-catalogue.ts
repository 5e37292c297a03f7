import { randomUUID } from "node:crypto";
import { catalogueUploads } from "~api/db/schema";
import { storePart } from "~api/store/builds/part-files";
import * as calls from "~contract/calls/desk-catalogue";
import type { CallCase } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { asOwner, type World } from "../world";

const BYTES = 100;
const REASON = { reason: "From the other portal." };

type Row = Partial<typeof catalogueUploads.$inferInsert>;

/** The only one that there is. */
async function withUpload(world: World, row: Row = {}) {
  const { database, fileStore } = world.api;
  const { as } = await asOwner(world);
  await database.delete(catalogueUploads);
  const uploadId = randomUUID();
  const moments = { createdAt: new Date(), changedAt: new Date() };
  const values = { uploadId, userId: as.userId, bytes: BYTES, state: "receiving" as const, ...moments, ...row };
  await database.insert(catalogueUploads).values(values);
  await storePart(fileStore, { uploadId, part: 0, content: new Uint8Array(BYTES) });
  return { as, params: { uploadId } };
}

async function withoutUpload(world: World) {
  await world.api.database.delete(catalogueUploads);
  return asOwner(world);
}

const sendingPart = (part: number, bytes: number, row?: Row) => async (world: World) => {
  const { as, params } = await withUpload(world, row);
  return { as, params: { ...params, part: String(part) }, body: Buffer.alloc(bytes) };
};

const importing = (row?: Row) => async (world: World) => ({ ...(await withUpload(world, row)), body: REASON });

export const DESK_CATALOGUE_CASES: CallCase[] = [
  { call: calls.getCatalogueFiles, example: async (world) => ({ as: (await withUpload(world)).as }) },
  {
    call: calls.startCatalogueUpload,
    example: async (world) => ({ ...(await withoutUpload(world)), body: { bytes: BYTES } }),
    refusals: {
      catalogue_upload_waiting: async (world) => ({ as: (await withUpload(world)).as, body: { bytes: BYTES } }),
    },
  },
  {
    call: calls.putCatalogueUploadPart,
    example: sendingPart(0, BYTES),
    refusals: {
      upload_not_found: async (world) => ({
        ...(await sendingPart(0, BYTES)(world)),
        params: { uploadId: UNKNOWN_ID, part: "0" },
      }),
      upload_closed: sendingPart(0, BYTES, { state: "refused" }),
      upload_part_unexpected: sendingPart(1, BYTES),
      upload_part_too_large: sendingPart(0, BYTES + 1),
    },
  },
  {
    call: calls.discardCatalogueUpload,
    example: (world) => withUpload(world),
    refusals: {
      upload_not_found: async (world) => ({ ...(await withoutUpload(world)), params: { uploadId: UNKNOWN_ID } }),
      catalogue_busy: (world) => withUpload(world, { state: "importing", lockedUntil: new Date(Date.now() + 60_000) }),
    },
  },
  {
    call: calls.importCatalogueUpload,
    example: importing({ state: "checked" }),
    refusals: {
      upload_not_found: async (world) => ({
        ...(await withoutUpload(world)),
        params: { uploadId: UNKNOWN_ID },
        body: REASON,
      }),
      upload_closed: importing({ state: "refused" }),
      catalogue_busy: importing({ state: "importing", lockedUntil: new Date(Date.now() + 60_000) }),
    },
  },
];
