import { and, count, countDistinct, desc, eq, gte, sql, sum, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ReportRow, ReportTableName } from "~contract/calls/desk-statistics";
import type { Database } from "../../db/database";
import { games, plays, searchTerms, statsEvents } from "../../db/schema";
import { lastDays, startOfDay } from "../days";

export type ReportPeriod = { days: number; now: Date };

const MAX_ROWS = 50;

type Reader = (database: Database, period: ReportPeriod) => Promise<ReportRow[]>;

const READERS: Record<ReportTableName, Reader> = {
  "plays-per-day": async (database, period) => {
    const day = dayIn(plays.startedAt);
    const rows = await database
      .select({ name: day, plays: count() })
      .from(plays)
      .where(gte(plays.startedAt, startOf(period)))
      .groupBy(day);
    return fillDays(
      period,
      rows.map((row) => ({ name: row.name, numbers: [row.plays] })),
      1,
    );
  },

  "plays-per-game": async (database, period) => {
    const played = database
      .select({ gameId: plays.gameId, plays: count().as("game_plays") })
      .from(plays)
      .where(gte(plays.startedAt, startOf(period)))
      .groupBy(plays.gameId)
      .orderBy(desc(sql`game_plays`), plays.gameId)
      .limit(MAX_ROWS)
      .as("played");
    const rows = await database
      .select({ name: games.title, plays: played.plays })
      .from(played)
      .innerJoin(games, eq(games.gameId, played.gameId))
      .orderBy(desc(played.plays), games.title);
    return rows.map((row) => ({ name: row.name, numbers: [row.plays] }));
  },

  "visitors-per-day": async (database, period) => {
    const day = dayIn(statsEvents.receivedAt);
    const rows = await database
      .select({ name: day, visitors: countDistinct(statsEvents.visitorId), views: count() })
      .from(statsEvents)
      .where(measured("page-load", period))
      .groupBy(day);
    return fillDays(
      period,
      rows.map((row) => ({ name: row.name, numbers: [row.visitors, row.views] })),
      2,
    );
  },

  "page-views": (database, period) => countLabels(database, "page-load", period),
  clicks: (database, period) => countLabels(database, "click", period),
  searches: (database, period) => listTerms(database, period),
  "searches-without-result": (database, period) => listTerms(database, period, sql`${lastResults} = 0`),

  sources: async (database, period) => {
    const visitors = countDistinct(statsEvents.visitorId);
    const rows = await database
      .select({ name: statsEvents.source, visitors, views: count() })
      .from(statsEvents)
      .where(measured("page-load", period))
      .groupBy(statsEvents.source)
      .orderBy(desc(visitors), statsEvents.source)
      .limit(MAX_ROWS);
    return rows.map((row) => ({ name: row.name, numbers: [row.visitors, row.views] }));
  },
};

export function readReportTable(database: Database, name: ReportTableName, period: ReportPeriod): Promise<ReportRow[]> {
  return READERS[name](database, period);
}

async function countLabels(
  database: Database,
  event: "page-load" | "click",
  period: ReportPeriod,
): Promise<ReportRow[]> {
  const times = count();
  const rows = await database
    .select({ name: statsEvents.label, times, visitors: countDistinct(statsEvents.visitorId) })
    .from(statsEvents)
    .where(measured(event, period))
    .groupBy(statsEvents.label)
    .orderBy(desc(times), statsEvents.label)
    .limit(MAX_ROWS);
  return rows.map((row) => ({ name: row.name, numbers: [row.times, row.visitors] }));
}

const lastResults = sql<number>`(array_agg(${searchTerms.results} order by ${searchTerms.day} desc))[1]`;

async function listTerms(database: Database, period: ReportPeriod, having?: SQL): Promise<ReportRow[]> {
  const searches = sum(searchTerms.searches).mapWith(Number);
  const rows = await database
    .select({ name: searchTerms.term, searches, results: lastResults })
    .from(searchTerms)
    .where(gte(searchTerms.day, firstDay(period)))
    .groupBy(searchTerms.term)
    .having(having)
    .orderBy(desc(searches), searchTerms.term)
    .limit(MAX_ROWS);
  return rows.map((row) => ({ name: row.name, numbers: having ? [row.searches] : [row.searches, row.results] }));
}

function measured(name: "page-load" | "click", period: ReportPeriod): SQL | undefined {
  return and(eq(statsEvents.name, name), gte(statsEvents.receivedAt, startOf(period)));
}

function dayIn(column: PgColumn): SQL<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;
}

function firstDay({ now, days }: ReportPeriod): string {
  return lastDays(now, days)[0] ?? "";
}

function startOf(period: ReportPeriod): Date {
  return startOfDay(firstDay(period));
}

function fillDays({ now, days }: ReportPeriod, rows: ReportRow[], columns: number): ReportRow[] {
  const byDay = new Map(rows.map((row) => [row.name, row]));
  const zeros = Array.from({ length: columns }, () => 0);
  return lastDays(now, days)
    .reverse()
    .map((day) => byDay.get(day) ?? { name: day, numbers: zeros });
}
