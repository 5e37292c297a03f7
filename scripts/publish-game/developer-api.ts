import { type Api, createApiClient } from "../../app/api-client/client";
import type { DeveloperGame } from "../../contract/entities/developer-game";
import { MAX_DEVELOPER_PAGE_SIZE } from "../../contract/entities/pagination";
import { listDeveloperGames } from "../../contract/calls/developer-games";
import { WrongOptions } from "./publish-options";

const DEADLINE_MS = 30_000;

export function createDeveloperApi(baseUrl: string, token: string): Api {
  return createApiClient({
    baseUrl,
    headers: new Headers({ authorization: `Bearer ${token}` }),
    deadlineMs: DEADLINE_MS,
    fetch: (request) => fetch(request),
    retry: (_request, attempt) => attempt(),
    onResponse: () => undefined,
    // A code that the contract does not name for a call is printed like any other.
    onUnexpectedResponse: () => undefined,
    onForbidden: () => Promise.resolve(),
    readCache: (_call, _address, load) => load(),
    fallback: () => undefined,
  });
}

export async function findGame(api: Api, name: string): Promise<DeveloperGame> {
  const { games } = await api(listDeveloperGames, { query: { pageSize: MAX_DEVELOPER_PAGE_SIZE } });
  const game = games.find(({ gameId, shortId }) => gameId === name || shortId === name);
  if (game) return game;
  const known = games.map(({ shortId, title }) => `  ${shortId}  ${title}`);
  throw new WrongOptions([`The token's studio has no game ${name}.`, ...known].join("\n"));
}
