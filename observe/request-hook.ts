import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { log } from "./log";
import { meters } from "./meters";
import { requestIdFrom } from "./request-id";
import { enterRequest, type RequestScope } from "./request-scope";
import { runningRequests } from "./running-requests";
import { settings } from "./settings";
import { isStopping } from "./stopping";

type RequestStart = { request: IncomingMessage; response: ServerResponse; socket: Socket; server: Server };

/** What differs between portal and API. */
export type ObservedSide = {
  /** The pattern of an address, for the measurements; a few dozen in all, whatever is asked for. */
  routeOf: (pathname: string) => string;
  /** Requests that nobody wants to read about. */
  isQuiet: (pathname: string) => boolean;
};

const CHANNEL = "http.server.request.start";
const MAX_PATH = 500;
const STATUS_CLASS_SIZE = 100;
const FAILURE = 500;

declare global {
  var subpixelRequestHook: ((message: unknown) => void) | undefined;
}

/** Servers of this process that are no door for visitors. */
export const unobservedServers = new WeakSet<Server>();

/**
 * Listens where Node announces each request, whatever server there is: gives it its id, which all later lines of the log
 * and all calls to the API carry and the answer names, and writes one line when it is over. No query, cookie, address or
 * body gets there.
 */
export function observeRequests(side: ObservedSide): void {
  if (globalThis.subpixelRequestHook) diagnostics.unsubscribe(CHANNEL, globalThis.subpixelRequestHook);
  globalThis.subpixelRequestHook = (message) => {
    const start = message as RequestStart;
    if (!unobservedServers.has(start.server)) beginRequest(start, side);
  };
  diagnostics.subscribe(CHANNEL, globalThis.subpixelRequestHook);
}

function beginRequest({ request, response, socket }: RequestStart, side: ObservedSide): void {
  const scope: RequestScope = {
    requestId: requestIdFrom(request.headers["x-request-id"], settings.TRUST_PROXY === "on"),
  };
  const begun = { at: performance.now(), bytes: socket.bytesWritten };
  // The address may be rewritten on the way to a compressed file.
  const [pathname = ""] = (request.url ?? "").split("?");
  const isQuiet = side.isQuiet(pathname);
  enterRequest(scope);
  runningRequests.add(response);
  response.setHeader("X-Request-Id", scope.requestId);
  if (!isQuiet) response.setHeader("Server-Timing", `request;desc="${scope.requestId}"`);
  // A server that stops closes idle connections only; this one would be kept for a next request.
  if (isStopping()) response.setHeader("Connection", "close");
  response.once("close", () => {
    runningRequests.delete(response);
    if (isStopping()) socket.end();
    const seconds = (performance.now() - begun.at) / 1000;
    const ended = { method: request.method ?? "", pathname, status: response.statusCode, seconds };
    const bytes = socket.bytesWritten - begun.bytes;
    writeLine(ended, { bytes, isCut: !response.writableFinished, scope, isQuiet });
    measure(ended, scope.route ?? side.routeOf, pathname);
  });
}

type Ended = { method: string; pathname: string; status: number; seconds: number };
type Circumstances = { bytes: number; isCut: boolean; scope: RequestScope; isQuiet: boolean };

function writeLine({ method, pathname, status, seconds }: Ended, how: Circumstances): void {
  const level = status >= FAILURE ? "warn" : how.isQuiet ? "debug" : "info";
  if (!log.isLevelEnabled(level)) return;
  const { requestId, userId } = how.scope;
  log[level](
    {
      requestId,
      ...(userId === undefined ? {} : { userId }),
      method,
      path: pathname.slice(0, MAX_PATH),
      status,
      ms: Math.round(seconds * 10_000) / 10,
      bytes: how.bytes,
      ...(how.isCut ? { cut: true } : {}),
    },
    "request",
  );
}

function measure({ method, status, seconds }: Ended, route: string | ((pathname: string) => string), pathname: string) {
  const current = meters();
  if (!current) return;
  const name = typeof route === "string" ? route : route(pathname);
  const statusClass = `${String(Math.floor(status / STATUS_CLASS_SIZE))}xx`;
  current.requests.observe(
    { method: KNOWN_METHODS.has(method) ? method : "other", route: name, status: statusClass },
    seconds,
  );
}

const KNOWN_METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
