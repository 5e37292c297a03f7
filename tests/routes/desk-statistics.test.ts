import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { searchTerms, statsEvents } from "~api/db/schema";
import { aStatsEvent } from "../fixtures/a-stats-event";
import * as desk from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { openPortal } from "../setup/portal-visitors";

let editor: Member;
let moderator: Member;

describe("the desk's statistics", () => {
  beforeAll(async () => {
    const database = await openPortal();
    editor = await desk.aStaffMember("statistics_editor", "EDITOR");
    moderator = await desk.aStaffMember("statistics_moderator", "MODERATOR");
    const receivedAt = new Date();
    const yesterday = new Date(receivedAt.getTime() - 86_400_000);
    const event = {
      ...{ name: "page-load", label: "Home", event: aStatsEvent() },
      receivedAt: yesterday,
      source: null,
    };
    await database
      .insert(statsEvents)
      .values(Array.from({ length: 10 }, () => ({ ...event, visitorId: randomUUID() })));
    const day = receivedAt.toISOString().slice(0, 10);
    await database.insert(searchTerms).values({ term: '=HYPERLINK("x")', day, searches: 3, results: 0 });
  });

  it("show a period, thirty days without a known one", async () => {
    const { report } = (await desk.statisticsPage(editor, "/de/desk/statistics/?days=7")).payload;
    expect(report.periods.find(({ isCurrent }) => isCurrent)).toMatchObject({ label: "7 Tage" });
    const sources = report.tables.find(({ name }) => name === "sources");
    expect(sources?.rows.map(({ name }) => name)).toContain("Nicht bekannt");
    const usual = (await desk.statisticsPage(editor, "/desk/statistics/?days=8")).payload.report;
    expect(usual.periods.find(({ isCurrent }) => isCurrent)).toMatchObject({ label: "30 days" });
    expect((await desk.statisticsPage(moderator)).status).toBe(403);
  });

  it("come as files that run no formula in a spreadsheet", async () => {
    const file = await desk.statisticsFile(editor, "searches-without-result.csv?days=7");
    expect(file.status).toBe(200);
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(file.headers.get("content-disposition")).toContain("searches-without-result-7-days.csv");
    expect(await file.text()).toContain(`"'=HYPERLINK(""x"")",3\r\n`);
    expect((await desk.statisticsFile(editor, "wages.csv")).status).toBe(404);
  });
});
