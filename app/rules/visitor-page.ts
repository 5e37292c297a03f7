import { CONSENT_COOKIE, consentOf, DEFAULT_CONSENT } from "./cookie-consent";
import { cookieValue } from "./cookie-value";
import { hasNewQuests, SEEN_QUESTS_COOKIE } from "./seen-quests";
import { SIDEBAR_COOKIE } from "./sidebar-cookie";
import { THEME_COOKIE, themeChoice, themeValue } from "./theme-choice";

/** Addresses below these are answered for scripts, machines or the API's users. */
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

/** Cookies that make a page one visitor's own, beside those of the session. */
const PERSONAL_COOKIES = ["toast", "kept-form"];

/**
 * The cookies that the page of a visitor without a session is made from, each in its one spelling: what was chosen of
 * theme, consent and sidebar, and whether the quests were seen. Takes and gives a Cookie header; what is not a choice
 * gets to no page that others may see.
 */
export function visitorChoices(cookies: string): string {
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

/**
 * Whether an address is that of a page, which all end in a slash (docs/product/addresses.md#canonical-form), and not of
 * its data alone.
 */
export function isPageAddress(path: string, search: string): boolean {
  return path.endsWith("/") && isPagePath(path) && !new URLSearchParams(search).has("_data");
}

/** Whether a path is that of a page or of its data, with or without the slash at its end. */
export function isPagePath(path: string): boolean {
  return path.startsWith("/") && !NO_PAGES.some((start) => path.startsWith(start));
}

/** Whether a Cookie header holds nothing that makes a page somebody's own. */
export function isAnonymous(cookies: string, sessionCookies: readonly string[]): boolean {
  return [...sessionCookies, ...PERSONAL_COOKIES].every((name) => cookieValue(cookies, name) === null);
}
