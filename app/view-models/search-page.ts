import { groupDigits } from "~/i18n/format-number";
import { localizedText } from "~/i18n/localized-text";
import type { TextKey } from "~/i18n/text-keys";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { gameTags } from "~/rules/game-tags";
import type { Challenge } from "~contract/entities/challenge";
import type { Game } from "~contract/entities/game";
import type { Pagination } from "~contract/entities/pagination";
import type { Studio } from "~contract/entities/studio";
import type { Tag } from "~contract/entities/tag";
import { type PictureView, toCoverPicture } from "./picture";
import { toGameCard, type GameCardView } from "./game-card";
import type { PageDescription } from "./page-meta";
import { toPager, type PagerView } from "./pager";
import type { SelectView } from "./select";
import { GAME_SORT_TEXTS } from "./sort-texts";
import type { ViewContext } from "./view-context";

const SORT_TEXTS = { relevance: "list.sortRelevance", ...GAME_SORT_TEXTS } as const satisfies Record<string, TextKey>;

export type SearchSort = keyof typeof SORT_TEXTS;

/** Pages count from 0. */
export type SearchQuery = {
  search: string;
  page: number;
  sort: SearchSort | undefined;
  feed: string | undefined;
  game: string[];
  studios: string[];
};

export type SearchResultView = {
  id: string;
  title: string;
  href: string;
  pitch: string | null;
  facts: string;
  cover: PictureView | null;
};

export type LinkView = { id: string; label: string; href: string };
export type LinkGroupView = { label: string; links: LinkView[] };

export type SearchPageView = {
  heading: string;
  search: string;
  gameCount: string | null;
  results: SearchResultView[];
  pager: PagerView | null;
  form: {
    action: string;
    sort: SelectView;
    /** Hidden fields: name and value. */
    hiddenFields: [name: string, value: string][];
  };
  /** Each link is the search without that filter. */
  filters: LinkView[];
  /** The same search on the discovery page, which has more filters. */
  refineHref: string;
  also: LinkGroupView[];
  emptyTitle: string;
  emptyText: string;
  popular: GameCardView[];
};

export type SearchFindings = {
  games: Game[];
  pagination: Pagination;
  challenges: Challenge[];
  tags: Tag[];
  studios: Studio[];
  limitedTo: Studio[];
  /** Games with similar names, when the search finds none. */
  similar: Game[];
  popular: Game[];
};

export function toSearchPage(query: SearchQuery, found: SearchFindings, view: ViewContext): SearchPageView {
  const { locale, t } = view;
  const count = found.pagination.totalItems;
  return {
    heading: query.search ? t("searchPage.heading", { search: query.search }) : t("searchPage.allGames"),
    search: query.search,
    gameCount: count > 0 ? t("searchPage.gameCount", { count, number: groupDigits(count) }) : null,
    results: found.games.map((game) => toResult(game, view)),
    pager: toPager(found.pagination, (page) => paths.search(locale, { ...query, page })),
    form: {
      action: paths.search(locale),
      sort: {
        name: "sort",
        label: t("list.sort"),
        chosen: query.sort ?? "relevance",
        options: Object.entries(SORT_TEXTS).map(([value, label]) => ({ value, label: t(label) })),
      },
      hiddenFields: toHiddenFields(query),
    },
    filters: toFilters(query, found.limitedTo, view),
    refineHref: paths.discover(locale, { search: query.search, studioId: query.studios, feedId: query.feed }),
    also: toMatches(found, view),
    emptyTitle: query.search
      ? t("searchPage.emptyTitle", { search: query.search })
      : t("searchPage.emptyFilteredTitle"),
    emptyText: query.search ? t("searchPage.emptyText") : t("list.nothingYet"),
    popular: found.popular.map((game) => toGameCard(game, view)),
  };
}

export function toSearchDescription({ search, page }: SearchQuery, { t }: ViewContext): PageDescription {
  const named = page > 0 ? t("searchPage.pagedTitle", { search, page: page + 1 }) : t("searchPage.title", { search });
  return {
    title: search ? named : t("searchPage.allGames"),
    description: t("searchPage.description"),
    path: paths.search(DEFAULT_LOCALE),
    noindex: true,
  };
}

function toResult(game: Game, view: ViewContext): SearchResultView {
  const { locale } = view;
  const tags = gameTags(game).labels.map(({ title, titleTranslations }) =>
    localizedText(title, titleTranslations, locale),
  );
  return {
    id: game.gameId,
    title: game.title,
    href: paths.game(locale, game),
    pitch: game.shortDescription,
    facts: [game.studio.name, tags.filter(Boolean).join(", ")].filter(Boolean).join(" · "),
    cover: toCoverPicture(game.covers, "16:9"),
  };
}

function toHiddenFields({ feed, game, studios }: SearchQuery): [string, string][] {
  const filters: [string, string][] = [
    ["feed", feed ?? ""],
    ["game", game.join(",")],
    ["studios", studios.join(",")],
  ];
  return filters.filter(([, value]) => value !== "");
}

function toFilters(query: SearchQuery, limitedTo: Studio[], { locale, t }: ViewContext): LinkView[] {
  const without = (part: Partial<SearchQuery>) => paths.search(locale, { ...query, ...part, page: 0 });
  const { feed, studios } = query;
  return [
    ...(feed ? [{ id: feed, label: t("searchPage.inFeed"), href: without({ feed: undefined }) }] : []),
    ...studios.map((id) => ({
      id,
      label: limitedTo.find(({ studioId }) => studioId === id)?.name ?? t("searchPage.inStudio"),
      href: without({ studios: studios.filter((other) => other !== id) }),
    })),
  ];
}

function toMatches(found: SearchFindings, { locale, t }: ViewContext): LinkGroupView[] {
  const { similar, challenges, tags, studios } = found;
  const groups: LinkGroupView[] = [
    {
      label: t("searchPage.didYouMean"),
      links: similar.map((game) => ({ id: game.gameId, label: game.title, href: paths.game(locale, game) })),
    },
    {
      label: t("searchPage.challenges"),
      links: challenges.map((challenge) => ({
        id: challenge.challengeId,
        label: challenge.name,
        href: paths.challenge(locale, challenge),
      })),
    },
    {
      label: t("searchPage.tags"),
      links: tags.map(({ tagId, alias, title, titleTranslations }) => ({
        id: tagId,
        label: localizedText(title, titleTranslations, locale) || alias,
        href: paths.tag(locale, alias),
      })),
    },
    {
      label: t("searchPage.studios"),
      links: studios.map(({ studioId, name }) => ({
        id: studioId,
        label: name,
        href: paths.search(locale, { studios: [studioId] }),
      })),
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
}
