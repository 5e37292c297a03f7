import type { GamePermission } from "~contract/entities/game-permission";
import { gamePolicy } from "~contract/permissions-policy";

const HSTS_SECONDS = 63_072_000;
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/;

/** The frame's attribute (app/rules/frame-sandbox.ts), also for a page that a game opens by itself. */
const SANDBOX = "allow-scripts allow-pointer-lock allow-orientation-lock allow-forms allow-modals";
const OWN_SANDBOX = `${SANDBOX} allow-popups allow-same-origin`;

/** Scripts of engines: in the page, put together at run time, or compiled to WebAssembly. */
const ENGINE_CODE = ["'unsafe-inline'", "'unsafe-eval'", "'wasm-unsafe-eval'", "blob:", "data:"];

export type ServedGame = {
  /** Hosts that it may call besides its own. */
  declaredHosts: readonly string[];
  permissions: readonly GamePermission[];
  /** Shares memory between threads (docs/decisions/0037-isolated-games.md). */
  isIsolated: boolean;
};

/** A game at its own origin: all that is there is its own. */
export function ownOriginHeaders(siteUrl: string, game: ServedGame): Record<string, string> {
  const isSecure = siteUrl.startsWith("https:");
  const isolation = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "cross-origin",
  };
  return {
    "Content-Security-Policy": [
      `sandbox ${OWN_SANDBOX}`,
      `default-src 'self' ${ENGINE_CODE.join(" ")}`,
      ["connect-src 'self' blob: data:", ...game.declaredHosts.flatMap((host) => sourcesOf(host, isSecure))].join(" "),
      "worker-src 'self' blob:",
      "frame-src 'self' blob: data:",
      "form-action 'none'",
      "object-src 'none'",
      "base-uri 'self'",
      `frame-ancestors ${new URL(siteUrl).origin} 'self'`,
    ].join("; "),
    "Origin-Agent-Cluster": "?1",
    "Permissions-Policy": gamePolicy(game.permissions),
    // The launch address has the player's name in it.
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
    ...(isSecure && { "Strict-Transport-Security": `max-age=${String(HSTS_SECONDS)}; includeSubDomains` }),
    ...(game.isIsolated && isolation),
  };
}

/** The page before a game's, in any frame that may show the game. */
export function storagePageHeaders(siteUrl: string): Record<string, string> {
  return {
    "Content-Security-Policy": [
      `sandbox ${OWN_SANDBOX}`,
      "default-src 'none'",
      "script-src 'self'",
      `frame-ancestors ${new URL(siteUrl).origin}`,
    ].join("; "),
    "Origin-Agent-Cluster": "?1",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
  };
}

/** A game in an opaque frame on the API's own host, where only the build's folder is its own. */
export function opaqueFrameHeaders(siteUrl: string, folderUrl: string): Record<string, string> {
  return {
    "Content-Security-Policy": [
      `sandbox ${SANDBOX}`,
      `default-src ${folderUrl} ${ENGINE_CODE.join(" ")}`,
      `connect-src ${folderUrl} blob: data:`,
      // An opaque origin can start workers only from blobs.
      "worker-src blob:",
      `frame-src ${folderUrl} blob: data:`,
      "form-action 'none'",
      "object-src 'none'",
      `base-uri ${folderUrl}`,
      `frame-ancestors ${new URL(siteUrl).origin}`,
    ].join("; "),
    "Access-Control-Allow-Origin": "*",
    "Timing-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Permissions-Policy": gamePolicy([]),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
  };
}

/** Whatever is no host would end the directive. */
function sourcesOf(host: string, isSecure: boolean): string[] {
  if (!HOST.test(host)) return [];
  const schemes = ["https:", "wss:", ...(isSecure ? [] : ["http:", "ws:"])];
  return schemes.map((scheme) => `${scheme}//${host}`);
}
