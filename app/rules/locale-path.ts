import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from "~/i18n/locales";

/** Splits a path into its language and the path without the prefix (docs/product/languages.md#prefixes). */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = ""] = pathname.split("/");
  if (first === DEFAULT_LOCALE || !isLocale(first)) return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale: first, path: rooted(pathname.slice(first.length + 1)) };
}

/** The same page in another language: prefix and path; the default language has no prefix. */
export function withLocale(locale: Locale, path: string): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path}`;
}

/**
 * The one address of a document: ends in "/", a lower-case language prefix, no /en prefix
 * (docs/product/addresses.md#canonical-form). A first segment that is no language at all is left alone.
 */
export function canonicalDocumentPath(pathname: string): string {
  const withSlash = rooted(pathname.endsWith("/") ? pathname : `${pathname}/`);
  const [, first = ""] = withSlash.split("/");
  const locale = LOCALES.find((known) => known === first.toLowerCase());
  if (!locale) return withSlash;
  return withLocale(locale, rooted(withSlash.slice(first.length + 1)));
}

/** Begins with one slash: where an address begins with two, what follows is read as a host. */
function rooted(path: string): string {
  return `/${path.replace(/^[/\\]+/, "")}`;
}
