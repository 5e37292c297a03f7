import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { downloadCatalogue } from "~contract/catalogue-download";
import * as calls from "~contract/calls/desk-catalogue";
import { ApiFailure } from "../api-failure";
import type { ApiApp, ApiContext } from "../api-context";
import type { FileStore } from "../builds/file-store";
import { staffOf } from "../identity/require-staff";
import { admitCall, route } from "../route";
import type { BuildServices } from "../store/builds/build-services";
import { PIECE_KINDS } from "../store/catalogue-files/catalogue-kinds";
import * as uploads from "../store/catalogue-files/catalogue-uploads";
import { zipCatalogue } from "../store/catalogue-files/catalogue-zip";
import { exportCatalogue } from "../store/catalogue-files/export-catalogue";

/** Rules: docs/catalogue-files.md. */
export function registerDeskCatalogue(app: ApiApp): void {
  route(app, calls.getCatalogueFiles, async (_input, context) => {
    const database = context.get("database");
    let pieces = 0;
    for (const { count } of PIECE_KINDS) pieces += await count(database);
    return { pieces, upload: await uploads.findCatalogueUpload(database) };
  });

  route(app, calls.startCatalogueUpload, ({ body: { bytes } }, context) =>
    uploads.startCatalogueUpload(servicesOf(context), { bytes, userId: staffOf(context).userId, now: new Date() }),
  );

  route(app, calls.putCatalogueUploadPart, ({ params, body: content }, context) =>
    uploads.receiveCataloguePart(servicesOf(context), { ...params, content, now: new Date() }),
  );

  route(app, calls.discardCatalogueUpload, async ({ params: { uploadId } }, context) => {
    await uploads.discardCatalogueUpload(servicesOf(context), uploadId);
    return null;
  });

  route(app, calls.importCatalogueUpload, ({ params: { uploadId }, body: { reason } }, context) => {
    const { userId } = staffOf(context);
    return uploads.startCatalogueImport(servicesOf(context), { uploadId, userId, reason, now: new Date() });
  });

  registerDownload(app);
}

/** Each reads the whole catalogue and, with builds, the whole file store. */
const downloading = new WeakSet<FileStore>();

function registerDownload(app: ApiApp): void {
  app.get(downloadCatalogue.path, async (context) => {
    const { builds = false } = (await admitCall(context, downloadCatalogue)).query;
    const services = servicesOf(context);
    const { fileStore } = services;
    if (downloading.has(fileStore)) throw new ApiFailure("catalogue_busy");
    downloading.add(fileStore);
    const zip = zipCatalogue(exportCatalogue(services, { withBuilds: builds }));
    zip.once("close", () => downloading.delete(fileStore));
    context.req.raw.signal.addEventListener("abort", () => zip.destroy());
    const body: NodeStream = Readable.toWeb(zip);
    return context.body(body as ReadableStream, 200, {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="catalogue-${new Date().toISOString().slice(0, 10)}.zip"`,
      "Cache-Control": "private, no-store",
    });
  });
}

function servicesOf(context: ApiContext): BuildServices {
  return { database: context.get("database"), fileStore: context.get("fileStore") };
}
