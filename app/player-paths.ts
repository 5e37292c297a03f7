import type { Locale } from "~/i18n/locales";
import { withLocale } from "~/rules/locale-path";
import { paths, query } from "./paths";

type FavoriteType = Parameters<typeof paths.favoriteList>[1];
type FavoriteAddress = { search?: string | undefined; sort?: string | undefined; page?: number };

/** Separate from `paths`, which is loaded with every page. */
export const playerPaths = {
  quests: (locale: Locale, page = 0) => withLocale(locale, "/profile/quests/") + query({ page }),

  notices: (locale: Locale) => withLocale(locale, "/profile/notices/"),

  links: (locale: Locale) => withLocale(locale, "/profile/links/"),

  receipt: (locale: Locale, purchaseId: string) =>
    withLocale(locale, `/profile/purchases/${encodeURIComponent(purchaseId)}/`),

  favorites: (locale: Locale, type: FavoriteType, { search, sort, page = 0 }: FavoriteAddress = {}) =>
    paths.favoriteList(locale, type) + query({ search, sort, page }),
};
