import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { deskFormId } from "~/view-models/desk/desk-form-result";
import {
  discardCatalogueUpload,
  getCatalogueFiles,
  importCatalogueUpload,
  putCatalogueUploadPart,
  startCatalogueUpload,
} from "~contract/calls/desk-catalogue";
import { UPLOAD_PART_BYTES } from "~contract/calls/developer-builds";
import { MAX_CATALOGUE_BYTES } from "~contract/entities/catalogue-upload";
import { id } from "~contract/entities/identifiers";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { receiveForm, type ReceivedFile } from "./received-form.server";
import { badRequest } from "./request-body.server";

/** Storing eight megabytes takes longer than answering a page, on another host above all. */
const PART_DEADLINE_MS = 60_000;

const INTENT = "upload-catalogue";
/** Of the file, its bytes. */
const uploadForm = z.object({ file: z.int().max(MAX_CATALOGUE_BYTES) });
const importForm = importCatalogueUpload.body.extend({ intent: z.literal("import-catalogue"), subject: id });
const discardForm = z.object({ intent: z.literal("discard-catalogue"), subject: id });

export async function uploadCatalogue(request: Request, page: PageContext) {
  // Whoever may not is refused before the zip is received.
  await page.callApi(getCatalogueFiles);
  return receiveForm(request, MAX_CATALOGUE_BYTES, ({ fields, file }) => {
    if (fields["intent"] !== INTENT) throw badRequest();
    const data = new FormData();
    if (file) data.set("file", String(file.bytes));
    const form: DeskForm = { data, proof: new FormData(), intent: INTENT, formId: deskFormId({ intent: INTENT }) };
    return respondToDeskForm(page, form, uploadForm, async () => {
      if (file) await sendCatalogue(page, file);
      return { href: deskPaths.catalogue(page.locale), message: page.t("desk.catalogue.received") };
    });
  });
}

async function sendCatalogue({ api }: PageContext, file: ReceivedFile): Promise<void> {
  const { uploadId } = await api(startCatalogueUpload, { body: { bytes: file.bytes } });
  try {
    for (let part = 0; part * UPLOAD_PART_BYTES < file.bytes; part++) {
      const body = await file.read(part * UPLOAD_PART_BYTES, UPLOAD_PART_BYTES);
      await api.within(PART_DEADLINE_MS)(putCatalogueUploadPart, { params: { uploadId, part }, body });
    }
  } catch (error) {
    // Nobody else would send the rest.
    await api(discardCatalogueUpload, { params: { uploadId } }).catch(() => undefined);
    throw error;
  }
}

export function changeCatalogueUpload(page: PageContext, form: DeskForm) {
  const { api, locale, t } = page;
  const href = deskPaths.catalogue(locale);
  switch (form.intent) {
    case "import-catalogue":
      return respondToDeskForm(page, form, importForm, async ({ subject: uploadId, reason }) => {
        await api(importCatalogueUpload, { params: { uploadId }, body: { reason } });
        return { href, message: t("desk.catalogue.importStarted") };
      });
    case "discard-catalogue":
      return respondToDeskForm(page, form, discardForm, async ({ subject: uploadId }) => {
        await api(discardCatalogueUpload, { params: { uploadId } });
        return { href, message: t("desk.catalogue.discarded") };
      });
    default:
      throw badRequest();
  }
}
