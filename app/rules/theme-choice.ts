import { cookieValue } from "./cookie-value";
import { browserCookie } from "./browser-cookie";
import { isThemeId, type ThemeId } from "./theme-names";

export type Mode = "dark" | "light";

/** What a visitor has chosen; null follows the system's mode, or takes the theme that belongs here. */
export type ThemeChoice = { theme: ThemeId | null; mode: Mode | null };

/** Where the choice is kept, for the server and the browser alike: "hackerman.dark", "none.system". */
export const THEME_COOKIE = {
  name: "theme",
  noTheme: "none",
  systemMode: "system",
  maxAgeSeconds: 31_536_000,
} as const;

/** The choice in a Cookie header or in document.cookie; what cannot be read is no choice. */
export function themeChoice(cookies: string): ThemeChoice {
  const [theme, mode, rest] = cookieValue(cookies, THEME_COOKIE.name)?.split(".") ?? [];
  if (rest !== undefined) return { theme: null, mode: null };
  return { theme: isThemeId(theme) ? theme : null, mode: isMode(mode) ? mode : null };
}

/** Value of a Set-Cookie header, or of document.cookie, that keeps the choice for a year. */
export function themeCookie(choice: ThemeChoice, site: Pick<URL, "protocol">): string {
  const { name, maxAgeSeconds } = THEME_COOKIE;
  return browserCookie({ name, value: themeValue(choice), maxAgeSeconds }, site);
}

/** The cookie's value for a choice. */
export function themeValue({ theme, mode }: ThemeChoice): string {
  return `${theme ?? THEME_COOKIE.noTheme}.${mode ?? THEME_COOKIE.systemMode}`;
}

export function isMode(value: unknown): value is Mode {
  return value === "dark" || value === "light";
}
