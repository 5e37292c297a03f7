import type { TextKey } from "~/i18n/text-keys";
import { paths } from "~/paths";
import { playerPaths } from "~/player-paths";
import type { Challenge } from "~contract/entities/challenge";
import type { Game } from "~contract/entities/game";
import type { Pagination } from "~contract/entities/pagination";
import type { Studio } from "~contract/entities/studio";
import { toChallengeCard, type ChallengeCardView } from "./challenge-card";
import { toGameCard, type GameCardView } from "./game-card";
import { toPager, type PagerView } from "./pager";
import type { SelectView } from "./select";
import type { ViewContext } from "./view-context";

export const FAVORITE_TYPES = ["games", "challenges", "studios"] as const;
export const RECENT_TYPES = ["games", "challenges"] as const;

/** The first is the default. */
export const FAVORITE_SORTS = ["latest", "oldest", "name"] as const;

export type FavoriteSort = (typeof FAVORITE_SORTS)[number];

const SORT_TEXTS: Record<FavoriteSort, TextKey> = {
  latest: "library.sortLatest",
  oldest: "library.sortOldest",
  name: "library.sortName",
};

export type LibraryList =
  | { kind: "favorites"; type: (typeof FAVORITE_TYPES)[number] }
  | { kind: "recent"; type: (typeof RECENT_TYPES)[number] };

type StudioLinkView = { id: string; name: string; href: string; favoriteId: string | null };

export type FavoriteSearchView = { action: string; search: string; sort: SelectView };

export type HistoryEntryView = { id: string; name: string };

export type LibraryPageView = {
  title: string;
  search: FavoriteSearchView | null;
  /** Null for favourites. */
  history: { action: string; entries: HistoryEntryView[] } | null;
  tabs: { label: string; href: string; isCurrent: boolean }[];
  games: GameCardView[];
  challenges: ChallengeCardView[];
  studios: StudioLinkView[];
  emptyText: string | null;
  discoverHref: string;
  pager: PagerView | null;
};

/** Fields of other kinds are null. */
export type LibraryEntry = {
  favoriteId?: string;
  game: Game | null;
  challenge: Challenge | null;
  studio?: Studio | null;
};

const LISTS: readonly (LibraryList & { text: TextKey })[] = [
  { kind: "favorites", type: "games", text: "library.favoriteGames" },
  { kind: "favorites", type: "challenges", text: "library.favoriteChallenges" },
  { kind: "favorites", type: "studios", text: "library.favoriteStudios" },
  { kind: "recent", type: "games", text: "library.recentGames" },
  { kind: "recent", type: "challenges", text: "library.recentChallenges" },
];

export type FavoriteQuery = { search?: string | undefined; sort?: FavoriteSort | undefined };

type LibraryData = {
  list: LibraryList;
  query: FavoriteQuery;
  entries: readonly LibraryEntry[];
  pagination: Pagination;
};

export function toLibraryPage({ list, query, entries, pagination }: LibraryData, view: ViewContext): LibraryPageView {
  const { t, locale } = view;
  return {
    title: t(libraryTitle(list)),
    search: list.kind === "favorites" ? toSearch(list, query, view) : null,
    history: list.kind === "recent" ? toHistory(list, entries, locale) : null,
    tabs: LISTS.map(({ text, ...each }) => ({
      ...{ label: t(text), href: libraryHref(locale, each, 0) },
      isCurrent: isSame(each, list),
    })),
    games: entries.flatMap(({ game, challenge }) => (game && !challenge ? [toGameCard(game, view)] : [])),
    challenges: entries.flatMap(({ challenge }) => (challenge ? [toChallengeCard(challenge, view)] : [])),
    studios: entries.flatMap(({ studio, favoriteId = null }) =>
      studio
        ? [{ id: studio.studioId, name: studio.name, href: paths.studio(locale, studio.studioId), favoriteId }]
        : [],
    ),
    emptyText: entries.length > 0 ? null : t(emptyTextOf(list, query)),
    discoverHref: paths.discover(locale),
    pager: toPager(pagination, (page) => libraryHref(locale, list, page, query)),
  };
}

function emptyTextOf(list: LibraryList, { search }: FavoriteQuery): TextKey {
  if (list.kind === "recent") return "library.emptyRecent";
  return search ? "library.nothingFound" : "library.emptyFavorites";
}

function toSearch(list: LibraryList, { search = "", sort }: FavoriteQuery, { t, locale }: ViewContext) {
  const options = FAVORITE_SORTS.map((value) => ({ value, label: t(SORT_TEXTS[value]) }));
  const choice = { name: "sort", label: t("library.sort"), chosen: sort ?? FAVORITE_SORTS[0], options };
  return { action: libraryHref(locale, list, 0), search, sort: choice };
}

function toHistory(list: LibraryList, entries: readonly LibraryEntry[], locale: ViewContext["locale"]) {
  const named = entries.flatMap(({ game, challenge }): HistoryEntryView[] => {
    if (challenge) return [{ id: challenge.challengeId, name: challenge.name }];
    return game ? [{ id: game.gameId, name: game.title }] : [];
  });
  return named.length > 0 ? { action: libraryHref(locale, list, 0), entries: named } : null;
}

export function libraryTitle(list: LibraryList): TextKey {
  return LISTS.find((each) => isSame(each, list))?.text ?? "library.sections";
}

export function libraryHref(
  locale: ViewContext["locale"],
  list: LibraryList,
  page: number,
  query: FavoriteQuery = {},
): string {
  return list.kind === "favorites"
    ? playerPaths.favorites(locale, list.type, { ...query, page })
    : paths.recentlyPlayed(locale, list.type, page);
}

function isSame(one: LibraryList, other: LibraryList): boolean {
  return one.kind === other.kind && one.type === other.type;
}
