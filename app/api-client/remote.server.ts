import { Agent, fetch as undiciFetch, type RequestInit as UndiciRequestInit } from "undici";

/** Time-outs of the transport (spec section 9). */
const CONNECTION_TIMEOUT_MS = 60_000;
const FREE_SOCKET_TIMEOUT_MS = 30_000;

const agent = new Agent({
  connect: { timeout: CONNECTION_TIMEOUT_MS },
  headersTimeout: CONNECTION_TIMEOUT_MS,
  bodyTimeout: CONNECTION_TIMEOUT_MS,
  keepAliveTimeout: FREE_SOCKET_TIMEOUT_MS,
});

/** Reaches an API on another host. Node's built-in fetch can hang past its own abort signal, undici's does not. */
export async function fetchRemoteApi(request: Request): Promise<Response> {
  const init: UndiciRequestInit = {
    method: request.method,
    headers: [...request.headers],
    redirect: "manual",
    signal: request.signal,
    dispatcher: agent,
  };
  if (request.body) init.body = await request.text();
  const { status, headers, body } = await undiciFetch(request.url, init);
  return new Response(body as ReadableStream | null, { status, headers: [...headers] });
}
