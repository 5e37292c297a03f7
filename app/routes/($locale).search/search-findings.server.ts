import type { Api, Ask } from "~/api-client/client";
import type { Locale } from "~/i18n/locales";
import { secondary } from "~/server/secondary.server";
import type { SearchFindings, SearchQuery } from "~/view-models/search-page";
import { listChallenges } from "~contract/calls/challenges";
import { listGames, MAX_SUGGESTIONS, suggestGames } from "~contract/calls/games";
import { getStudio } from "~contract/calls/tags";

/** So many of the most played games stand where nothing was found. */
const POPULAR_GAMES = 5;

/**
 * Everything the search page shows. The games are its primary data; what else matches, names of filters and the popular
 * games are left out when they fail.
 */
export async function findAll(query: SearchQuery, locale: Locale, ask: Ask, api: Api): Promise<SearchFindings> {
  const [{ games, pagination }, others, challenges, limitedTo] = await Promise.all([
    ask(listGames, { query: gameQuery(query, locale) }),
    query.search ? secondary(api, (within) => within(suggestGames, { query: { locale, search: query.search } })) : null,
    challengesOf(query, locale, api),
    studiosOf(query, locale, api),
  ]);
  return {
    games,
    pagination,
    challenges: challenges ?? others?.challenges ?? [],
    tags: others?.tags ?? [],
    studios: others?.studios ?? [],
    limitedTo,
    near: games.length > 0 ? [] : (others?.games ?? []),
    popular: games.length > 0 ? [] : await popularGames(locale, api),
  };
}

function gameQuery({ search, page, sort, feed, studios }: SearchQuery, locale: Locale) {
  return { locale, page, search: search || undefined, sort, feedId: feed, studioId: studios };
}

/** The challenges of the games that the address names; null without any, so that those that match the text show. */
async function challengesOf({ game }: SearchQuery, locale: Locale, api: Api) {
  if (game.length === 0) return null;
  const query = { locale, gameId: game, pageSize: MAX_SUGGESTIONS.challenges };
  return (await secondary(api, (within) => within(listChallenges, { query })))?.challenges ?? [];
}

async function studiosOf({ studios }: SearchQuery, locale: Locale, api: Api) {
  const named = studios.map((studioId) =>
    secondary(api, (within) => within(getStudio, { params: { studioId }, query: { locale } })),
  );
  return (await Promise.all(named)).filter((studio) => studio !== null);
}

async function popularGames(locale: Locale, api: Api) {
  const query = { locale, sort: "total-plays-desc" as const, pageSize: POPULAR_GAMES };
  return (await secondary(api, (within) => within(listGames, { query })))?.games ?? [];
}
