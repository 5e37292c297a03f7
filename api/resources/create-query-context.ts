import type { ApiContext } from "../api-context";
import type { QueryContext } from "../store/query-context";

export const DEFAULT_LOCALE = "en";

export function createQueryContext(context: ApiContext, locale: string = DEFAULT_LOCALE): QueryContext {
  const preview = context.get("preview");
  const viewer = context.get("viewer");
  return {
    database: context.get("database"),
    locale,
    mediaBaseUrl: context.get("configuration").mediaBaseUrl,
    viewer: viewer && preview?.country ? { ...viewer, countryCode: preview.country } : viewer,
    now: preview?.at ?? new Date(),
  };
}

/** Games run on other hosts, so their pictures need absolute URLs and the API's CORS headers. */
export function createInGameQueryContext(context: ApiContext, locale?: string): QueryContext {
  return { ...createQueryContext(context, locale), mediaBaseUrl: context.get("configuration").publicApiBaseUrl };
}
