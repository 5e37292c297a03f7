import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { aStatsEvent } from "../../../tests/fixtures/a-stats-event";
import { plansOf } from "../../../tests/fixtures/query-plans";
import { openTestDatabase } from "../../../tests/setup/database";
import type { Database } from "../../db/database";
import type { ReportTableName } from "~contract/calls/desk-statistics";
import { readReportTable } from "./usage-report";

const NOW = new Date("2026-11-22T12:00:00Z");

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  // A year of 8,000 events; the report's period covers a fiftieth.
  await database.execute(sql`
    insert into stats_events (name, visitor_id, label, source, event, received_at)
    select (array['page-load', 'click', 'end', 'seconds'])[1 + n % 4], gen_random_uuid(), 'Home', 'letter',
      ${JSON.stringify(aStatsEvent())}::jsonb, ${NOW.toISOString()}::timestamptz - n * interval '1 hour'
    from generate_series(8000, 1, -1) as n`);
  await database.execute(sql`vacuum analyze stats_events`);
});

it.each<ReportTableName>(["visitors-per-day", "page-views", "clicks", "sources"])(
  "reads %s from the report's index only",
  async (name) => {
    const plans = await plansOf(database, () => readReportTable(database, name, { days: 7, now: NOW }));
    expect(plans).toHaveLength(1);
    expect(plans[0]).toContain("Index Only Scan using stats_events_report_idx");
  },
);

it("lists each day of the period, newest first, including days without data", async () => {
  const rows = await readReportTable(database, "visitors-per-day", { days: 7, now: NOW });
  expect(rows.map(({ name }) => name)).toEqual([
    "2026-11-22",
    "2026-11-21",
    "2026-11-20",
    "2026-11-19",
    "2026-11-18",
    "2026-11-17",
    "2026-11-16",
  ]);
  expect(rows[1]?.numbers).toEqual([6, 6]);
  const plays = await readReportTable(database, "plays-per-day", { days: 7, now: NOW });
  expect(plays.map(({ numbers }) => numbers)).toEqual(Array.from({ length: 7 }, () => [0]));
});
