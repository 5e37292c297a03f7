import type { RequestInit as UndiciRequestInit } from "undici";

/** Transport timeouts (docs/product/calls.md#deadlines). */
const CONNECTION_TIMEOUT_MS = 60_000;
const FREE_SOCKET_TIMEOUT_MS = 30_000;

let transport: ReturnType<typeof openTransport> | undefined;

async function openTransport() {
  const { Agent, fetch } = await import("undici");
  const agent = new Agent({
    connect: { timeout: CONNECTION_TIMEOUT_MS },
    headersTimeout: CONNECTION_TIMEOUT_MS,
    bodyTimeout: CONNECTION_TIMEOUT_MS,
    keepAliveTimeout: FREE_SOCKET_TIMEOUT_MS,
  });
  return { agent, fetch };
}

/** Calls an API on another host. Node's built-in fetch can hang past its abort signal; undici's does not. */
export async function fetchRemoteApi(request: Request): Promise<Response> {
  const { agent, fetch: send } = await (transport ??= openTransport());
  const init: UndiciRequestInit = {
    method: request.method,
    headers: [...request.headers],
    redirect: "manual",
    signal: request.signal,
    dispatcher: agent,
  };
  if (request.body) init.body = await request.arrayBuffer();
  const { status, headers, body } = await send(request.url, init);
  return new Response(body as ReadableStream | null, { status, headers: [...headers] });
}
