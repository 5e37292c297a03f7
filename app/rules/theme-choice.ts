import type { BrandPalette } from "./brand-palette";
import { browserCookie, cookieValue } from "./cookies";
import { isThemeId, type ThemeId } from "./theme-names";

export type Mode = "dark" | "light";

/** Null means no choice. */
export type ThemeChoice = { theme: ThemeId | null; mode: Mode | null };

/** E.g. "hackerman.dark", "none.system". */
export const THEME_COOKIE = {
  name: "theme",
  noTheme: "none",
  systemMode: "system",
  maxAgeSeconds: 31_536_000,
} as const;

/** Parses a Cookie header or document.cookie; nulls if invalid. */
export function themeChoice(cookies: string): ThemeChoice {
  const [theme, mode, rest] = cookieValue(cookies, THEME_COOKIE.name)?.split(".") ?? [];
  if (rest !== undefined) return { theme: null, mode: null };
  return { theme: isThemeId(theme) ? theme : null, mode: isMode(mode) ? mode : null };
}

/** Set-Cookie or document.cookie value for a year. */
export function themeCookie(choice: ThemeChoice, site: Pick<URL, "protocol">): string {
  const { name, maxAgeSeconds } = THEME_COOKIE;
  return browserCookie({ name, value: themeValue(choice), maxAgeSeconds }, site);
}

/** Serializes a choice as "theme.mode". */
export function themeValue({ theme, mode }: ThemeChoice): string {
  return `${theme ?? THEME_COOKIE.noTheme}.${mode ?? THEME_COOKIE.systemMode}`;
}

export function isMode(value: unknown): value is Mode {
  return value === "dark" || value === "light";
}

type ThemeInput = {
  choice: ThemeChoice;
  /** Null outside the brand's browser. */
  palette: Pick<BrandPalette, "mode"> | null;
  systemMode: Mode;
};

export type ThemeInEffect = { mode: Mode; colours: "theme" | "browser" };

/** See docs/product/themes.md#which-palette-counts. */
export function themeInEffect({ choice, palette, systemMode }: ThemeInput): ThemeInEffect {
  const mode = choice.mode ?? palette?.mode ?? systemMode;
  const usesBrowserPalette = palette !== null && mode === "dark" && choice.theme === null;
  return { mode, colours: usesBrowserPalette ? "browser" : "theme" };
}
