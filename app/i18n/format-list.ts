import { LANGUAGE_TAGS, type Locale } from "./locales";

/** Names in a row, joined as the language does: "Cosy, space and night". */
export function formatList(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: "conjunction" }).format(names);
}
