import { and, count, countDistinct, desc, eq, gte, lt, sql, sum, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ReportRow, ReportTableName } from "~contract/calls/desk-statistics";
import { MIN_PEOPLE } from "~contract/entities/figures";
import type { Database } from "../../db/database";
import { searchTerms, statsEvents } from "../../db/schema";
import { dayOf, daysBefore, lastDays, startOfDay } from "../days";

export type ReportPeriod = { days: number; now: Date };

const MAX_ROWS = 50;

type Reader = (database: Database, period: ReportPeriod) => Promise<ReportRow[]>;

const READERS: Record<ReportTableName, Reader> = {
  "page-views": (database, period) => countEvents(database, statsEvents.label, { event: "page-load", period }),
  clicks: (database, period) => countEvents(database, statsEvents.label, { event: "click", period }),
  sources: (database, period) => countEvents(database, statsEvents.source, { event: "page-load", period }),
  searches: (database, period) => listTerms(database, period),
  "searches-without-result": (database, period) => listTerms(database, period, sql`${lastResults} = 0`),
};

export function readReportTable(database: Database, name: ReportTableName, period: ReportPeriod): Promise<ReportRow[]> {
  return READERS[name](database, period);
}

type Counted = { event: "page-load" | "click"; period: ReportPeriod };

/** Sums of days on which at least ten people did it, and of days that are over: no difference of two sums is of fewer. */
async function countEvents(
  database: Database,
  value: typeof statsEvents.label | typeof statsEvents.source,
  { event, period }: Counted,
): Promise<ReportRow[]> {
  const days = database
    .select({ name: value, times: count().as("times") })
    .from(statsEvents)
    .where(measured(event, period))
    .groupBy(dayIn(statsEvents.receivedAt), value)
    .having(gte(countDistinct(statsEvents.visitorId), MIN_PEOPLE))
    .as("days");
  const times = sum(days.times).mapWith(Number);
  const rows = await database
    .select({ name: days.name, times })
    .from(days)
    .groupBy(days.name)
    .orderBy(desc(times), days.name)
    .limit(MAX_ROWS);
  return rows.map((row) => ({ name: row.name, numbers: [row.times] }));
}

const lastResults = sql<number>`(array_agg(${searchTerms.results} order by ${searchTerms.day} desc))[1]`;

async function listTerms(database: Database, period: ReportPeriod, having?: SQL): Promise<ReportRow[]> {
  const [firstDay = ""] = lastDays(period.now, period.days);
  const searches = sum(searchTerms.searches).mapWith(Number);
  const rows = await database
    .select({ name: searchTerms.term, searches, results: lastResults })
    .from(searchTerms)
    .where(gte(searchTerms.day, firstDay))
    .groupBy(searchTerms.term)
    .having(having)
    .orderBy(desc(searches), searchTerms.term)
    .limit(MAX_ROWS);
  return rows.map((row) => ({ name: row.name, numbers: having ? [row.searches] : [row.searches, row.results] }));
}

function measured(name: Counted["event"], { now, days }: ReportPeriod): SQL | undefined {
  const [firstDay = ""] = lastDays(daysBefore(now, 1), days);
  const { receivedAt } = statsEvents;
  return and(eq(statsEvents.name, name), gte(receivedAt, startOfDay(firstDay)), lt(receivedAt, startOfDay(dayOf(now))));
}

function dayIn(column: PgColumn): SQL<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;
}
