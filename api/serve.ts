import { Server } from "node:http";
import { serve } from "@hono/node-server";
import { KEEP_ALIVE_MS } from "~configuration/keep-alive";
import { clientAddressOf } from "~contract/client-address";
import { log } from "~observe/log";
import { startMetrics } from "~observe/metrics-server";
import { limitReceiving, RECEIVING_TIMES } from "~observe/receiving-time";
import { observeRequests } from "~observe/request-hook";
import { createApi, openServices } from "./app";
import { readConfiguration } from "./configuration";
import { clearOverflowingCookies } from "./game-host/cookie-overflow";
import { HEALTHCHECK_PATH } from "./resources/healthcheck";

/** Metrics label of files and unknown paths; calls report their own pattern. */
const OTHER_ROUTES = "/*";

async function start(): Promise<void> {
  const configuration = readConfiguration({ isEmbedded: false });
  const api = createApi(await openServices(configuration));
  observeRequests({ routeOf: () => OTHER_ROUTES, isQuiet: (pathname) => pathname === HEALTHCHECK_PATH });
  await startMetrics();
  const server = serve(
    {
      fetch: (request, { incoming }) =>
        api.fetch(withAddress(request, incoming.socket.remoteAddress, configuration.trustedHops)),
      port: configuration.port,
      serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: RECEIVING_TIMES.longestMs },
      ...(configuration.host ? { hostname: configuration.host } : {}),
    },
    ({ port }) => {
      console.log(`The Subpixel API listens on http://localhost:${String(port)}`);
    },
  );
  if (server instanceof Server) clearOverflowingCookies(server, (host) => api.gameHost.isGameHost(host));
  server.on("request", limitReceiving);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      server.close();
    });
  }
}

/** Rate limits read this header, so it must contain only the client's own address. */
function withAddress(request: Request, socketAddress: string | undefined, trustedHops: number): Request {
  const headers = new Headers(request.headers);
  const forwardedFor = headers.get("x-forwarded-for") ?? undefined;
  headers.set("x-forwarded-for", clientAddressOf({ forwardedFor, socketAddress, trustedHops }));
  return new Request(request, { headers });
}

start().catch((error: unknown) => {
  log.fatal(error instanceof Error ? error.message : { err: error });
  process.exit(1);
});
