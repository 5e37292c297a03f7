const CONFIGURATIONS = new Map([
  ["de", "german"],
  ["en", "english"],
  ["es", "spanish"],
  ["pt-br", "portuguese"],
  ["ru", "russian"],
  ["tr", "turkish"],
]);

/** For Polish, for which PostgreSQL has no configuration, and for folded words. */
export const UNINFLECTED = "simple";

export const SEARCH_LOCALES: readonly string[] = [...CONFIGURATIONS.keys()];
export const SEARCH_CONFIGURATIONS: readonly string[] = [...CONFIGURATIONS.values(), UNINFLECTED];

export function searchConfigurationOf(locale: string): string {
  return CONFIGURATIONS.get(locale) ?? UNINFLECTED;
}
