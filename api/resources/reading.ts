import type { ApiContext } from "../api-context";
import type { Reading } from "../store/reading";

export const DEFAULT_LOCALE = "en";

/** What the stores need to know of a request. */
export function toReading(context: ApiContext, locale: string = DEFAULT_LOCALE): Reading {
  return {
    database: context.get("database"),
    locale,
    mediaBaseUrl: context.get("configuration").mediaBaseUrl,
    viewer: context.get("viewer"),
    now: new Date(),
  };
}

/**
 * The same for answers to games, which run on other hosts: all pictures come from the API, by whole addresses and with
 * headers that let a game draw them.
 */
export function toInGameReading(context: ApiContext, locale?: string): Reading {
  return { ...toReading(context, locale), mediaBaseUrl: context.get("configuration").publicApiBaseUrl };
}
