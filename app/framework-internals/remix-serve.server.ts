import { createRequire } from "node:module";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { KEEP_ALIVE_MS } from "~configuration/keep-alive";
import { limitReceiving, RECEIVING_TIMES } from "~observe/receiving-time";

export type HttpMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type Application = (request: IncomingMessage, response: ServerResponse) => void;
type Express = { application: { listen: (this: Application, ...args: []) => Server } };
type Morgan = { format: (name: string, write: () => undefined) => void };

declare global {
  var subpixelHttpMiddleware: HttpMiddleware | undefined;
}

/** remix-serve loads the server build before its Express app listens; that app takes no middleware from outside. */
export function runBeforeExpress(middleware: HttpMiddleware, prepare: (server: Server) => void): void {
  const isInstalled = globalThis.subpixelHttpMiddleware !== undefined;
  // In development each rebuild replaces the middleware of the running server.
  globalThis.subpixelHttpMiddleware = middleware;
  if (isInstalled) return;
  const { application } = requireAsRemixServe("express") as Express;
  application.listen = function (...args) {
    const times = { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: RECEIVING_TIMES.longestMs };
    const server = createServer(times, (request, response) => {
      limitReceiving(request, response);
      globalThis.subpixelHttpMiddleware?.(request, response, () => {
        this(request, response);
      });
    });
    prepare(server);
    return server.listen(...args);
  };
}

/** remix-serve logs each request with morgan's "tiny" format; an empty format disables it. */
export function silenceRequestLog(): void {
  const morgan = requireAsRemixServe("morgan") as Morgan;
  morgan.format("tiny", () => undefined);
}

function requireAsRemixServe(name: string): unknown {
  const require = createRequire(import.meta.url);
  return createRequire(require.resolve("@remix-run/serve/dist/cli.js"))(name);
}
