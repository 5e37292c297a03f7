import type { CallApi, CallApiIfAvailable } from "~/api-client/client";
import type { Locale } from "~/i18n/locales";
import type { ChallengeFilters, DiscoverFilters, GameFilters } from "~/rules/discover-query";
import { loadNamedStudios } from "~/server/load-studios.server";
import type { PageContext } from "~/server/page-context.server";
import { loadPopularGames } from "~/server/popular-games.server";
import { secondary } from "~/server/secondary.server";
import type { DiscoverFindings } from "~/view-models/discover-page";
import { listChallenges } from "~contract/calls/challenges";
import { listGames } from "~contract/calls/games";
import { listTags } from "~contract/calls/tags";
import { DEFAULT_PAGE_SIZE, type Pagination } from "~contract/entities/pagination";

const NO_PAGES: Pagination = { currPage: 0, numPerPage: DEFAULT_PAGE_SIZE, totalItems: 0, totalPages: 0 };

export async function loadDiscoverFindings(
  filters: DiscoverFilters,
  locale: Locale,
  {
    callApi,
    callApiIfAvailable,
    api,
    publicApi,
  }: Pick<PageContext, "callApi" | "callApiIfAvailable" | "api" | "publicApi">,
): Promise<Omit<DiscoverFindings, "hasAccount">> {
  const [list, tags, otherCount, studios] = await Promise.all([
    filters.show === "games" ? gamesOf(filters, locale, callApiIfAvailable) : challengesOf(filters, locale, callApi),
    secondary(publicApi, (call) => call(listTags, { query: { locale } })),
    secondary(publicApi, (call) => countOther(filters, locale, call)),
    loadNamedStudios(filters.studioId, locale, api),
  ]);
  const isEmpty = list.games.length + list.challenges.length === 0;
  return {
    ...list,
    tags: tags?.tags ?? [],
    otherCount,
    studios,
    popular: isEmpty && !list.isUnavailable ? await loadPopularGames(locale, api) : [],
  };
}

async function gamesOf(filters: GameFilters, locale: Locale, callApiIfAvailable: CallApiIfAvailable) {
  const found = await callApiIfAvailable(listGames, { query: { locale, ...filters } });
  return { games: [], pagination: NO_PAGES, ...found, challenges: [], isUnavailable: found === null };
}

async function challengesOf(filters: ChallengeFilters, locale: Locale, callApi: CallApi) {
  const { challenges, pagination } = await callApi(listChallenges, { query: { locale, ...filters } });
  return { games: [], challenges, pagination, isUnavailable: false };
}

async function countOther({ show, ...filters }: DiscoverFilters, locale: Locale, callApi: CallApi) {
  const { tagAlias, excludeTagAlias, studioId, feedId } = filters;
  const query = { locale, tagAlias, excludeTagAlias, studioId, feedId, pageSize: 1 };
  const { pagination } =
    show === "games" ? await callApi(listChallenges, { query }) : await callApi(listGames, { query });
  return pagination.totalItems;
}
