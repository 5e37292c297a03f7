import { ApiFailure } from "../api-failure";
import type { ApiApp } from "../api-context";
import { GAME_PICTURE_PATTERN, PAGE_PICTURE_PATTERN, pictureFileOf } from "../store/catalogue/pictures";
import { findPictureFile } from "../store/pictures/picture-files";
import { isPictureStopped } from "../store/studios/takedowns";
import { createFileResponse } from "./served-file";

const MIME_TYPES = { webp: "image/webp", jpg: "image/jpeg" };

/** A new picture gets a new URL, so responses never change. */
const HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Cache-Control": "public, max-age=31536000, immutable",
  "Content-Security-Policy": "default-src 'none'; sandbox",
};

export function registerGamePictures(app: ApiApp): void {
  for (const pattern of [GAME_PICTURE_PATTERN, PAGE_PICTURE_PATTERN]) registerPicture(app, pattern);
}

function registerPicture(app: ApiApp, pattern: typeof GAME_PICTURE_PATTERN | typeof PAGE_PICTURE_PATTERN): void {
  app.get(pattern, async (context) => {
    const pictureId = context.req.param("pictureId");
    const file = pictureFileOf(context.req.param("file"));
    const body = file && (await findPictureFile(context.get("fileStore"), pictureId, file));
    if (!body || (await isPictureStopped(context.get("database"), pictureId))) throw new ApiFailure("not_found");
    const etag = `"${pictureId}-${String(file.width)}-${file.format}"`;
    const served = { body, contentType: MIME_TYPES[file.format], etag };
    return createFileResponse(context.req.raw, served, HEADERS);
  });
}
