import { showsSomething } from "~/rules/shown-name";
import type { Translations } from "~contract/entities/identifiers";
import { DEFAULT_LOCALE, type Locale } from "./locales";

/** Text of content: the viewer's language, then English, then the untranslated value. */
export function localizedText(value: string, translations: Translations, locale: Locale): string {
  const wordings = [translations[locale], translations[DEFAULT_LOCALE], value];
  return wordings.find((wording) => wording !== undefined && showsSomething(wording)) ?? "";
}
