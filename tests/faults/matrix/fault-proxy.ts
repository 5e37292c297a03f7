import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";

type CachedResponse = { status: number; headers: [string, string][]; body: string };

export type Cell = {
  /** Requests of the page in order, as "path?query". */
  requests: Set<string>;
  fails?: { address: string; listener: RequestListener; timesOut: boolean };
};

export type FaultProxy = {
  baseUrl: string;
  /** Returns the client address that identifies the cell. */
  open: (cell: Cell) => string;
  close: () => Promise<void>;
};

// In front of the real API. The forwarded client address identifies parallel tries; responses are cached by cookies.
export async function startFaultProxy(api: {
  fetch: (request: Request) => Response | Promise<Response>;
}): Promise<FaultProxy> {
  const cells = new Map<string, Cell>();
  const cache = new Map<string, Promise<CachedResponse>>();
  const fetchCached = (request: Request) => {
    const key = `${request.method} ${request.url} ${request.headers.get("cookie") ?? ""}`;
    const response = cache.get(key) ?? Promise.resolve(api.fetch(request)).then(toCachedResponse);
    cache.set(key, response);
    return response;
  };
  const passOn = getRequestListener(async (request) => {
    const { status, headers, body } = await fetchCached(request);
    return new Response(body === "" ? null : body, { status, headers });
  });
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const cell = cells.get(String(request.headers["x-forwarded-for"]));
    const address = request.url ?? "";
    cell?.requests.add(address);
    if (cell?.fails?.address === address) cell.fails.listener(request, response);
    else void passOn(request, response);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${String(port)}`,
    open: (cell) => {
      const number = cells.size + 1;
      const address = `10.${String(number >> 16)}.${String((number >> 8) & 255)}.${String(number & 255)}`;
      cells.set(address, cell);
      return address;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function toCachedResponse(response: Response): Promise<CachedResponse> {
  return { status: response.status, headers: [...response.headers], body: await response.text() };
}
