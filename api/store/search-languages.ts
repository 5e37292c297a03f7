/** PostgreSQL's text search configuration for each of the portal's languages that it has one for. */
const CONFIGURATIONS = new Map([
  ["de", "german"],
  ["en", "english"],
  ["es", "spanish"],
  ["pt-br", "portuguese"],
  ["ru", "russian"],
  ["tr", "turkish"],
]);

/** Takes words as they are; for Polish, which PostgreSQL does not know, and for words without their marks. */
export const UNINFLECTED = "simple";

export const SEARCH_LOCALES: readonly string[] = [...CONFIGURATIONS.keys()];
export const SEARCH_CONFIGURATIONS: readonly string[] = [...CONFIGURATIONS.values(), UNINFLECTED];

export function searchConfigurationOf(locale: string): string {
  return CONFIGURATIONS.get(locale) ?? UNINFLECTED;
}
