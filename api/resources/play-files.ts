import path from "node:path";
import { ApiFailure } from "../api-failure";
import type { ApiConfiguration } from "../configuration";
import type { ApiApp } from "../api-context";
import { answerFile, openFileFolder } from "./served-file";

const CONTENT_TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".ogg": "audio/ogg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const SANDBOX = "allow-scripts allow-pointer-lock allow-orientation-lock allow-forms allow-modals";

/**
 * Games are untrusted: opened in a frame or in a tab of their own, they run in an opaque origin. Being nobody, they
 * fetch even their own files across origins.
 */
export function registerPlayFiles(app: ApiApp, { siteUrl }: ApiConfiguration): void {
  const games = openFileFolder(path.resolve("games"), CONTENT_TYPES);
  const headers = {
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
    // Games load from their own host only; on an isolated page (decision 37) this is what lets them share memory.
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cache-Control": "no-cache",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": [
      `sandbox ${SANDBOX}`,
      "default-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "media-src 'self' data:",
      // An opaque origin has no scripts of its own to start a worker with; it makes them of blobs.
      "worker-src 'self' blob:",
      "base-uri 'none'",
      `frame-ancestors ${new URL(siteUrl).origin}`,
    ].join("; "),
  };
  app.get("/play/*", async (context) => {
    const file = await games.find(context.req.path.slice("/play/".length));
    if (!file) throw new ApiFailure("not_found");
    return answerFile(context.req.raw, file, headers);
  });
}
