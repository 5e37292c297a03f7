import * as z from "zod";
import { id } from "./identifiers";

/** Version of the payload (docs/product/statistics.md#payload). */
export const STATS_SCHEMA_VERSION = "0.0.6";

/** Meaning of each event: docs/product/statistics.md#events. */
export const STATS_EVENT_NAMES = ["page-load", "click", "search-header", "seconds", "end"] as const;

/** One month: the longest view of a page that stays open. */
const MAX_SECONDS = 2_678_400;

const shortText = z.string().max(500);
const optionalText = shortText.nullish();

/** Traffic source (docs/product/sessions.md#attribution). */
export const attribution = z.object({
  "utm-source": optionalText,
  "utm-medium": optionalText,
  "utm-campaign": optionalText,
  "utm-content": optionalText,
  "utm-term": optionalText,
});

/** The clicked element (docs/product/statistics.md#click-event). */
export const statsElement = z.object({ name: shortText, type: shortText.default("button") });
export const statsPage = z.object({ path: z.string().max(2000), name: shortText });

/** `impressionId` is new per page view; `clientTime` is in epoch milliseconds. */
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
    /** Visible time since load, return to the tab or the previous report. */
    seconds: z.number().min(0).max(MAX_SECONDS).nullish(),
  }),
  event: z.object({ name: z.enum(STATS_EVENT_NAMES), clientTime: z.int().min(0) }),
});

export type StatsEvent = z.infer<typeof statsEvent>;
