/** Not translated (docs/product/themes.md#named-themes). */
export const THEME_NAMES = {
  classic: "Classic",
  "sub-zero": "Sub Zero",
  ultraviolet: "Ultraviolet",
  "frutti-di-mare": "Frutti Di Mare",
  "purple-haze": "Purple Haze",
  vaporwave: "Vaporwave",
  "rose-quartz": "Rose Quartz",
  "coming-soon": "Coming Soon",
  hackerman: "Hackerman",
  lambda: "Lambda",
  "after-eight": "After Eight",
  "pay-to-win": "Pay-To-Win",
  "white-wolf": "White Wolf",
} as const;

export type ThemeId = keyof typeof THEME_NAMES;

/** In the main stylesheet; other themes are loaded on use. */
export const DEFAULT_THEME = "classic" satisfies ThemeId;

export type LoadedTheme = Exclude<ThemeId, typeof DEFAULT_THEME>;

export function isThemeId(value: unknown): value is ThemeId {
  return typeof value === "string" && Object.hasOwn(THEME_NAMES, value);
}
