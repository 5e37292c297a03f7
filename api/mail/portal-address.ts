import { DEFAULT_LOCALE, type Locale } from "../login/languages";

/** A page of the portal in a language. */
export function portalAddress(siteUrl: string, locale: Locale, path: string): string {
  return `${siteUrl}${locale === DEFAULT_LOCALE ? "" : `/${locale}`}${path}`;
}
