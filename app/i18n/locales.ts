/** The default locale has no path prefix (docs/product/languages.md#languages). */
export const LOCALES = ["en", "de", "es", "pl", "pt-br", "ru", "tr"] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = "en";

export const SOCIAL_LOCALE_TAGS: Record<Locale, string> = {
  en: "en_US",
  de: "de_DE",
  es: "es_ES",
  pl: "pl_PL",
  "pt-br": "pt_BR",
  ru: "ru_RU",
  tr: "tr_TR",
};

export const LANGUAGE_TAGS: Record<Locale, string> = {
  en: "en",
  de: "de",
  es: "es",
  pl: "pl",
  "pt-br": "pt-BR",
  ru: "ru",
  tr: "tr",
};

export const LANGUAGE_NAMES: Record<Locale, string> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  pl: "Polski",
  "pt-br": "Português (Brasil)",
  ru: "Русский",
  tr: "Türkçe",
};

export function isLocale(value: string | undefined): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
