import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { aStatsEvent } from "../../../tests/fixtures/a-stats-event";
import { plansOf } from "../../../tests/fixtures/query-plans";
import { openTestDatabase } from "../../../tests/setup/database";
import type { Database } from "../../db/database";
import { statsEvents } from "../../db/schema";
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

it.each<ReportTableName>(["page-views", "clicks", "sources"])("reads %s from the report's index only", async (name) => {
  const plans = await plansOf(database, () => readReportTable(database, name, { days: 7, now: NOW }));
  expect(plans).toHaveLength(1);
  expect(plans[0]).toContain("Index Only Scan using stats_events_report_idx");
});

describe("events", () => {
  const read = (name: ReportTableName, days = 7) => readReportTable(database, name, { days, now: NOW });

  async function storeViews(label: string, people: number, at: string): Promise<void> {
    const view = { name: "page-load" as const, label, source: label, event: aStatsEvent(), receivedAt: new Date(at) };
    const views = Array.from({ length: people }, () => ({ ...view, visitorId: randomUUID() }));
    await database.insert(statsEvents).values([...views, ...views]);
  }

  it("count on days on which ten people caused them", async () => {
    expect(await read("page-views")).toEqual([]);
    await storeViews("Ten", 10, "2026-11-20T10:00:00Z");
    await storeViews("Ten", 9, "2026-11-21T10:00:00Z");
    await storeViews("Nine", 9, "2026-11-20T10:00:00Z");
    expect(await read("page-views")).toEqual([{ name: "Ten", numbers: [20] }]);
    expect(await read("sources")).toEqual([{ name: "Ten", numbers: [20] }]);
    expect(await read("clicks")).toEqual([]);
  });

  it("count on days of the period that are over", async () => {
    await storeViews("Today", 12, "2026-11-22T00:00:00Z");
    await storeViews("Yesterday", 12, "2026-11-21T23:59:59Z");
    await storeViews("First", 12, "2026-11-15T00:00:00Z");
    await storeViews("Before", 12, "2026-11-14T23:59:59Z");
    const names = (await read("page-views")).map(({ name }) => name);
    expect(names.sort()).toEqual(["First", "Ten", "Yesterday"]);
  });
});
