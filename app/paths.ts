import type { Locale } from "~/i18n/locales";
import { withLocale } from "~/rules/locale-path";

type GameAddress = { gameId: string; gameShortId: string | null; mangledTitle: string };
type ChallengeAddress = { challengeId: string; challengeShortId: string | null; mangledName: string };

type SearchAddress = {
  search?: string | undefined;
  page?: number;
  sort?: string | undefined;
  feed?: string | undefined;
  game?: readonly string[];
  studios?: readonly string[];
};

type GridAddress = { grid?: string; search?: string | undefined; tag?: string | undefined; sort?: string | undefined };

/** Unlisted fields pass through to the list calls (docs/product/finding-games.md#discovery). */
type DiscoverAddress = {
  winCriteria?: readonly string[];
  tagAlias?: readonly string[];
  multiplayer?: boolean | string | undefined;
  page?: number;
  [field: string]: string | number | boolean | readonly string[] | undefined;
};

type TagFilters = { sort?: string | undefined; platform?: string | undefined };
type ChallengesAddress = {
  timeFrame?: string | undefined;
  sort?: string | undefined;
  page?: number;
  played?: boolean | undefined;
  favorite?: boolean | undefined;
};

type BoardAddress = { trackId?: string | undefined; scope?: string | undefined; page?: number };

type QueryValue = string | number | boolean | readonly string[] | undefined;

export function query(values: Record<string, QueryValue>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const item of Array.isArray(value) ? value : [value]) if (item) search.append(name, String(item));
  }
  const text = search.toString();
  return text ? `?${text}` : "";
}

/** Omits a name that is no valid path segment (empty or dots): the id alone selects the page. */
function slug(name: string): string {
  return /^\.{0,2}$/.test(name) ? "" : `${encodeURIComponent(name)}/`;
}

function track(trackId: string | undefined): string {
  return trackId === undefined ? "" : `tracks/${trackId}/`;
}

