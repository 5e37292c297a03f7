import type { CallApi } from "~/api-client/client";
import { reportHandledError } from "./report-error.server";
import { ClientError } from "~/api-client/errors";
import type { Locale } from "~/i18n/locales";
import type { GridQuery } from "~/rules/grid-query";
import type { FilteredGrid } from "~/view-models/sections/games-grid";
import { listGames } from "~contract/calls/games";
import type { Configuration } from "~contract/entities/configuration";

const MAX_GAMES = 40;

export async function filterGrid(
  api: CallApi,
  { sections, sectionFeedEntries }: Configuration,
  query: GridQuery | null,
  locale: Locale,
): Promise<FilteredGrid | null> {
  if (!query || !sectionFeedEntries.some(({ sectionId }) => sectionId === query.grid)) return null;
  const section = sections.find(({ sectionId }) => sectionId === query.grid);
  if (section?.sectionType !== "GAMES_GRID" || section.feedId === null) return null;
  const { search, sort, tag } = query;
  const tagAlias = tag === undefined ? undefined : [tag];
  try {
    const filters = { locale, feedId: section.feedId, search, sort, tagAlias, pageSize: MAX_GAMES };
    return { query, games: (await api(listGames, { query: filters })).games };
  } catch (error) {
    if (error instanceof ClientError) return { query, games: [] };
    reportHandledError(error);
    return { query, games: null };
  }
}
