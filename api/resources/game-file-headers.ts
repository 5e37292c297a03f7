export const GAME_FILE_TYPES = {
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

/** Games are untrusted: in their opaque origin, even their own files are cross-origin. */
export function gameFileHeaders(siteOrigin: string): Record<string, string> {
  return {
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
    // Lets games on isolated pages share memory (docs/decisions/0037-isolated-games.md).
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cache-Control": "no-cache",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": [
      `sandbox ${SANDBOX}`,
      "default-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "media-src 'self' data:",
      // An opaque origin can start workers only from blobs.
      "worker-src 'self' blob:",
      "base-uri 'none'",
      `frame-ancestors ${siteOrigin}`,
    ].join("; "),
  };
}
