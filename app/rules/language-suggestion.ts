import { type Locale, LOCALES } from "~/i18n/locales";

export const SUGGESTION_COOKIE = "language-suggestion=off";

const MAX_AGE_SECONDS = 31_536_000;

type LanguageChoice = {
  /** By preference, e.g. ["pt-PT", "en"]. */
  browserLanguages: readonly string[];
  pageLocale: Locale;
  isDismissed: boolean;
};

/** The first supported browser language; null if it is the page's, or after a dismissal. */
export function suggestedLanguage({ browserLanguages, pageLocale, isDismissed }: LanguageChoice): Locale | null {
  if (isDismissed) return null;
  for (const language of browserLanguages) {
    const locale = matchingLocale(language);
    if (locale !== null) return locale === pageLocale ? null : locale;
  }
  return null;
}

/** Ignores the region: pt-PT readers prefer pt-BR to English. */
function matchingLocale(language: string): Locale | null {
  const base = baseLanguage(language);
  return LOCALES.find((locale) => baseLanguage(locale) === base) ?? null;
}

function baseLanguage(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? "";
}

/** document.cookie value for a year. */
export function suggestionCookie({ protocol }: Pick<URL, "protocol">): string {
  const security = protocol === "https:" ? "; Secure" : "";
  return `${SUGGESTION_COOKIE}; Path=/; Max-Age=${String(MAX_AGE_SECONDS)}; SameSite=Lax${security}`;
}
