import { serve } from "@hono/node-server";
import { createApi, openServices } from "./app";
import { readConfiguration } from "./configuration";

const configuration = readConfiguration({ isEmbedded: false });
const api = createApi(await openServices(configuration));

const server = serve(
  {
    fetch: (request, { incoming }) => api.fetch(withClientAddress(request, incoming.socket.remoteAddress)),
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

/** Rate limits count by address: without a trusted proxy only the socket's own address counts. */
function withClientAddress(request: Request, address = ""): Request {
  if (configuration.isProxyTrusted) return request;
  const headers = new Headers(request.headers);
  headers.set("x-forwarded-for", address);
  return new Request(request, { headers });
}
