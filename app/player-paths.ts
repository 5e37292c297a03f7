import type { Locale } from "~/i18n/locales";
import { withLocale } from "~/rules/locale-path";
import { paths, query } from "./paths";

type FavoriteType = Parameters<typeof paths.favoriteList>[1];
type GameAddress = Parameters<typeof paths.game>[1];
type ReviewsAddress = { order?: string | undefined; page?: number };
type FavoriteAddress = { search?: string | undefined; sort?: string | undefined; page?: number };

const NAMELESS_GAME = /\/games\/[^/]+\/$/;

/** Separate from `paths`, which is loaded with every page. */
export const playerPaths = {
  quests: (locale: Locale, page = 0) => withLocale(locale, "/profile/quests/") + query({ page }),

  notices: (locale: Locale) => withLocale(locale, "/profile/notices/"),

  links: (locale: Locale) => withLocale(locale, "/profile/links/"),

  receipt: (locale: Locale, purchaseId: string) =>
    withLocale(locale, `/profile/purchases/${encodeURIComponent(purchaseId)}/`),

  favorites: (locale: Locale, type: FavoriteType, { search, sort, page = 0 }: FavoriteAddress = {}) =>
    paths.favoriteList(locale, type) + query({ search, sort, page }),

  /** A dash where the game has no name for addresses: without a piece there, a game called "reviews" has this path. */
  reviews: (locale: Locale, game: GameAddress, { order, page }: ReviewsAddress = {}) =>
    `${paths.game(locale, game).replace(NAMELESS_GAME, "$&-/")}reviews/` + query({ order, page }),
};
