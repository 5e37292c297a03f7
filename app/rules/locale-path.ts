import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from "~/i18n/locales";

/** Splits off the locale prefix (docs/product/languages.md#prefixes). */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = ""] = pathname.split("/");
  if (first === DEFAULT_LOCALE || !isLocale(first)) return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale: first, path: rooted(pathname.slice(first.length + 1)) };
}

/** Adds the locale prefix, which the default locale lacks. */
export function withLocale(locale: Locale, path: string): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path}`;
}

/** Trailing slash, lower-case locale prefix, no /en (docs/product/addresses.md#canonical-form). */
export function canonicalDocumentPath(pathname: string): string {
  const withSlash = rooted(pathname.endsWith("/") ? pathname : `${pathname}/`);
  const [, first = ""] = withSlash.split("/");
  const locale = LOCALES.find((candidate) => candidate === first.toLowerCase());
  if (!locale) return withSlash;
  return withLocale(locale, rooted(withSlash.slice(first.length + 1)));
}

/** Collapses leading slashes: "//host" is another host. */
function rooted(path: string): string {
  return `/${path.replace(/^[/\\]+/, "")}`;
}
