import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { log } from "./log";
import { meters } from "./meters";
import { requestIdFrom } from "./request-id";
import { enterRequest, type RequestScope } from "./request-scope";
import { runningRequests } from "./running-requests";
import { settings } from "./settings";
import { isShuttingDown } from "./shutdown";

type RequestStart = { request: IncomingMessage; response: ServerResponse; socket: Socket; server: Server };

export type RequestObservation = {
  /** Route pattern; few distinct values, because it labels metrics. */
  routeOf: (pathname: string) => string;
  isQuiet: (pathname: string) => boolean;
  /** What the log shows of a path. */
  shownPath?: (pathname: string) => string;
};

const CHANNEL = "http.server.request.start";
const MAX_PATH = 500;
const STATUS_CLASS_SIZE = 100;
const FAILURE = 500;

declare global {
  var subpixelRequestHook: ((message: unknown) => void) | undefined;
}

export const unobservedServers = new WeakSet<Server>();

/** Assigns the request's id and logs a line per request, without query, cookies, client address and body. */
export function observeRequests(observation: RequestObservation): void {
  if (globalThis.subpixelRequestHook) diagnostics.unsubscribe(CHANNEL, globalThis.subpixelRequestHook);
  globalThis.subpixelRequestHook = (message) => {
    const start = message as RequestStart;
    if (!unobservedServers.has(start.server)) beginRequest(start, observation);
  };
  diagnostics.subscribe(CHANNEL, globalThis.subpixelRequestHook);
}

function beginRequest({ request, response, socket }: RequestStart, observation: RequestObservation): void {
  const scope: RequestScope = {
    requestId: requestIdFrom(request.headers["x-request-id"], settings.TRUST_PROXY === "on"),
  };
  const started = { at: performance.now(), bytes: socket.bytesWritten };
  // A precompressed file changes the URL later.
  const [pathname = ""] = (request.url ?? "").split("?");
  const isQuiet = observation.isQuiet(pathname);
  enterRequest(scope);
  runningRequests.add(response);
  response.setHeader("X-Request-Id", scope.requestId);
  if (!isQuiet) response.setHeader("Server-Timing", `request;desc="${scope.requestId}"`);
  // A stopping server closes idle connections only.
  if (isShuttingDown()) response.setHeader("Connection", "close");
  response.once("close", () => {
    runningRequests.delete(response);
    if (isShuttingDown()) socket.end();
    const seconds = (performance.now() - started.at) / 1000;
    const path = (observation.shownPath?.(pathname) ?? pathname).slice(0, MAX_PATH);
    const ended = { method: request.method ?? "", path, status: response.statusCode, seconds };
    const bytes = socket.bytesWritten - started.bytes;
    writeLine(ended, { bytes, isCut: !response.writableFinished, scope, isQuiet });
    measure(ended, scope.route ?? observation.routeOf, pathname);
  });
}

type Ended = { method: string; path: string; status: number; seconds: number };
type RequestDetails = { bytes: number; isCut: boolean; scope: RequestScope; isQuiet: boolean };

function writeLine({ method, path, status, seconds }: Ended, details: RequestDetails): void {
  const level = status >= FAILURE ? "warn" : details.isQuiet ? "debug" : "info";
  if (!log.isLevelEnabled(level)) return;
  const { requestId, userId } = details.scope;
  log[level](
    {
      requestId,
      ...(userId === undefined ? {} : { userId }),
      method,
      path,
      status,
      ms: Math.round(seconds * 10_000) / 10,
      bytes: details.bytes,
      ...(details.isCut ? { cut: true } : {}),
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
