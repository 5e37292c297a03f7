import type { IncomingMessage, ServerResponse } from "node:http";
import { setRequestRoute } from "~observe/request-scope";
import { toResponse, writeAnswer, type GameRequest } from "./game-answer";
import type { GameHost } from "./game-host";

/** Of metrics, for files of all games. */
const ROUTE = "/game-files/*";

/** Without the detour of a Response, for files of any size. */
export async function serveGameHost(
  gameHost: GameHost,
  { method = "GET", url = "/", headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  setRequestRoute(ROUTE);
  const [path = "/"] = url.split("?");
  const header = (name: string) => headers[name]?.toString() ?? null;
  await writeAnswer(response, await gameHost.answer(headers.host ?? "", { method, path, header }));
}

/** Null for a request to another host. */
export async function respondAsGameHost(gameHost: GameHost, request: Request): Promise<Response | null> {
  const host = request.headers.get("host") ?? "";
  if (!gameHost.isGameHost(host)) return null;
  setRequestRoute(ROUTE);
  return toResponse(await gameHost.answer(host, toGameRequest(request, new URL(request.url).pathname)));
}

export function toGameRequest({ method, headers }: Request, path: string): GameRequest {
  return { method, path, header: (name) => headers.get(name) };
}