/** Every address of the portal (docs/product/addresses.md#routes). */
export const paths = {
  home: (locale: Locale, page = 0, filter: GridAddress = {}) => withLocale(locale, "/") + query({ page, ...filter }),

  game: (locale: Locale, game: GameAddress, options: { autoPlay?: boolean; trackId?: string | undefined } = {}) => {
    const path = game.gameShortId ? `/games/${game.gameShortId}/${slug(game.mangledTitle)}` : `/games/${game.gameId}/`;
    const autoPlay = options.autoPlay ? "true" : undefined;
    return withLocale(locale, path + track(options.trackId)) + query({ autoPlay });
  },

  challenge: (locale: Locale, challenge: ChallengeAddress, { trackId, scope, page }: BoardAddress = {}) => {
    const { challengeShortId, challengeId, mangledName } = challenge;
    const path = challengeShortId
      ? `/challenges/${challengeShortId}/${slug(mangledName)}`
      : `/challenges/${challengeId}/`;
    return withLocale(locale, path + track(trackId)) + query({ scope, page });
  },

  autoPlay: (gameLink: string) => gameLink + query({ autoPlay: "true" }),

  room: (gameLink: string, roomUrl: string, { autoPlay = false }: { autoPlay?: boolean } = {}) =>
    gameLink + query({ roomUrl, autoPlay: autoPlay ? "true" : undefined }),

  tag: (locale: Locale, alias: string, page = 0, filters: TagFilters = {}) =>
    withLocale(locale, `/tags/${encodeURIComponent(alias)}/`) +
    query({ sort: filters.sort, platform: filters.platform, page }),

  studio: (locale: Locale, studioId: string, page = 0) =>
    withLocale(locale, `/studios/${encodeURIComponent(studioId)}/`) + query({ page }),

  feed: (locale: Locale, alias: string, page = 0) =>
    withLocale(locale, `/feed/${encodeURIComponent(alias)}/`) + query({ page }),

  discover: (locale: Locale, filters: DiscoverAddress = {}) => withLocale(locale, "/discover/") + query(filters),

  challenges: (locale: Locale, { timeFrame, sort, played, favorite, page }: ChallengesAddress = {}) =>
    withLocale(locale, "/challenges/") + query({ timeFrame, sort, played, favorite, page }),

  monthlyChallenges: (locale: Locale, page = 0) =>
    withLocale(locale, "/challenges/monthly-challenges/") + query({ page }),

  legal: (locale: Locale) => withLocale(locale, "/legal/"),

  terms: (locale: Locale) => withLocale(locale, "/legal/terms/"),

  search: (locale: Locale, { page, ...values }: SearchAddress = {}) =>
    withLocale(locale, "/search/") +
    query({
      search: values.search,
      sort: values.sort,
      feed: values.feed,
      game: values.game?.join(","),
      studios: values.studios?.join(","),
      page: page,
    }),

  clientError: (locale: Locale, reference?: string) => withLocale(locale, "/client-error/") + query({ reference }),

  events: (locale: Locale) => withLocale(locale, "/events/"),

  gameJam: (locale: Locale) => withLocale(locale, "/events/viral-glitch/"),

  profile: (locale: Locale, page = 0) => withLocale(locale, "/profile/") + query({ page }),

  friends: (locale: Locale, pages: { page?: number; received?: number; sent?: number } = {}) =>
    withLocale(locale, "/profile/friends/") + query(pages),

  purchases: (locale: Locale, pages: { page?: number; orders?: number; history?: number } = {}) =>
    withLocale(locale, "/profile/purchases/") + query(pages),

  privacy: (locale: Locale, page = 0) => withLocale(locale, "/profile/privacy/") + query({ page }),

  accountDetails: (locale: Locale) => withLocale(locale, "/profile/account-details/"),

  studioHome: (locale: Locale) => withLocale(locale, "/studio/"),

  /** Games have the plain address (docs/product/addresses.md#canonical-form). */
  favoriteList: (locale: Locale, type: "games" | "challenges" | "studios", page = 0) =>
    withLocale(locale, `/library/favorites/${type === "games" ? "" : `${type}/`}`) + query({ page }),

  recentlyPlayed: (locale: Locale, type: "games" | "challenges", page = 0) =>
    withLocale(locale, `/library/recently-played/${type === "games" ? "" : `${type}/`}`) + query({ page }),

  welcome: (locale: Locale, { step, target }: { step?: string | undefined; target?: string | undefined } = {}) =>
    withLocale(locale, "/profile/welcome/") + query({ step, target }),

  unsubscribe: (locale: Locale, token: string) => withLocale(locale, "/unsubscribe/") + query({ token }),

  messages: (locale: Locale, { isUnread, page }: { isUnread?: boolean; page?: number } = {}) =>
    withLocale(locale, "/messages/") + query({ unread: isUnread ? "true" : undefined, page: page }),

  user: (locale: Locale, username: string, page = 0) =>
    withLocale(locale, `/users/${encodeURIComponent(username)}/`) + query({ page }),

  /** On the API host; redirects back to `target` (docs/product/addresses.md#log-in-address). */
  login: (publicApiBaseUrl: string, { site, target, form }: { site: string; target: string; form?: "sign-up" }) =>
    `${publicApiBaseUrl}/session/login${query({ site, target, form })}`,

  themes: (locale: Locale) => withLocale(locale, "/themes/"),

  cookies: (locale: Locale) => withLocale(locale, "/cookies/"),

  logOut: "/api/logout/",
  toggleSidebar: "/api/sidebar/",
  saveConsent: "/api/consent/",
  ping: "/api/ping/",
  version: "/api/version/",
  session: "/api/session/",
  bell: "/api/bell/",
  friendRequests: (page: number, pageSize: number) => `/api/friend-requests/${query({ page, pageSize })}`,
  countryCode: "/api/country-code/",
  favorites: "/api/favorites/",
  homeFeed: (locale: Locale, page: number, filter: GridAddress = {}) =>
    `/api/home-feed/${query({ locale, page, ...filter })}`,
  feedGames: (locale: Locale, feed: string, page: number) => `/api/feed-games/${query({ locale, feed, page })}`,
  quests: (locale: Locale, refreshAt?: string) => `/api/quests/${query({ locale, refreshAt })}`,
  claimQuest: "/api/quests/",
  suggestions: (locale: Locale, search: string) => `/api/suggestions/${query({ locale, search })}`,
  serviceWorker: "/sw.js",
} as const;
