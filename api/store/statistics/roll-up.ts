import { inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { figureDays, figureRanges, figureRollUps } from "../../db/schema/statistics";
import { dayOf, daysBefore, startOfDay } from "../days";
import { cellsOfFailed, cellsOfReturns, cellsOfSales, cellsOfSource } from "./figure-cells";
import { nextDay } from "./figure-schedule";
import { measuredPlaysOf, playsOf, visitsOf } from "./figure-sources";
import { rollUpRanges } from "./roll-up-ranges";
import { rollUpScores } from "./roll-up-scores";
import { addUpGames } from "./figure-scopes";

/** An arbitrary advisory lock key that nothing else uses. */
const ROLL_UP_LOCK_KEY = 7_340_021;

/** A year compared with the year before, and a month to look back from. */
export const FIGURE_RETENTION_DAYS = 800;

/** The rest follows with the next job, before this one counts as lost. */
const MAX_RUN_MS = 20 * 60_000;

const INSERT_SIZE = 2_000;

/** Rolls up the days that are over, as many as there is time for; returns how many. Only one process does it at a time. */
export async function rollUp(database: Database, now: Date): Promise<number> {
  const end = performance.now() + MAX_RUN_MS;
  let days = 0;
  while (performance.now() < end && (await rollUpNext(database, now))) days += 1;
  return days;
}

async function rollUpNext(database: Database, now: Date): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [lock] = await transaction
      .select({ isHeld: sql<boolean>`pg_try_advisory_xact_lock(${ROLL_UP_LOCK_KEY})` })
      .from(sql`(values (1)) as one`);
    const day = lock?.isHeld === true ? await nextDay(transaction, now) : null;
    if (day === null) return false;
    await replaceDay(transaction, day, now);
    return true;
  });
}

/** Once more, or ahead of its turn: what the day had before is replaced. */
export async function rollUpDay(database: Database, day: string, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${ROLL_UP_LOCK_KEY})`);
    await replaceDay(transaction, day, now);
  });
}

async function replaceDay(database: Database, day: string, now: Date): Promise<void> {
  await deleteRows(database, day);
  const visitParts = ["origin", "site", "device", "language"] as const;
  const errorParts = ["error-kind", "error-version"] as const;
  const errors = measuredPlaysOf(day, "game-error");
  const rows = [
    ...(await cellsOfSource(database, { day, name: "plays", source: playsOf(day), parts: ["version"] })),
    ...(await cellsOfSource(database, { day, name: "visits", source: visitsOf(day), parts: visitParts })),
    ...(await cellsOfSource(database, { day, name: "errors", source: errors, parts: errorParts })),
    ...(await cellsOfFailed(database, day)),
    ...(await cellsOfReturns(database, day, { name: "return-1", daysLater: 1 })),
    ...(await cellsOfReturns(database, day, { name: "return-7", daysLater: 7 })),
    ...(await cellsOfSales(database, day)),
  ];
  for (let start = 0; start < rows.length; start += INSERT_SIZE) {
    await database.insert(figureDays).values(rows.slice(start, start + INSERT_SIZE));
  }
  await addUpGames(database, day);
  await rollUpRanges(database, day);
  await rollUpScores(database, day, now);
  await database
    .insert(figureRollUps)
    .values({ day, rolledUpAt: now })
    .onConflictDoUpdate({ target: figureRollUps.day, set: { rolledUpAt: now } });
}

/** Those of the day, and of days after retention. */
async function deleteRows(database: Database, day: string): Promise<void> {
  const firstDay = dayOf(daysBefore(startOfDay(day), FIGURE_RETENTION_DAYS));
  const expired = await database.delete(figureRollUps).where(lt(figureRollUps.day, firstDay)).returning();
  const days = [day, ...expired.map((row) => row.day)];
  await database.delete(figureDays).where(inArray(figureDays.day, days));
  await database.delete(figureRanges).where(inArray(figureRanges.lastDay, days));
}
