import { CONSENT_COOKIE, consentOf, DEFAULT_CONSENT } from "./cookie-consent";
import { cookieValue } from "./cookie-value";
import { hasNewQuests, SEEN_QUESTS_COOKIE } from "./seen-quests";
import { SIDEBAR_COOKIE } from "./sidebar-cookie";
import { THEME_COOKIE, themeChoice, themeValue } from "./theme-choice";

const NO_PAGES = [
  "/api/",
  "/embedded/",
  "/build/",
  "/healthcheck/",
  "/og/",
  "/refused/",
  "/to-https/",
  "/unsubscribe/",
];

const PERSONAL_COOKIES = ["toast", "kept-form"];

/** Normalizes a Cookie header to the choices that a signed-out page depends on; all else stays out of cached pages. */
export function pageCacheKeyCookies(cookies: string): string {
  const theme = themeValue(themeChoice(cookies));
  const consent = JSON.stringify(consentOf(cookies));
  const chosen: [name: string, value: string, isDefault: boolean][] = [
    [THEME_COOKIE.name, theme, theme === themeValue({ theme: null, mode: null })],
    [CONSENT_COOKIE.name, encodeURIComponent(consent), consent === JSON.stringify(DEFAULT_CONSENT)],
    [SIDEBAR_COOKIE.name, SIDEBAR_COOKIE.open, cookieValue(cookies, SIDEBAR_COOKIE.name) !== SIDEBAR_COOKIE.open],
    [SEEN_QUESTS_COOKIE, "1", hasNewQuests(cookies)],
  ];
  return chosen.flatMap(([name, value, isDefault]) => (isDefault ? [] : [`${name}=${value}`])).join("; ");
}

/** True for a document's URL: trailing slash (docs/product/addresses.md#canonical-form), no `_data`. */
export function isDocumentUrl(path: string, search: string): boolean {
  return path.endsWith("/") && isPagePath(path) && !new URLSearchParams(search).has("_data");
}

/** True for a page's or its data's path, with or without trailing slash. */
export function isPagePath(path: string): boolean {
  return path.startsWith("/") && !NO_PAGES.some((start) => path.startsWith(start));
}

/** True without session or personal cookies. */
export function isAnonymous(cookies: string, sessionCookies: readonly string[]): boolean {
  return [...sessionCookies, ...PERSONAL_COOKIES].every((name) => cookieValue(cookies, name) === null);
}
