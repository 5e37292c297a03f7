import type { TextKey } from "~/i18n/text-keys";
import { paths } from "~/paths";
import type { Challenge } from "~contract/entities/challenge";
import type { Game } from "~contract/entities/game";
import type { Pagination } from "~contract/entities/pagination";
import type { Studio } from "~contract/entities/studio";
import { toChallengeCard, type ChallengeCardView } from "./challenge-card";
import { toGameCard, type GameCardView } from "./game-card";
import { toPager, type PagerView } from "./pager";
import type { ViewContext } from "./view-context";

export const FAVORITE_TYPES = ["games", "challenges", "studios"] as const;
export const RECENT_TYPES = ["games", "challenges"] as const;

/** One list of the library. */
export type LibraryList =
  | { kind: "favorites"; type: (typeof FAVORITE_TYPES)[number] }
  | { kind: "recent"; type: (typeof RECENT_TYPES)[number] };

type StudioLinkView = { id: string; name: string; href: string; favoriteId: string | null };

export type LibraryPageView = {
  title: string;
  tabs: { label: string; href: string; isCurrent: boolean }[];
  games: GameCardView[];
  challenges: ChallengeCardView[];
  studios: StudioLinkView[];
  /** Null where there is something. */
  emptyText: string | null;
  discoverHref: string;
  pager: PagerView | null;
};

/** One entry of a list; what it is not is null. */
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

type LibraryData = { list: LibraryList; entries: readonly LibraryEntry[]; pagination: Pagination };

export function toLibraryPage({ list, entries, pagination }: LibraryData, view: ViewContext): LibraryPageView {
  const { t, locale } = view;
  return {
    title: t(libraryTitle(list)),
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
    emptyText:
      entries.length > 0 ? null : t(list.kind === "favorites" ? "library.emptyFavorites" : "library.emptyRecent"),
    discoverHref: paths.discover(locale),
    pager: toPager(pagination, (page) => libraryHref(locale, list, page)),
  };
}

export function libraryTitle(list: LibraryList): TextKey {
  return LISTS.find((each) => isSame(each, list))?.text ?? "library.sections";
}

export function libraryHref(locale: ViewContext["locale"], list: LibraryList, page: number): string {
  return list.kind === "favorites"
    ? paths.favoriteList(locale, list.type, page)
    : paths.recentlyPlayed(locale, list.type, page);
}

function isSame(one: LibraryList, other: LibraryList): boolean {
  return one.kind === other.kind && one.type === other.type;
}
