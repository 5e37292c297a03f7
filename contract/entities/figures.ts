import * as z from "zod";
import { challengeCriteria, challengeType } from "./challenge";
import { id, localizedText, shortId } from "./identifiers";

/** Ranges whose different players are known (docs/product/figures.md#ranges). */
export const FIGURE_RANGES = [7, 28, 90, 365] as const;
export type FigureRange = (typeof FIGURE_RANGES)[number];

/** Of a range with two dates. */
export const MAX_RANGE_DAYS = 366;

/** Fewer people than that are never told apart (docs/product/figures.md#fewer-than-ten). */
export const MIN_PEOPLE = 10;

/** The value of what was folded. */
export const OTHER = "other";

/** Parts of a figure, by which a range is broken down. */
export const breakdownName = z.enum([
  ...(["origin", "site", "device", "language", "version", "sale", "error-kind", "error-version"] as const),
]);
export type BreakdownName = z.output<typeof breakdownName>;

/** Versions are a game's own. */
export function isOfGameAlone(name: BreakdownName): boolean {
  return name === "version" || name === "error-version";
}

export const figureName = z.enum([
  ...(["plays", "visits", "errors", "failed", "return-1", "return-7"] as const),
  ...breakdownName.options,
]);
export type FigureName = z.output<typeof figureName>;

const calendarDay = z.iso.date();
const count = z.int().min(0);

/** `players` is rounded down to tens. Null: fewer than ten people that day. */
export const figureDay = z.object({
  day: calendarDay,
  plays: count.nullable(),
  players: count.nullable(),
  visits: count.nullable(),
  /** Plays with an error. */
  errors: count.nullable(),
});
export type FigureDay = z.output<typeof figureDay>;

/** Share of a day's players, summed over days: `returned` of `players` played again that many days later. */
const returning = z.object({ returned: count, players: count });

export const figureTotals = z.object({
  plays: count,
  /** Rounded down to tens; null for a range whose different players are not known, or fewer than ten. */
  players: count.nullable(),
  visits: count,
  seconds: count,
  afterOneDay: returning,
  afterSevenDays: returning,
  errors: count,
  /** Of plays by those who allow it: `errors` of `plays`, summed over the days on which neither is of one to nine people. */
  failed: z.object({ errors: count, plays: count }),
});
export type FigureTotals = z.output<typeof figureTotals>;

/** `amount` of a sale is its money, in whole pixels or the currency's smallest unit. */
const figurePart = z.object({ value: z.string(), count, amount: count });

/** At most so many ranges of scores. */
export const MAX_SCORE_RANGES = 12;

/** Players in tens, by the best score that each had; `end` is the next range's start. */
const scoreRange = z.object({ start: count, end: count, players: count });

/** Of the game's challenges of one kind: durations are in milliseconds. */
export const scoreFigures = z.object({
  type: challengeType,
  criteria: challengeCriteria,
  ranges: z.array(scoreRange).max(MAX_SCORE_RANGES),
});
export type ScoreFigures = z.output<typeof scoreFigures>;

export const figures = z.object({
  /** Null for the whole portal. */
  studio: z.object({ studioId: id, name: z.string() }).nullable(),
  game: z.object({ gameId: id, shortId, title: z.string() }).nullable(),
  from: calendarDay,
  to: calendarDay,
  /** The last day that is rolled up; null before the first. */
  lastDay: calendarDay.nullable(),
  days: z.array(figureDay),
  totals: figureTotals,
  /** The same number of days before. */
  previousDays: z.array(figureDay),
  /** Zero where the first of these days is not rolled up. */
  previous: figureTotals,
  /** Of the games with a tag of the game; null where fewer than five have figures, and for other ranges. */
  median: z.object({ tag: localizedText, games: z.int(), plays: count, players: count }).nullable(),
  breakdowns: z.array(z.object({ name: breakdownName, parts: z.array(figurePart) })),
  /** Of a game; none for the portal and studios, and for a range whose different players are not known. */
  scores: z.array(scoreFigures),
  /** The 50 most played ones; none for a game, and for a range whose different players are not known. */
  games: z.array(z.object({ shortId, title: z.string(), plays: count, players: count })),
});
export type Figures = z.output<typeof figures>;
