import path from "node:path";
import { ApiFailure } from "../api-failure";
import type { ApiApp } from "../api-context";
import { createFileResponse, openFileFolder } from "./served-file";

const CONTENT_TYPES = {
  ".jpg": "image/jpeg",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webm": "video/webm",
  ".webp": "image/webp",
};

const HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Cache-Control": "public, max-age=3600",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** For a standalone API; the portal serves the same files itself. */
export function registerMedia(app: ApiApp): void {
  const media = openFileFolder(path.resolve("public/media"), CONTENT_TYPES);
  app.get("/media/*", async (context) => {
    const file = await media.find(context.req.path.slice("/media/".length));
    if (!file) throw new ApiFailure("not_found");
    return createFileResponse(context.req.raw, file, HEADERS);
  });
}
