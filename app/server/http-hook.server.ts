import diagnostics from "node:diagnostics_channel";
import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { Socket } from "node:net";
import { env } from "./env.server";

type RequestStart = { request: IncomingMessage; response: ServerResponse; socket: Socket };

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

/**
 * remix-serve takes no middleware, so this listens where Node announces each request, before Express sees it:
 * static files get their headers and their precompressed form, and the client's address cannot be spoofed.
 */
export function installHttpHook(): void {
  const compressed = precompressedFiles();
  if (globalThis.subpixelHttpHook) diagnostics.unsubscribe(CHANNEL, globalThis.subpixelHttpHook);
  globalThis.subpixelHttpHook = (message) => {
    const { request, response, socket } = message as RequestStart;
    if (env.TRUST_PROXY === "off") request.headers["x-forwarded-for"] = socket.remoteAddress ?? "";
    response.setHeader("X-Content-Type-Options", "nosniff");
    if (env.SITE_URL.startsWith("https:")) {
      response.setHeader("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
    }
    if (request.url?.startsWith("/build/")) servePrecompressed(request, response, compressed);
  };
  diagnostics.subscribe(CHANNEL, globalThis.subpixelHttpHook);
}

function precompressedFiles(): Set<string> {
  if (env.NODE_ENV !== "production") return new Set();
  const files = readdirSync("public/build", { recursive: true, encoding: "utf8" });
  return new Set(
    files.map((file) => `/build/${file.split(path.sep).join("/")}`).filter((file) => /\.(br|gz)$/.test(file)),
  );
}

function servePrecompressed(request: IncomingMessage, response: ServerResponse, files: Set<string>): void {
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
