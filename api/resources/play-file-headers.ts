/** What a game's folder may consist of. */
export const PLAY_FILE_TYPES = {
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
 * fetch even their own files across origins. `siteOrigin` is the page that may frame them.
 */
export function playFileHeaders(siteOrigin: string): Record<string, string> {
  return {
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
      `frame-ancestors ${siteOrigin}`,
    ].join("; "),
  };
}
