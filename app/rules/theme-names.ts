/** The named themes (docs/product/themes.md#named-themes); names are proper names, alike in every language. */
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

/** What a page wears when nothing was chosen; the only theme in the main stylesheet. */
export const DEFAULT_THEME = "classic" satisfies ThemeId;

/** A theme with a stylesheet of its own, loaded only where it is worn. */
export type LoadedTheme = Exclude<ThemeId, typeof DEFAULT_THEME>;

export function isThemeId(value: unknown): value is ThemeId {
  return typeof value === "string" && Object.hasOwn(THEME_NAMES, value);
}
