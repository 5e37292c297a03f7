import { groupDigits } from "~/i18n/format-number";
import { DEFAULT_LOCALE, type Locale } from "~/i18n/locales";
import { paths } from "~/paths";
import { isFiltered, toDiscoverQuery, type DiscoverFilters } from "~/rules/discover-query";
import type { CountedTag } from "~contract/calls/tags";
import type { Challenge } from "~contract/entities/challenge";
import type { Game } from "~contract/entities/game";
import type { Pagination } from "~contract/entities/pagination";
import type { Studio } from "~contract/entities/studio";
import { toChallengeCard, type ChallengeCardView } from "./challenge-card";
import { toActiveFilters, type ActiveFilterView } from "./discover-chips";
import { toDiscoverForm, type DiscoverFormView } from "./discover-form";
import { toGameCard, type GameCardView } from "./game-card";
import type { PageDescription } from "./page-meta";
import { toPager, type PagerView } from "./pager";
import { breadcrumbs } from "./structured-data/breadcrumbs";
import { itemList, listedChallenge, listedGame } from "./structured-data/item-list";
import type { StructuredData } from "./structured-data/structured-data";
import type { ViewContext } from "./view-context";

type TabView = { label: string; href: string; isCurrent: boolean; number: string | null };

export type DiscoverPageView = {
  address: string;
  action: string;
  count: string;
  tabs: TabView[];
  form: DiscoverFormView;
  filters: ActiveFilterView[];
  clearHref: string;
  games: GameCardView[];
  challenges: ChallengeCardView[];
  pager: PagerView | null;
  empty: EmptyView | null;
  /** True when the API has no such list. */
  isUnavailable: boolean;
};

export type EmptyView = { last: ActiveFilterView | null; popular: GameCardView[] };

type DiscoveredPage = Pick<DiscoverFindings, "games" | "challenges" | "pagination">;

export type DiscoverFindings = {
  games: Game[];
  challenges: Challenge[];
  pagination: Pagination;
  /** Total of the other kind under the shared filters; null when unknown. */
  otherCount: number | null;
  tags: CountedTag[];
  studios: Studio[];
  popular: Game[];
  isUnavailable: boolean;
  hasAccount: boolean;
};

export function toDiscoverPage(filters: DiscoverFilters, found: DiscoverFindings, view: ViewContext): DiscoverPageView {
  const { locale, t } = view;
  const { games, challenges, pagination, popular } = found;
  const count = pagination.totalItems;
  const active = toActiveFilters(filters, found, view);
  const isEmpty = games.length + challenges.length === 0 && !found.isUnavailable;
  const text = filters.show === "games" ? "discover.gameCount" : "discover.challengeCount";
  return {
    address: paths.discover(locale, toDiscoverQuery(filters)),
    action: paths.discover(locale),
    count: found.isUnavailable ? "" : t(text, { count, number: groupDigits(count) }),
    tabs: toTabs(filters, found, view),
    form: toDiscoverForm(filters, found, view),
    filters: active,
    clearHref: paths.discover(locale, filters.show === "games" ? {} : { show: filters.show }),
    games: games.map((game) => toGameCard(game, view)),
    challenges: challenges.map((challenge) => toChallengeCard(challenge, view)),
    isUnavailable: found.isUnavailable,
    pager: toPager(pagination, (page) => paths.discover(locale, toDiscoverQuery({ ...filters, page }))),
    empty: isEmpty ? { last: active.at(-1) ?? null, popular: popular.map((game) => toGameCard(game, view)) } : null,
  };
}

/** Each tab keeps the filters that both lists have. */
function toTabs(filters: DiscoverFilters, found: DiscoverFindings, { locale, t }: ViewContext): TabView[] {
  const { tagAlias, excludeTagAlias, studioId, feedId } = filters;
  const shared = { tagAlias, excludeTagAlias, studioId, feedId };
  const numberOf = (show: DiscoverFilters["show"]) =>
    filters.show !== show ? found.otherCount : found.isUnavailable ? null : found.pagination.totalItems;
  const tab = (show: DiscoverFilters["show"], label: string) => {
    const number = numberOf(show);
    return {
      label,
      href: paths.discover(locale, show === "games" ? shared : { show, ...shared }),
      isCurrent: filters.show === show,
      number: number === null ? null : groupDigits(number),
    };
  };
  return [tab("games", t("discover.games")), tab("challenges", t("discover.challenges"))];
}

/** Only the unfiltered lists are indexed; filtered ones name them as canonical. */
export function toDiscoverDescription(
  filters: DiscoverFilters,
  found: DiscoveredPage,
  { t, locale }: ViewContext,
): PageDescription {
  const { show, page } = filters;
  const isOfGames = show === "games";
  const title = t(isOfGames ? "discover.title" : "discover.challengesTitle");
  const list = isOfGames ? {} : { show };
  const description = t(isOfGames ? "discover.description" : "discover.challengesDescription");
  if (isFiltered(filters)) {
    return { title, description, path: paths.discover(DEFAULT_LOCALE, list), noindex: true };
  }
  const paged = page > 0 ? t("discover.pagedTitle", { title, page: page + 1 }) : title;
  const structuredData = [listedIn(found, locale), breadcrumbs([], title)];
  return { title: paged, description, path: paths.discover(DEFAULT_LOCALE, { ...list, page }), structuredData };
}

function listedIn({ games, challenges, pagination }: DiscoveredPage, locale: Locale): StructuredData {
  const listed = [
    ...games.map((game) => listedGame(game, locale)),
    ...challenges.map((challenge) => listedChallenge(challenge, locale)),
  ];
  return itemList(listed, pagination.currPage * pagination.numPerPage + 1);
}
