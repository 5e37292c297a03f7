import diagnostics from "node:diagnostics_channel";
import { readdirSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import path from "node:path";
import type { Socket } from "node:net";
import { paths } from "~/paths";
import { rejectedStatus, type RejectedStatus } from "~/rules/request-limits";
import { readRequestTarget } from "~/rules/request-target";
import { splitLocale } from "~/rules/locale-path";
import { clientAddressOf } from "~contract/client-address";
import { responseHeaders } from "./response-headers.server";
import { env } from "./env.server";
import { consumePageLimit } from "./page-rate-limit.server";
import { pageCacheMiddleware } from "./page-cache-middleware.server";

type RequestStart = { request: IncomingMessage; response: ServerResponse; socket: Socket; server: Server };

const SITE = new URL(env.SITE_URL);
const EMBEDDED_API = "/embedded/api/";
const NOT_MODIFIED = 304;
const TO_READ_ANSWER_MS = 1_000;
const CHANNEL = "http.server.request.start";
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

declare global {
  var subpixelHttpHook: ((message: unknown) => void) | undefined;
}

/** remix-serve takes no middleware, so this handles Node's event for each request, before Express does. */
export function installHttpHook(): void {
  const files = publicFiles();
  if (globalThis.subpixelHttpHook) diagnostics.unsubscribe(CHANNEL, globalThis.subpixelHttpHook);
  globalThis.subpixelHttpHook = (message) => {
    const { request, response, socket, server } = message as RequestStart;
    if (env.NODE_ENV === "production") putDoorBefore(server, files);
    noteAddress(request, socket);
    const isNamed = takeTarget(request);
    secureAnswer(response, request.url ?? "/");
    if (isNamed) refuseOversized(request, response);
    else refuse(request, response, 400);
    if (request.headers["transfer-encoding"] !== undefined) closeAfterAnswer(request, response);
    leadToHttps(request);
    judgeOrigin(request);
    if (request.url?.startsWith("/build/")) servePrecompressed(request, response, files);
  };
  diagnostics.subscribe(CHANNEL, globalThis.subpixelHttpHook);
}

/** The portal and the API read the verified client address from this header. */
function noteAddress({ headers }: IncomingMessage, { remoteAddress: socketAddress }: Socket): void {
  const forwardedFor = headers["x-forwarded-for"]?.toString();
  const trustedHops = env.TRUST_PROXY === "on" ? env.TRUSTED_PROXY_HOPS : 0;
  headers["x-forwarded-for"] = clientAddressOf({ forwardedFor, socketAddress, trustedHops });
}

/** Sets defaults at `writeHead`: the server appends to headers that are already set. */
function secureAnswer(response: ServerResponse, address: string): void {
  const [path = "/"] = address.split("?");
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (...args: unknown[]) => {
    // Headers of a 304 would replace those of the page in the browser's cache.
    const headers = args[0] === NOT_MODIFIED ? {} : responseHeaders(path);
    for (const [name, value] of Object.entries(headers)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    Reflect.apply(writeHead, response, args);
    return response;
  };
}

/** Express and Remix only know paths, so absolute URLs become paths; false for an invalid target. */
function takeTarget(request: IncomingMessage): boolean {
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
  request.url = paths.refused(splitLocale(path).locale, status);
  request.method = "GET";
  closeAfterAnswer(request, response);
}

/** Delays the close: a reset would discard a response that the client has not read yet (RFC 9112, 9.6). */
function closeAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    if (request.complete) return;
    // Node would read the rest of the body; paused, it stays with the sender.
    setImmediate(() => request.pause());
    const timer = setTimeout(() => request.complete || request.socket.destroy(), TO_READ_ANSWER_MS);
    request.socket.once("close", () => clearTimeout(timer));
  });
}

function leadToHttps(request: IncomingMessage): void {
  const isPlain = env.TRUST_PROXY === "on" && request.headers["x-forwarded-proto"] === "http";
  if (isPlain && env.SITE_URL.startsWith("https:")) request.url = paths.toHttps(request.url ?? "/");
}

// Remix responds with 500 to a form whose Origin is not the Host. Behind a proxy the site's host is forwarded instead;
// a form of another site loses its Origin, so that the page refuses it with 403.
function judgeOrigin({ url = "/", headers }: IncomingMessage): void {
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

const servers = new WeakSet<Server>();

/** The current request is already dispatched to the listeners; later ones go through the page cache. */
function putDoorBefore(server: Server, files: ReadonlySet<string>): void {
  if (servers.has(server)) return;
  servers.add(server);
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const goOn = async () => {
      await refuseTooMany(request, response, files);
      for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
    };
    void pageCacheMiddleware(request, response, () => void goOn());
  });
}

/** Static files and cached pages cost little, so they are not limited. */
async function refuseTooMany(request: IncomingMessage, response: ServerResponse, files: ReadonlySet<string>) {
  const [path = "/"] = (request.url ?? "/").split("?");
  if (files.has(path)) return;
  const seconds = await consumePageLimit(path, String(request.headers["x-forwarded-for"] ?? ""));
  if (seconds === null) return;
  response.setHeader("Retry-After", String(seconds));
  refuse(request, response, 429);
}

function publicFiles(): Set<string> {
  if (env.NODE_ENV !== "production") return new Set();
  const files = readdirSync("public", { recursive: true, encoding: "utf8" });
  return new Set(files.map((file) => `/${file.split(path.sep).join("/")}`));
}

function servePrecompressed(request: IncomingMessage, response: ServerResponse, files: ReadonlySet<string>): void {
  const [address = ""] = (request.url ?? "").split("?");
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const type = CONTENT_TYPES[path.extname(address)];
  const encoding = ENCODINGS.find(([name, ending]) => accepted.includes(name) && files.has(address + ending));
  if (!type || !encoding) return;
  request.url = address + encoding[1];
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Encoding", encoding[0]);
  response.setHeader("Vary", "Accept-Encoding");
}
