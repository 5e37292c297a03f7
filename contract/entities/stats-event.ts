import * as z from "zod";
import { id } from "./identifiers";

/** Version of the statistics schema (docs/product/statistics.md#payload). */
export const STATS_SCHEMA_VERSION = "0.0.6";

/**
 * What is measured: a page that was opened, a click on an element with a name, a search of the top bar, how long a page
 * was looked at, and its end (docs/product/statistics.md#events).
 */
export const STATS_EVENT_NAMES = ["page-load", "click", "search-header", "seconds", "end"] as const;

/** A page that stays open is not looked at for longer than a month. */
const MAX_SECONDS = 2_678_400;

const shortText = z.string().max(500);
const optionalText = shortText.nullish();

/** Where a visitor came from (docs/product/sessions.md#attribution). */
export const attribution = z.object({
  "utm-source": optionalText,
  "utm-medium": optionalText,
  "utm-campaign": optionalText,
  "utm-content": optionalText,
  "utm-term": optionalText,
});

/** What was clicked, and where (docs/product/statistics.md#click-event). */
export const statsElement = z.object({ name: shortText, type: shortText.default("button") });
export const statsPage = z.object({ path: z.string().max(2000), name: shortText });

/**
 * One measurement of the browser. `impressionId` is new with each opening of a page; `clientTime` in epoch
 * milliseconds.
 */
export const statsEvent = z.object({
  schemaVersion: z.literal(STATS_SCHEMA_VERSION),
  client: z.object({ userAgent: shortText, name: shortText, versionName: shortText, environment: shortText }),
  data: z.object({
    user: z.object({ id: id.nullish(), version: optionalText, visitorId: id, sessionId: id, impressionId: id }),
    attribution: attribution.nullish(),
    page: statsPage.nullish(),
    searchTerm: optionalText,
    element: statsElement.nullish(),
    tag: z.object({ alias: shortText }).nullish(),
    game: z.object({ gameId: id }).nullish(),
    challenge: z.object({ challengeId: id }).nullish(),
    /** How long the page was visible since the last mark: its beginning, its return or the report before. */
    seconds: z.number().min(0).max(MAX_SECONDS).nullish(),
  }),
  event: z.object({ name: z.enum(STATS_EVENT_NAMES), clientTime: z.int().min(0) }),
});

export type StatsEvent = z.infer<typeof statsEvent>;
