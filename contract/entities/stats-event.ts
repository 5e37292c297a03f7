import * as z from "zod";
import { GAME_ERROR_KINDS } from "../game-errors";
import { id } from "./identifiers";

/** Version of the payload (docs/product/statistics.md#payload). */
export const STATS_SCHEMA_VERSION = "0.0.6";

/** Meaning of each event: docs/product/statistics.md#events. */
export const STATS_EVENT_NAMES = [
  ...(["page-load", "click", "search-header", "seconds", "end"] as const),
  ...(["game-start", "game-error"] as const),
] as const;

/** One month: the longest view of a page that stays open. */
const MAX_SECONDS = 2_678_400;

export const gameErrorKind = z.enum(GAME_ERROR_KINDS);

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

/** Nothing of what a game says about its error is sent (docs/decisions/0122-figures-of-errors-and-scores.md). */
export const statsPlay = z.object({ trackId: id, error: gameErrorKind.nullish() });

const MAX_HOST_LENGTH = 253;

/** Our own, as the events of games are: of the page before the session's first one, on another site; null where there was none. */
const referrer = z.object({ host: z.string().min(1).max(MAX_HOST_LENGTH) });

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
    play: statsPlay.nullish(),
    referrer: referrer.nullish(),
    /** Visible time since load, return to the tab or the previous report. */
    seconds: z.number().min(0).max(MAX_SECONDS).nullish(),
  }),
  event: z.object({ name: z.enum(STATS_EVENT_NAMES), clientTime: z.int().min(0) }),
});

export type StatsEvent = z.infer<typeof statsEvent>;
