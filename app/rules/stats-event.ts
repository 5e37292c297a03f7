import type { StatsEvent } from "~contract/entities/stats-event";
import { splitLocale } from "./locale-path";
import { withoutSecret } from "./secret-path";

/** The schema's limit; a tab may have slept for weeks. */
const MAX_SECONDS = 2_678_400;

const UNKNOWN = "Unknown";

/** Optional name and track (docs/product/addresses.md#routes). */
const NAME_AND_TRACK = "(/[^/]+)?(/tracks/[^/]+)?";

/** The first match wins: the monthly challenges come before a challenge. */
const PAGE_NAMES: readonly (readonly [path: RegExp, name: string])[] = [
  [/^\/maintenance$/, "Maintenance"],
  [/^\/error$/, "Error"],
  [new RegExp(`^/games/[^/]+${NAME_AND_TRACK}$`), "Game detail"],
  [/^\/discover$/, "Discover"],
  [/^\/challenges\/monthly-challenges$/, "Monthly challenges"],
  [new RegExp(`^/challenges/[^/]+${NAME_AND_TRACK}$`), "Challenge detail"],
  [/^\/profile$/, "Profile"],
  [/^\/profile\/purchases$/, "Purchases"],
  [/^\/library\/recently-played(\/games)?$/, "Recently played games"],
  [/^\/library\/recently-played\/challenges$/, "Recently played challenges"],
  [/^\/(profile|library)\/favorites(\/games)?$/, "Favourite games"],
  [/^\/(profile|library)\/favorites\/challenges$/, "Favourite challenges"],
  [/^\/(profile|library)\/favorites\/studios$/, "Favourite studios"],
  [/^\/profile\/friends$/, "Friends"],
  [/^\/profile\/account-details$/, "Account details"],
  [/^\/tags\/[^/]+$/, "Tag"],
  [/^\/messages$/, "Messages"],
  [/^\/legal$/, "Legal terms"],
  [/^\/legal\/terms$/, "Terms"],
  [/^\/events$/, "Events"],
  [/^\/events\/viral-glitch$/, "Viral glitch"],
  [/^$/, "Home"],
];

/** Limits of the statistics schema. */
const MAX_TEXT_LENGTH = 500;
const MAX_PATH_LENGTH = 2_000;

/** See docs/product/statistics.md#payload. */
export type StatsEventInput = Pick<StatsEvent["event"], "name"> &
  Pick<StatsEvent["data"], "searchTerm" | "element" | "tag" | "game" | "challenge" | "play" | "referrer" | "seconds">;

export type StatsContext = {
  client: StatsEvent["client"];
  user: StatsEvent["data"]["user"];
  attribution: StatsEvent["data"]["attribution"];
  pathname: string;
};

/** The event's payload; no query, since it may hold personal data. */
export function toStatsEvent(page: StatsContext, { name, ...about }: StatsEventInput, nowMs: number): StatsEvent {
  const { client, user, attribution, pathname } = page;
  const { searchTerm } = about;
  return {
    schemaVersion: "0.0.6",
    client: { ...client, userAgent: client.userAgent.slice(0, MAX_TEXT_LENGTH) },
    data: {
      user,
      attribution,
      page: { path: withoutSecret(pathname).slice(0, MAX_PATH_LENGTH), name: pageName(pathname) },
      ...about,
      ...(searchTerm ? { searchTerm: searchTerm.slice(0, MAX_TEXT_LENGTH) } : {}),
    },
    event: { name, clientTime: nowMs },
  };
}

/** Page name for statistics and reports, or "Unknown" (docs/product/addresses.md#page-names). */
export function pageName(address: string): string {
  const [pathname = ""] = address.split(/[?#]/);
  const path = splitLocale(pathname).path.replace(/\/$/, "");
  return PAGE_NAMES.find(([pattern]) => pattern.test(path))?.[1] ?? UNKNOWN;
}

/** Seconds since a mark, to a tenth; 0 for a hidden tab, which has none (docs/product/statistics.md#events). */
export function visibleSeconds(markMs: number | null, nowMs: number): number {
  if (markMs === null || nowMs <= markMs) return 0;
  return Math.min(MAX_SECONDS, Math.round((nowMs - markMs) / 100) / 10);
}
