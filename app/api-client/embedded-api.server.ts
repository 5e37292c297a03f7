import type { IncomingMessage, ServerResponse } from "node:http";
import { getApi } from "../../api/app";
import { serveGameHost } from "../../api/game-host/serve-game-host";
import { log } from "~observe/log";

/** Calls the embedded API in this process, without a socket. */
export async function fetchEmbeddedApi(request: Request): Promise<Response> {
  const api = await getApi();
  return api.fetch(request);
}

/** Answers a request to the host of a game (docs/hosting-games.md). */
export async function fetchGameFile(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { gameHost } = await getApi();
  await serveGameHost(gameHost, request, response);
}

export { isDatabaseHeld } from "../../api/db/client";
export { clearOverflowingCookies as clearGameCookies } from "../../api/game-host/cookie-overflow";

/** Opens the database at server start, so that the first visitor does not wait for it. */
export function warmEmbeddedApi(): void {
  getApi().catch((error: unknown) => {
    log.fatal(error instanceof Error ? error.message : { err: error });
    process.exit(1);
  });
}
