import { browserCookie, cookieValue } from "./cookies";

export const SEEN_QUESTS_COOKIE = "quests-seen";
const MS_PER_SECOND = 1_000;
const ONE_YEAR_SECONDS = 31_536_000;

/** document.cookie value that expires with the current quests, so that the server can render the "New" marker. */
export function seenQuestsCookie(refreshAt: string | null, now: Date, site: Pick<URL, "protocol">): string {
  const maxAgeSeconds = refreshAt === null ? ONE_YEAR_SECONDS : secondsUntil(refreshAt, now);
  return browserCookie({ name: SEEN_QUESTS_COOKIE, value: "1", maxAgeSeconds }, site);
}

/** True without the cookie (docs/product/frame.md#quests-popover). */
export function hasNewQuests(cookies: string): boolean {
  return cookieValue(cookies, SEEN_QUESTS_COOKIE) === null;
}

function secondsUntil(moment: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now.getTime()) / MS_PER_SECOND));
}
