import type { StatsEvent } from "~contract/entities/stats-event";
import { LOCALES } from "../../login/languages";

export const DEVICE_CLASSES = ["desktop", "phone", "tablet"] as const;
export type DeviceClass = (typeof DEVICE_CLASSES)[number];

export const PAGE_KINDS = ["home", "discover", "search", "challenge", "game", "tag", "page"] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** The first match wins; of what is left, "page". */
const PAGES: readonly (readonly [path: RegExp, kind: PageKind])[] = [
  [/^\/?$/, "home"],
  [/^\/discover\/?$/, "discover"],
  [/^\/search\/?$/, "search"],
  [/^\/challenges\//, "challenge"],
  [/^\/games\//, "game"],
  [/^\/tags\//, "tag"],
];

/** An iPad that asks for desktop pages calls itself a Mac, and counts as one. */
export function deviceClassOf(userAgent: string): DeviceClass {
  if (/\biPad\b|\bTablet\b|\bSilk\/|\bPlayBook\b/.test(userAgent)) return "tablet";
  if (/\bAndroid\b/.test(userAgent)) return /\bMobile\b/.test(userAgent) ? "phone" : "tablet";
  return /\biPhone\b|\biPod\b|\bMobile\b/.test(userAgent) ? "phone" : "desktop";
}

/** The page's language stands in its address; English has no prefix. */
export function pageClassOf(path: string): { language: string; page: PageKind } {
  const [, prefix = ""] = /^\/([^/]+)/.exec(path) ?? [];
  const language = LOCALES.find((locale) => locale === prefix && locale !== "en");
  const rest = language === undefined ? path : path.slice(language.length + 1);
  return { language: language ?? "en", page: PAGES.find(([pattern]) => pattern.test(rest))?.[1] ?? "page" };
}

/** What figures are counted by, of closed lists; nothing else of the browser is stored. */
export function eventClassesOf({ client, data }: StatsEvent) {
  const page = data.page ? pageClassOf(data.page.path) : { language: null, page: null };
  return {
    ...page,
    device: deviceClassOf(client.userAgent),
    sessionId: data.user.sessionId,
    impressionId: data.user.impressionId,
    gameId: data.game?.gameId ?? null,
    seconds: data.seconds ?? null,
  };
}
