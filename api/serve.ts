import { serve } from "@hono/node-server";
import { createApi, openServices } from "./app";
import { readConfiguration } from "./configuration";

async function start(): Promise<void> {
  const configuration = readConfiguration({ isEmbedded: false });
  const api = createApi(await openServices(configuration));
  const server = serve(
    {
      fetch: (request, { incoming }) =>
        api.fetch(configuration.isProxyTrusted ? request : withAddress(request, incoming.socket.remoteAddress)),
      port: configuration.port,
      ...(configuration.host ? { hostname: configuration.host } : {}),
    },
    ({ port }) => {
      console.log(`The Subpixel API listens on http://localhost:${String(port)}`);
    },
  );
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      server.close();
    });
  }
}

/** Rate limits count by address: without a trusted proxy only the socket's own address counts. */
function withAddress(request: Request, address = ""): Request {
  const headers = new Headers(request.headers);
  headers.set("x-forwarded-for", address);
  return new Request(request, { headers });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
