import type { Database } from "../../db/database";
import { asc, desc, lt } from "drizzle-orm";
import { figureRollUps, statsEvents } from "../../db/schema/statistics";
import { plays } from "../../db/schema/scores";
import { dayOf, daysBefore, startOfDay } from "../days";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Pages that are still open at midnight report their seconds until then. */
export const DAY_CLOSES_AFTER_MS = HOUR_MS;

/** How far the first roll-up goes back: a year and the month before it. */
export const MAX_DAYS_BACK = 400;

/** The day after the last one that is rolled up, or the first one with a play or an event; null when it is not over. */
export async function nextDay(database: Database, now: Date): Promise<string | null> {
  const [last] = await database
    .select({ day: figureRollUps.day })
    .from(figureRollUps)
    .orderBy(desc(figureRollUps.day))
    .limit(1);
  const day = last ? dayOf(new Date(startOfDay(last.day).getTime() + DAY_MS)) : await firstDay(database, now);
  if (day === null) return null;
  const earliest = dayOf(daysBefore(now, MAX_DAYS_BACK));
  const next = day < earliest ? earliest : day;
  return startOfDay(next).getTime() + DAY_MS + DAY_CLOSES_AFTER_MS <= now.getTime() ? next : null;
}

async function firstDay(database: Database, now: Date): Promise<string | null> {
  const [[play], [event]] = await Promise.all([
    database
      .select({ at: plays.startedAt })
      .from(plays)
      .where(lt(plays.startedAt, now))
      .orderBy(asc(plays.startedAt))
      .limit(1),
    database.select({ at: statsEvents.receivedAt }).from(statsEvents).orderBy(asc(statsEvents.eventId)).limit(1),
  ]);
  const days = [play, event].flatMap((row) => (row ? [dayOf(row.at)] : []));
  return days.sort()[0] ?? null;
}
