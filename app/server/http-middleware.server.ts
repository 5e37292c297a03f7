import { readdirSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import path from "node:path";
import onHeaders from "on-headers";
import { isApiEmbedded } from "~/api-client/api-access.server";
import { clearGameCookies, fetchGameFile } from "~/api-client/embedded-api.server";
import { currentPreview } from "~/api-client/preview-scope.server";
import { machinePaths } from "~/machine-paths";
import { rejectedStatus, REQUEST_LIMITS, type RejectedStatus } from "~/rules/request-limits";
import { readRequestTarget } from "~/rules/request-target";
import { splitLocale } from "~/rules/locale-path";
import { clientAddressOf } from "~contract/client-address";
import { findGameHost } from "~contract/games-host";
import { responseHeaders } from "./response-headers.server";
import { env } from "./env.server";
import { clientAddress, consumePageLimit } from "./page-rate-limit.server";
import { pageCacheMiddleware } from "./page-cache-middleware.server";
import { playerPageMiddleware } from "./page-templates/player-page-middleware.server";
import { previewMiddleware } from "./preview.server";
import { reportHandledError } from "./report-error.server";

const SITE = new URL(env.SITE_URL);
const EMBEDDED_API = "/embedded/api/";
const HOSTING = { gamesUrl: env.gamesUrl, ownUrls: [env.SITE_URL, env.PUBLIC_API_BASE_URL] };
const NOT_MODIFIED = 304;
const CLOSE_DELAY_MS = 1_000;
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;
const CONTENT_TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
};

const PUBLIC_FILES = publicFiles();

/** Runs for each request before Express. */
export function httpMiddleware(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  forwardClientAddress(request);
  const isValid = normalizeTarget(request);
  if (isGameHost(request.headers.host ?? "")) {
    void serveGame(request, response);
    return;
  }
  addDefaultHeaders(response, request.url ?? "/");
  if (isValid) refuseOversized(request, response);
  else refuse(request, response, 400);
  if (mayBeLeftUnread(request)) closeAfterResponse(request, response);
  redirectToHttps(request);
  checkOrigin(request);
  if (request.url?.startsWith("/build/")) servePrecompressed(request, response);
  void previewMiddleware(request, response, () => {
    answer(request, response, next);
  });
}

function answer(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (env.NODE_ENV !== "production") {
    next();
    return;
  }
  const limited = async () => {
    await limitPages(request, response);
    if (currentPreview()) next();
    else await playerPageMiddleware(request, response, next);
  };
  if (currentPreview()) void limited();
  else void pageCacheMiddleware(request, response, () => void limited());
}

/** Node.js refuses too large headers before there is a request. */
export function refuseOverflow(server: Server): void {
  clearGameCookies(server, isGameHost);
}

/** The portal and the API read the verified client address from this header. */
function forwardClientAddress({ headers, socket }: IncomingMessage): void {
  const socketAddress = socket.remoteAddress;
  const forwardedFor = headers["x-forwarded-for"]?.toString();
  const trustedHops = env.TRUST_PROXY === "on" ? env.TRUSTED_PROXY_HOPS : 0;
  headers["x-forwarded-for"] = clientAddressOf({ forwardedFor, socketAddress, trustedHops });
}

function isGameHost(host: string): boolean {
  return findGameHost(host, HOSTING) !== null;
}

/** Nothing of the portal is on the hosts of games. */
async function serveGame(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (mayHaveBody(request)) closeAfterResponse(request, response);
  try {
    if (isApiEmbedded) await fetchGameFile(request, response);
    else response.writeHead(404, { "Content-Type": "text/plain" }).end();
  } catch (error) {
    reportHandledError(error);
    response.destroy();
  }
}

function mayHaveBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || headers["content-length"] !== undefined;
}

