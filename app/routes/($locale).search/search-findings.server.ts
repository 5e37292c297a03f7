import type { Api, CallApi } from "~/api-client/client";
import type { Locale } from "~/i18n/locales";
import { loadNamedStudios } from "~/server/load-studios.server";
import { loadPopularGames } from "~/server/popular-games.server";
import { secondary } from "~/server/secondary.server";
import type { SearchFindings, SearchQuery } from "~/view-models/search-page";
import { listChallenges } from "~contract/calls/challenges";
import type { Studio } from "~contract/entities/studio";
import { listGames, MAX_SUGGESTIONS, suggestGames } from "~contract/calls/games";

export async function loadSearchFindings(
  query: SearchQuery,
  locale: Locale,
  callApi: CallApi,
  api: Api,
): Promise<SearchFindings> {
  const [{ games, pagination }, others, challenges, limitedTo] = await Promise.all([
    callApi(listGames, { query: gameQuery(query, locale) }),
    query.search ? secondary(api, (call) => call(suggestGames, { query: { locale, search: query.search } })) : null,
    challengesOf(query, locale, api),
    loadNamedStudios(query.studios, locale, api),
  ]);
  const isOfRequestedStudio = ({ studio }: { studio: Studio }) =>
    query.studios.length === 0 || query.studios.includes(studio.studioId);
  return {
    games,
    pagination,
    challenges: (challenges ?? others?.challenges ?? []).filter(isOfRequestedStudio),
    tags: others?.tags ?? [],
    studios: others?.studios ?? [],
    limitedTo,
    similar: games.length > 0 ? [] : (others?.games ?? []),
    popular: games.length > 0 ? [] : await loadPopularGames(locale, api),
  };
}

function gameQuery({ search, page, sort, feed, studios }: SearchQuery, locale: Locale) {
  return { locale, page, search: search || undefined, sort, feedId: feed, studioId: studios };
}

async function challengesOf({ game, studios }: SearchQuery, locale: Locale, api: Api) {
  if (game.length === 0) return null;
  const query = { locale, gameId: game, studioId: studios, pageSize: MAX_SUGGESTIONS.challenges };
  return (await secondary(api, (call) => call(listChallenges, { query })))?.challenges ?? [];
}
