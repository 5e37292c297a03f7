import { LOCALES, type Locale } from "~/i18n/locales";

type LanguageChoice = {
  /** The browser's languages, the preferred first, e.g. ["pt-PT", "en"]. */
  browserLanguages: readonly string[];
  pageLocale: Locale;
  /** Whether the visitor has ever turned a suggestion down. */
  isDismissed: boolean;
};

/**
 * The language to suggest, never to force: the first of the browser's languages that the site speaks, unless the page is
 * in it already. Turned down once, nothing is suggested again.
 */
export function suggestedLanguage({ browserLanguages, pageLocale, isDismissed }: LanguageChoice): Locale | null {
  if (isDismissed) return null;
  for (const language of browserLanguages) {
    const locale = spokenLocale(language);
    if (locale !== null) return locale === pageLocale ? null : locale;
  }
  return null;
}

/** Regions do not count: who reads pt-PT reads pt-BR rather than English. */
function spokenLocale(language: string): Locale | null {
  const base = baseLanguage(language);
  return LOCALES.find((locale) => baseLanguage(locale) === base) ?? null;
}

function baseLanguage(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? "";
}