function addDefaultHeaders(response: ServerResponse, address: string): void {
  const [path = "/"] = address.split("?");
  onHeaders(response, () => {
    // Headers of a 304 would replace those of the page in the browser's cache.
    if (response.statusCode === NOT_MODIFIED) return;
    for (const [name, value] of Object.entries(responseHeaders(path))) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
  });
}

/** Express and Remix only know paths, so absolute URLs become paths; false for an invalid target. */
function normalizeTarget(request: IncomingMessage): boolean {
  const target = readRequestTarget(request.url ?? "");
  request.url = target?.address ?? "/";
  if (target?.host !== undefined) request.headers.host = target.host;
  return target !== null;
}

function refuseOversized(request: IncomingMessage, response: ServerResponse): void {
  const { url = "/", headers, rawHeaders } = request;
  const status = rejectedStatus({ address: url, headerCount: rawHeaders.length / 2, headers });
  if (status !== null) refuse(request, response, status);
}

function refuse(request: IncomingMessage, response: ServerResponse, status: RejectedStatus): void {
  const [path = "/"] = (request.url ?? "/").split("?");
  request.url = machinePaths.refused(splitLocale(path).locale, status);
  request.method = "GET";
  closeAfterResponse(request, response);
}

/** A body of unknown length, or one that takes long: it may be refused before its end. */
function mayBeLeftUnread({ headers }: IncomingMessage): boolean {
  const bytes = Number(headers["content-length"] ?? 0);
  return headers["transfer-encoding"] !== undefined || bytes > REQUEST_LIMITS.uploadBytes;
}

/** Delays the close: a reset would discard a response that the client has not read yet (RFC 9112, 9.6). */
function closeAfterResponse(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    if (request.complete) return;
    // Node would read the rest of the body; pausing leaves it unread.
    setImmediate(() => request.pause());
    const timer = setTimeout(() => request.complete || request.socket.destroy(), CLOSE_DELAY_MS);
    request.socket.once("close", () => clearTimeout(timer));
  });
}

function redirectToHttps(request: IncomingMessage): void {
  const isPlain = env.TRUST_PROXY === "on" && request.headers["x-forwarded-proto"] === "http";
  if (isPlain && env.SITE_URL.startsWith("https:")) request.url = machinePaths.toHttps(request.url ?? "/");
}

// Remix responds with 500 to a form whose Origin is not the Host. Behind a proxy the site's host is forwarded instead;
// a form of another site loses its Origin, so that the page refuses it with 403.
function checkOrigin({ url = "/", headers }: IncomingMessage): void {
  const { origin, host } = headers;
  if (origin === undefined || url.startsWith(EMBEDDED_API)) return;
  if (URL.canParse(origin) && new URL(origin).host === host) return;
  if (origin === SITE.origin) {
    headers["x-forwarded-host"] = SITE.host;
    return;
  }
  Reflect.deleteProperty(headers, "origin");
  headers["sec-fetch-site"] = "cross-site";
}

/** Static files and cached pages cost little, so they are not limited. */
async function limitPages(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = "/"] = (request.url ?? "/").split("?");
  if (PUBLIC_FILES.has(path)) return;
  const seconds = await consumePageLimit(path, clientAddress(request));
  if (seconds === null) return;
  response.setHeader("Retry-After", String(seconds));
  refuse(request, response, 429);
}

function publicFiles(): Set<string> {
  if (env.NODE_ENV !== "production") return new Set();
  const files = readdirSync("public", { recursive: true, encoding: "utf8" });
  return new Set(files.map((file) => `/${file.split(path.sep).join("/")}`));
}

function servePrecompressed(request: IncomingMessage, response: ServerResponse): void {
  const [address = ""] = (request.url ?? "").split("?");
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const type = CONTENT_TYPES[path.extname(address)];
  const encoding = ENCODINGS.find(([name, ending]) => accepted.includes(name) && PUBLIC_FILES.has(address + ending));
  if (!type || !encoding) return;
  request.url = address + encoding[1];
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Encoding", encoding[0]);
  response.setHeader("Vary", "Accept-Encoding");
}
