import { LANGUAGE_TAGS, type Locale } from "./locales";

export function formatList(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: "conjunction" }).format(names);
}
