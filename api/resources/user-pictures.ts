import { ApiFailure } from "../api-failure";
import type { ApiApp } from "../api-context";
import { UPLOADED_IMAGE_PATTERN } from "../store/catalogue/pictures";
import { findPicture } from "../store/people/user-pictures";
import { createFileResponse } from "./served-file";

/** For minutes only, then asked for again: a picture that is taken down is gone from browsers as well. */
const HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Cache-Control": "public, max-age=120, must-revalidate",
  "Content-Security-Policy": "default-src 'none'; sandbox",
};

export function registerUserPictures(app: ApiApp): void {
  app.get(UPLOADED_IMAGE_PATTERN, async (context) => {
    const pictureId = context.req.param("pictureId");
    const picture = await findPicture(context.get("database"), pictureId);
    if (picture === "removed") throw new ApiFailure("not_found", { status: 410 });
    if (!picture) throw new ApiFailure("not_found");
    const file = { body: new Uint8Array(picture.content), contentType: picture.mimeType, etag: `"${pictureId}"` };
    return createFileResponse(context.req.raw, file, HEADERS);
  });
}
