import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { vi } from "vitest";
import { getApi } from "~api/app";

export type RemoteApi = {
  requests: Request[];
  /** Overrides the API's response while set; null passes the request on. */
  intercept: ((request: Request) => Response | Promise<Response> | null) | null;
  kill: () => Promise<void>;
  start: () => Promise<void>;
};

/** The real API on another port. Import the portal after this call: it reads its configuration on import. */
export async function startRemoteApi(): Promise<RemoteApi> {
  const api = await getApi();
  // Reused on restart.
  let port = 0;
  let server: Server | undefined;
  const remote: RemoteApi = {
    requests: [],
    intercept: null,
    async start() {
      const listener = getRequestListener((request) => {
        remote.requests.push(request.clone());
        return remote.intercept?.(request) ?? api.fetch(request);
      });
      server = createServer((request, response) => void listener(request, response));
      await new Promise<void>((resolve) => server?.listen(port, "127.0.0.1", resolve));
      ({ port } = server.address() as AddressInfo);
    },
    async kill() {
      server?.closeAllConnections();
      await new Promise((resolve) => server?.close(resolve));
    },
  };
  await remote.start();
  vi.stubEnv("API_BASE_URL", `http://127.0.0.1:${String(port)}`);
  return remote;
}

/** Advances the clock for caches and circuit breakers; timers keep running. */
export function advanceClock(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
}
