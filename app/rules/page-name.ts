import { splitLocale } from "./locale-path";

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

/** Page name for statistics and reports, or "Unknown" (docs/product/addresses.md#page-names). */
export function pageName(address: string): string {
  const [pathname = ""] = address.split(/[?#]/);
  const path = splitLocale(pathname).path.replace(/\/$/, "");
  return PAGE_NAMES.find(([pattern]) => pattern.test(path))?.[1] ?? UNKNOWN;
}
