import type { LocalizedText, Translations } from "~contract/entities/identifiers";

const FALLBACK_LOCALE = "en";

/** Falls back to English (docs/product/languages.md#texts). */
export function textIn(translations: Translations, locale: string): string {
  // A request may specify the language "constructor".
  const text = Object.hasOwn(translations, locale) ? translations[locale] : undefined;
  return text ?? originalOf(translations);
}

export function optionalTextIn(translations: Translations | null, locale: string): string | null {
  return translations && textIn(translations, locale);
}

export function originalOf(translations: Translations): string {
  return translations[originalLocaleOf(translations)] ?? "";
}

/** English, or the only language that there is. */
export function originalLocaleOf(translations: Translations): string {
  const locales = Object.keys(translations);
  return locales.includes(FALLBACK_LOCALE) ? FALLBACK_LOCALE : (locales[0] ?? FALLBACK_LOCALE);
}

export function toLocalizedText(translations: Translations): LocalizedText {
  return { value: originalOf(translations), translations };
}
