import type { Locale } from "~/i18n/locales";
import { withLocale } from "~/rules/locale-path";
import { paths } from "./paths";

type FavoriteType = Parameters<typeof paths.favoriteList>[1];
type FavoriteAddress = { search?: string | undefined; sort?: string | undefined; page?: number };

/** Separate from `paths`, which is loaded with every page. */
export const playerPaths = {
  quests: (locale: Locale, page = 0) =>
    withLocale(locale, "/profile/quests/") + (page > 0 ? `?page=${String(page)}` : ""),

  notices: (locale: Locale) => withLocale(locale, "/profile/notices/"),

  links: (locale: Locale) => withLocale(locale, "/profile/links/"),

  receipt: (locale: Locale, purchaseId: string) =>
    withLocale(locale, `/profile/purchases/${encodeURIComponent(purchaseId)}/`),

  favorites: (locale: Locale, type: FavoriteType, { search, sort, page = 0 }: FavoriteAddress = {}) => {
    const fields = new URLSearchParams();
    if (search) fields.set("search", search);
    if (sort) fields.set("sort", sort);
    if (page > 0) fields.set("page", String(page));
    const text = fields.toString();
    return paths.favoriteList(locale, type) + (text ? `?${text}` : "");
  },
};
