import type { Locale } from "~/i18n/locales";
import { splitLocale, withLocale } from "./locale-path";
import { sitePath } from "./site-path";

/**
 * Where a link of the content leads: a path of the site in the viewer's language, or an http(s) address elsewhere.
 * Null for anything else, which must not become a link.
 */
export function contentHref(link: unknown, locale: Locale): string | null {
  const path = sitePath(link);
  if (path !== null) return withLocale(locale, splitLocale(path).path);
  return typeof link === "string" && /^https?:\/\//.test(link) && URL.canParse(link) ? link : null;
}
