import { isVisibleText } from "~/rules/fallback-name";
import type { Translations } from "~contract/entities/identifiers";
import { DEFAULT_LOCALE, type Locale } from "./locales";

/** Falls back to English, then to the untranslated value. */
export function localizedText(value: string, translations: Translations, locale: Locale): string {
  const candidates = [translations[locale], translations[DEFAULT_LOCALE], value];
  return candidates.find((text) => text !== undefined && isVisibleText(text)) ?? "";
}
