import type { Ask } from "~/api-client/client";
import type { Locale } from "~/i18n/locales";
import type { ChallengeFilters, DiscoverFilters, GameFilters } from "~/rules/discover-address";
import { namedStudios } from "~/server/named-studios.server";
import type { PageContext } from "~/server/page-context.server";
import { popularGames } from "~/server/popular-games.server";
import { secondary } from "~/server/secondary.server";
import type { DiscoverFindings } from "~/view-models/discover-page";
import { listChallenges } from "~contract/calls/challenges";
import { listGames } from "~contract/calls/games";
import { listTags } from "~contract/calls/tags";

/**
 * Everything the discovery page shows. The list is its primary data; tags to choose from, names, the number of the other
 * list and the popular games are left out when they fail.
 */
export async function findDiscovered(
  filters: DiscoverFilters,
  locale: Locale,
  { ask, api, everybody }: Pick<PageContext, "ask" | "api" | "everybody">,
): Promise<DiscoverFindings> {
  const [list, tags, otherCount, studios] = await Promise.all([
    filters.show === "games" ? gamesOf(filters, locale, ask) : challengesOf(filters, locale, ask),
    secondary(everybody, (within) => within(listTags, { query: { locale } })),
    secondary(everybody, (within) => countOther(filters, locale, within)),
    namedStudios(filters.studioId, locale, api),
  ]);
  const isEmpty = list.games.length + list.challenges.length === 0;
  return {
    ...list,
    tags: tags?.tags ?? [],
    otherCount,
    studios,
    popular: isEmpty ? await popularGames(locale, api) : [],
  };
}

async function gamesOf(filters: GameFilters, locale: Locale, ask: Ask) {
  const { games, pagination } = await ask(listGames, { query: { locale, ...filters } });
  return { games, challenges: [], pagination };
}

async function challengesOf(filters: ChallengeFilters, locale: Locale, ask: Ask) {
  const { challenges, pagination } = await ask(listChallenges, { query: { locale, ...filters } });
  return { games: [], challenges, pagination };
}

/** Of the other list, under the filters that both have. */
async function countOther({ show, ...filters }: DiscoverFilters, locale: Locale, ask: Ask) {
  const { tagAlias, excludeTagAlias, studioId, feedId } = filters;
  const query = { locale, tagAlias, excludeTagAlias, studioId, feedId, pageSize: 1 };
  const { pagination } = show === "games" ? await ask(listChallenges, { query }) : await ask(listGames, { query });
  return pagination.totalItems;
}
