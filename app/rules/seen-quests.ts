import { cookieValue } from "./cookie-value";
import { browserCookie } from "./browser-cookie";

export const SEEN_QUESTS_COOKIE = "quests-seen";
const MS_PER_SECOND = 1_000;
const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Value for document.cookie once the daily quests have been looked at. The cookie ends with these quests, so that the
 * server knows by its absence that there are new ones and the first HTML shows it.
 */
export function seenQuestsCookie(refreshAt: string | null, now: Date, site: Pick<URL, "protocol">): string {
  const maxAgeSeconds = refreshAt === null ? ONE_YEAR_SECONDS : secondsUntil(refreshAt, now);
  return browserCookie({ name: SEEN_QUESTS_COOKIE, value: "1", maxAgeSeconds }, site);
}

/** Whether the quests carry the "New" marker (docs/product/frame.md#quests-popover). Takes a Cookie header. */
export function hasNewQuests(cookies: string): boolean {
  return cookieValue(cookies, SEEN_QUESTS_COOKIE) === null;
}

function secondsUntil(moment: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now.getTime()) / MS_PER_SECOND));
}
