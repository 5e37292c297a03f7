import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loader } from "~/routes/($locale)_.desk.health";
import type { Database } from "~api/db/database";
import { auditLog, healthIncidents, processStarts } from "~api/db/schema";
import { recordProcessStart } from "~api/store/health/process-starts";
import { jobTable } from "~api/store/jobs/job-table";
import { aDeadJob } from "../fixtures/dead-job";
import { aStaffMember, deskHome } from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

let database: Database;
let owner: Member;
let editor: Member;
beforeAll(async () => {
  database = await openPortal();
  owner = await aStaffMember("health_owner", "OWNER");
  editor = await aStaffMember("health_editor", "EDITOR");
});
/** What the portal has found is kept for ten seconds. */
let passed = 0;
beforeEach(async () => {
  for (const table of [jobTable, healthIncidents, processStarts, auditLog]) await database.delete(table);
  passed += 11_000;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + passed);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const healthPage = (visitor: Member, path = "/desk/health/") =>
  runLoader(loader, "/:locale?/desk/health", path, { visitor });
const failed = () => aDeadJob(database, { userId: owner.userId, email: "health_owner@example.org" });

describe("the page of health", () => {
  it("says that nothing is wrong, and since when processes run", async () => {
    await recordProcessStart(database, { machine: "web-1", process: 2, version: "0.2.0+3f9c", startedAt: new Date() });
    await recordProcessStart(database, { machine: "web-2", process: 1, version: "0.1.0", startedAt: new Date(0) });
    const { now, events } = (await healthPage(owner)).payload.health;
    expect(now.problems).toEqual([]);
    expect(now.checked).toMatch(/^Checked \d+ \w+ \d{4}, \d\d:\d\d UTC$/);
    expect(events?.map(({ text }) => text)).toEqual(["Process 2 started on web-1, version 0.2.0+3f9c"]);
  });

  it("says what is wrong, since when, and where it is repaired", async () => {
    await failed();
    await failed();
    const { now, events } = (await healthPage(owner, "/de/desk/health/")).payload.health;
    expect(now.problems).toMatchObject([
      {
        ...{ isCritical: false, severity: "Warnung", title: "Aufgaben sind endgültig gescheitert", error: null },
        ...{ advice: "Den Grund lesen, dann wiederholen oder verwerfen." },
        link: { label: "Betrieb", href: "/de/desk/jobs/" },
      },
    ]);
    expect(now.problems[0]?.facts).toMatch(/^gescheitert: 2 · seit .+ UTC$/);
    expect(events?.map(({ text, detail, link }) => [text, detail, link?.href ?? null])).toEqual(
      expect.arrayContaining([
        ["Begonnen: Aufgaben sind endgültig gescheitert", null, null],
        ["Eine Aufgabe ist endgültig gescheitert: Mails", "554 Refused", "/de/desk/jobs/"],
      ]),
    );
    expect(JSON.stringify(events)).not.toContain("health_owner");
  });

  it("is for owners only", async () => {
    expect((await healthPage(editor)).status).toBe(403);
  });
});

describe("the desk's first page", () => {
  it("says to owners how much is wrong, and to nobody else", async () => {
    await failed();
    expect((await deskHome(owner)).payload.home.health).toMatchObject({
      ...{ title: "Wrong right now: 1", href: "/desk/health/" },
      problems: [{ text: "Jobs have failed for good", severity: "Warning", isCritical: false }],
    });
    expect((await deskHome(editor)).payload.home.health).toBeNull();
  });

  it("says that nothing is wrong", async () => {
    const { health } = (await deskHome(owner)).payload.home;
    expect(health).toEqual({ title: "Wrong right now", href: "/desk/health/", problems: [] });
  });
});
