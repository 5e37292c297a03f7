import type { Locale } from "~/i18n/locales";
import { splitLocale, withLocale } from "./locale-path";
import { sitePath } from "./site-path";

/** A site path in the viewer's language or an external http(s) URL; null for any other scheme. */
export function contentHref(link: unknown, locale: Locale): string | null {
  const path = sitePath(link);
  if (path !== null) return withLocale(locale, splitLocale(path).path);
  return typeof link === "string" && /^https?:\/\//.test(link) && URL.canParse(link) ? link : null;
}
