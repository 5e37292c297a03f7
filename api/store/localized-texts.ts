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
  return translations[FALLBACK_LOCALE] ?? Object.values(translations)[0] ?? "";
}

export function toLocalizedText(translations: Translations): LocalizedText {
  return { value: originalOf(translations), translations };
}
