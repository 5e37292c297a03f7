import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { vi } from "vitest";
import { getApi } from "~api/app";

export type RemoteApi = {
  /** What the API has been sent, in order. */
  requests: Request[];
  /** Answers in the API's place while it is set; null leaves the request to the API. */
  answerInstead: ((request: Request) => Response | Promise<Response> | null) | null;
  /** Cuts all connections and answers nobody any more. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
};

/**
 * The real API behind a real socket, on another host as far as the portal knows. The portal reads its configuration when
 * it is first imported: import it after this, never at the head of a test file.
 */
export async function startRemoteApi(): Promise<RemoteApi> {
  const api = await getApi();
  // Kept over restarts once it is known.
  let port = 0;
  let server: Server | undefined;
  const remote: RemoteApi = {
    requests: [],
    answerInstead: null,
    async start() {
      const listener = getRequestListener((request) => {
        remote.requests.push(request.clone());
        return remote.answerInstead?.(request) ?? api.fetch(request);
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

/** Lets so much time pass for memories and breakers, while timers go on. */
export function letTimePass(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
}
