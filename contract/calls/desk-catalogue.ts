import * as z from "zod";
import { defineCall } from "../define-call";
import { catalogueUpload, MAX_CATALOGUE_BYTES } from "../entities/catalogue-upload";
import { id } from "../entities/identifiers";
import { STAFF_ERROR_CODES, SUDO_ERROR_CODES } from "../error-codes";
import { deskReason } from "./desk-staff";
import { noBody, noParams } from "./request-parts";

const uploadParams = z.object({ uploadId: id });

/** The portal keeps one upload at most, until the next one or for a day. */
export const getCatalogueFiles = defineCall({
  name: "getCatalogueFiles",
  summary: "How many pieces the catalogue has, and the zip that was uploaded.",
  method: "GET",
  path: "/desk/catalogue",
  access: "signed-in",
  permission: "catalogue:transfer",
  params: noParams,
  query: noParams,
  body: noBody,
  data: z.object({ pieces: z.int().min(0), upload: catalogueUpload.nullable() }),
  errorCodes: STAFF_ERROR_CODES,
});

/** Takes the place of one that was refused or imported; any other has to be discarded first. */
export const startCatalogueUpload = defineCall({
  name: "startCatalogueUpload",
  summary: "Starts the upload of a zip with a catalogue.",
  method: "POST",
  path: "/desk/catalogue/uploads",
  access: "signed-in",
  permission: "catalogue:transfer",
  params: noParams,
  query: noParams,
  body: z.strictObject({ bytes: z.int().min(1).max(MAX_CATALOGUE_BYTES) }),
  data: catalogueUpload,
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload", "catalogue_upload_waiting"],
});

/** Parts come in order; the check starts with the last. A part that was received before is ignored. */
export const putCatalogueUploadPart = defineCall({
  name: "putCatalogueUploadPart",
  summary: "Sends the next part of a catalogue.",
  method: "PUT",
  path: "/desk/catalogue/uploads/{uploadId}/parts/{part}",
  access: "signed-in",
  permission: "catalogue:transfer",
  params: uploadParams.extend({ part: z.coerce.number().int().min(0).max(10_000) }),
  query: noParams,
  body: z.instanceof(Uint8Array),
  bodyKind: "bytes",
  data: catalogueUpload,
  errorCodes: [
    ...STAFF_ERROR_CODES,
    "upload_not_found",
    "upload_closed",
    "upload_part_unexpected",
    "upload_part_too_large",
  ],
});

/** Not while it is imported. */
export const discardCatalogueUpload = defineCall({
  name: "discardCatalogueUpload",
  summary: "Deletes an uploaded catalogue.",
  method: "DELETE",
  path: "/desk/catalogue/uploads/{uploadId}",
  access: "signed-in",
  permission: "catalogue:transfer",
  params: uploadParams,
  query: noParams,
  body: noBody,
  data: z.unknown(),
  errorCodes: [...STAFF_ERROR_CODES, "upload_not_found", "catalogue_busy"],
});

/** Goes on in the background; refused in the end if what is here is no longer what the check has seen. */
export const importCatalogueUpload = defineCall({
  name: "importCatalogueUpload",
  summary: "Starts the import of a catalogue that was uploaded and checked.",
  method: "POST",
  path: "/desk/catalogue/uploads/{uploadId}/imports",
  access: "signed-in",
  permission: "catalogue:transfer",
  sudo: true,
  params: uploadParams,
  query: noParams,
  body: z.strictObject({ reason: deskReason }),
  data: catalogueUpload,
  errorCodes: [...SUDO_ERROR_CODES, "invalid_request_payload", "upload_not_found", "upload_closed", "catalogue_busy"],
});
