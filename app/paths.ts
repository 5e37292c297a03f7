import type { Locale } from "~/i18n/locales";
import { withLocale } from "~/rules/locale-path";

type GameAddress = { gameId: string; gameShortId: string | null; mangledTitle: string };
type ChallengeAddress = { challengeId: string; challengeShortId: string | null; mangledName: string };

function query(values: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text ? `?${text}` : "";
}

/** A page's place in a paged list; the first page has no query. */
function pageQuery(page: number): string {
  return query({ page: page > 0 ? page : undefined });
}

/** Every address the portal can produce (spec section 2, "Route shapes"). */
export const paths = {
  home: (locale: Locale) => withLocale(locale, "/"),

  game: (locale: Locale, game: GameAddress, options: { autoPlay?: boolean } = {}) => {
    const path = game.gameShortId ? `/games/${game.gameShortId}/${game.mangledTitle}/` : `/games/${game.gameId}/`;
    return withLocale(locale, path) + query({ autoPlay: options.autoPlay ? "true" : undefined });
  },

  challenge: (locale: Locale, challenge: ChallengeAddress, page = 0) => {
    const { challengeShortId, challengeId, mangledName } = challenge;
    const path = challengeShortId ? `/challenges/${challengeShortId}/${mangledName}/` : `/challenges/${challengeId}/`;
    return withLocale(locale, path) + pageQuery(page);
  },

  tag: (locale: Locale, alias: string, page = 0) =>
    withLocale(locale, `/tags/${encodeURIComponent(alias)}/`) + pageQuery(page),

  events: (locale: Locale) => withLocale(locale, "/events/"),

  gameJam: (locale: Locale) => withLocale(locale, "/events/viral-glitch/"),

  /** Browser navigation to the API host; it comes back to `target` (spec section 2). */
  login: (publicApiBaseUrl: string, { site, target, form }: { site: string; target: string; form?: "sign-up" }) =>
    `${publicApiBaseUrl}/session/login${query({ site, target, form })}`,

  logOut: "/api/logout/",
  toggleSidebar: "/api/sidebar/",
  countryCode: "/api/country-code/",
  plays: "/api/plays/",
  scores: "/api/scores/",
  healthcheck: "/healthcheck",
} as const;
