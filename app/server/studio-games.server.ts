import { listGames } from "~contract/calls/games";
import { MAX_PAGE_SIZE } from "~contract/entities/pagination";
import type { PageContext } from "./page-context.server";

/** Those that players see, the newest first. */
export async function loadStudioGames({ callApi, locale }: PageContext, studioId: string) {
  const { games } = await callApi(listGames, {
    query: { locale, studioId: [studioId], pageSize: MAX_PAGE_SIZE, sort: "release-date-desc" },
  });
  return games;
}
