import { CONSENT_COOKIE, consentOf, DEFAULT_CONSENT } from "./cookie-consent";
import { cookieValue } from "./cookies";
import { splitLocale } from "./locale-path";
import { hasNewQuests, SEEN_QUESTS_COOKIE } from "./seen-quests";
import { SIDEBAR_COOKIE } from "./sidebar";
import { THEME_COOKIE, themeChoice, themeValue } from "./theme-choice";

const LIST = ["page"];

/** Of a comparison in an editor. */
const SIDES = ["before", "after"];

const FIGURES = ["days", "from", "to", "game"];

const PLAY = ["autoPlay", "roomUrl"];

/** Query parameters by path; other pages have none. */
const PARAMETERS: readonly (readonly [path: RegExp, names: readonly string[]])[] = [
  [/^$/, [...LIST, "grid", "search", "tag", "sort"]],
  [
    /^\/discover$/,
    [
      ...[...LIST, "show", "search", "sort", "platform", "tagAlias", "excludeTagAlias", "multiplayer", "studioId"],
      ...["feedId", "startDate", "timeFrame", "winCriteria", "gameId", "played", "favorite"],
    ],
  ],
  [/^\/search$/, [...LIST, "search", "sort", "feed", "game", "studios"]],
  [/^\/challenges$/, [...LIST, "timeFrame", "sort", "played", "favorite"]],
  [/^\/challenges\/monthly-challenges$/, LIST],
  [/^\/challenges\/./, [...LIST, "scope", ...PLAY]],
  [/^\/games\/[^/]+\/[^/]+\/reviews$/, [...LIST, "order"]],
  [/^\/games\/./, PLAY],
  [/^\/tags\/./, [...LIST, "sort", "platform"]],
  [/^\/(studios|feed)\/./, LIST],
  [/^\/studio\/[^/]+\/figures(\/|$)/, FIGURES],
  [/^\/studio\/./, LIST],
  [/^\/(library|profile)\/favorites/, [...LIST, "search", "sort"]],
  [/^\/library\/recently-played/, LIST],
  [/^\/messages$/, [...LIST, "unread"]],
  [/^\/(profile|users\/[^/]+)$/, LIST],
  [/^\/profile\/friends$/, [...LIST, "received", "sent"]],
  [/^\/profile\/purchases$/, [...LIST, "orders", "history"]],
  [/^\/profile\/privacy$/, LIST],
  [/^\/profile\/quests$/, [...LIST, "refreshAt"]],
  [/^\/profile\/welcome$/, ["step", "target"]],
  [/^\/desk\/(tags|stickers|news|games|studios)$/, ["state", "search", "page"]],
  [/^\/desk\/confirmation$/, ["target"]],
  [/^\/desk\/challenges$/, ["state", "phase", "search", "page"]],
  [/^\/desk\/challenges\/new$/, ["search", "game", "copy"]],
  [/^\/desk\/pages$/, ["state", "search", "page"]],
  [/^\/desk\/pages\/./, ["kind", "search", "page", ...SIDES]],
  [/^\/desk\/challenges\/[^/]+\/standings$/, ["group", "page"]],
  [/^\/desk\/quests$/, ["state", "search", "page"]],
  [/^\/desk\/quests\/simulation$/, ["date"]],
  [/^\/desk\/quests\/./, ["search", ...SIDES]],
  [/^\/desk\/catalogue\/zip$/, ["builds"]],
  [
    /^\/desk\/preview$/,
    ["path", "viewer", "country", "language", "width", "theme", "mode", "at", "drafts", "kind", "subject"],
  ],
  [/^\/desk\/(applications|reviews|jobs|appeals|announcements|announcements\/digest)$/, LIST],
  [/^\/desk\/takedowns$/, ["page", "game"]],
  [/^\/desk\/queue$/, ["state", "kind", "page"]],
  [/^\/desk\/queue\/./, LIST],
  [/^\/desk\/players$/, ["search"]],
  [/^\/desk\/words$/, ["list", "search", "page"]],
  [/^\/desk\/players\/./, ["kind", "rule"]],
  [/^\/desk\/purchases$/, ["search", "page"]],
  [/^\/desk\/purchases\/players\/./, ["order", "page"]],
  [/^\/desk\/(studios\/limits|payouts\/shares)$/, ["search", "page"]],
  [/^\/desk\/payouts(\/csv)?$/, ["minimum", "page"]],
  [/^\/desk\/payouts\/history$/, LIST],
  [/^\/desk\/games\/[^/]+\/achievements$/, ["change"]],
  [/^\/desk\/games\/[^/]+\/controls$/, ["change", "add"]],
  [/^\/desk\/news\/new$/, ["search"]],
  [/^\/desk\/(tags|stickers|news|games|studios|challenges|legal)\/./, SIDES],
  [/^\/desk\/(site|legal)$/, SIDES],
  [/^\/desk\/figures(\/|$)/, [...FIGURES, "studio"]],
  [/^\/desk\/statistics(\/|$)/, ["days"]],
  [/^\/desk\/audit-log$/, [...LIST, "action", "search"]],
  [/^\/client-error$/, ["reference"]],
  [/^\/unsubscribe$/, ["token"]],
];

const TEMPLATE_PAGES = /^\/(?:$|discover\/$|search\/$|games\/[^/]+\/(?![^/]+\/reviews\/))/;

const NON_PAGE_PREFIXES = [
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
  return path.startsWith("/") && !NON_PAGE_PREFIXES.some((start) => path.startsWith(start));
}

/** True without session or personal cookies. */
export function isAnonymous(cookies: string, sessionCookies: readonly string[]): boolean {
  return [...sessionCookies, ...PERSONAL_COOKIES].every((name) => cookieValue(cookies, name) === null);
}

/** True with a cookie that makes the next page another one than its address says. */
export function hasPersonalCookies(cookies: string): boolean {
  return !isAnonymous(cookies, []);
}

/** True for pages that differ between signed-in players by single values only. */
export function isTemplatePage(path: string): boolean {
  return TEMPLATE_PAGES.test(splitLocale(path).path);
}

/** Splits a query into the page's parameters, in fixed order, and unknown ones. */
export function splitQuery(pathname: string, query: string): { known: string; unknown: string } {
  const path = splitLocale(pathname).path.replace(/\/+$/, "").toLowerCase();
  const names = PARAMETERS.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  const params = new URLSearchParams(query);
  const known = new URLSearchParams(names.flatMap((name) => params.getAll(name).map((value) => [name, value])));
  for (const name of names) params.delete(name);
  return { known: known.toString(), unknown: params.toString() };
}
