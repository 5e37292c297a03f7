import { describe, expect, it } from "vitest";
import { healthProblemKind, type HealthEvent, type HealthProblem } from "~contract/entities/health";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { toHealthEvents } from "./health-event";
import { toHealthProblem } from "./health-problem";

const MOMENT = "2026-11-24T09:22:00.000Z";
const ORDER = "0d2b6bd7-5c6a-4b0c-8a5b-6a1c6d3e7f10";
const problem = (overrides: Partial<HealthProblem>): HealthProblem => ({
  ...{ kind: "jobs-dead", severity: "warning", sinceDate: MOMENT, subject: null, count: null, error: null },
  ...overrides,
});
const view = aViewContext();

describe("a problem", () => {
  it.each([
    [{ kind: "disk-full", subject: "web-1", count: 2 }, "web-1 · 2 % free", null],
    [{ kind: "database-slow", subject: "web-1", count: 1200 }, "web-1 · 1\u00a0200 ms", null],
    [{ kind: "jobs-late", subject: "mail-links", count: 12 }, "Links for mails · waiting: 12", "/desk/jobs/"],
    [{ kind: "jobs-late", subject: "of-a-newer-version", count: 1 }, "of-a-newer-version · waiting: 1", "/desk/jobs/"],
    [{ kind: "mails-refused", count: 14 }, "failed tries: 14", "/desk/jobs/"],
    [{ kind: "figures-late", subject: "2026-11-22" }, "22 Nov 2026", "/desk/figures/"],
    [{ kind: "provider-silent", subject: "XSOLLA", count: 5 }, "Xsolla · orders: 5", "/desk/purchases/"],
    [{ kind: "refunds-waiting", subject: ORDER, count: 3 }, "refunds: 3", `/desk/purchases/${ORDER}/`],
    [{ kind: "check-failed", subject: "jobs", error: "late" }, "jobs", null],
  ] as const)("of %o says what it is about, how many, and where it is repaired", (overrides, facts, href) => {
    const shown = toHealthProblem(problem(overrides), view);
    expect(shown.facts).toBe(`${facts} · since 24 Nov 2026, 09:22 UTC`);
    expect(shown.link?.href ?? null).toBe(href);
  });

  it.each(healthProblemKind.options)("of the kind %s has a title and says what to do", (kind) => {
    const { title, advice, severity, isCritical } = toHealthProblem(problem({ kind, severity: "critical" }), view);
    expect([title, advice].filter((text) => text === "" || text.startsWith("desk."))).toEqual([]);
    expect([severity, isCritical]).toEqual(["Critical", true]);
  });
});

describe("what happened lately", () => {
  it.each<[HealthEvent, string, string | null]>([
    [
      { kind: "problem-began", date: MOMENT, problem: "disk-full", severity: "critical", subject: "web-1" },
      ...(["Began: The disk is nearly full (web-1)", null] as const),
    ],
    [
      { kind: "problem-ended", date: MOMENT, problem: "jobs-dead", subject: null },
      "Over: Jobs have failed for good",
      null,
    ],
    [
      { kind: "process-started", date: MOMENT, machine: "web-1", process: 2, version: "0.2.0" },
      ...(["Process 2 started on web-1, version 0.2.0", null] as const),
    ],
    [
      { kind: "job-died", date: MOMENT, jobKind: "mails", error: "554 Refused" },
      ...(["A job failed for good: Mails", "/desk/jobs/"] as const),
    ],
    [
      { kind: "refund-failed", date: MOMENT, orderId: ORDER },
      ...(["The provider refused a refund", `/desk/purchases/${ORDER}/`] as const),
    ],
    [
      { kind: "dispute-opened", date: MOMENT, orderId: ORDER },
      ...(["A buyer disputes a payment", `/desk/purchases/${ORDER}/`] as const),
    ],
    [
      { kind: "desk-change", date: MOMENT, action: "game.stopped", subjectName: "Kilnbreak" },
      ...(["Game stopped: Kilnbreak", "/desk/audit-log/?action=game.stopped"] as const),
    ],
    [
      { kind: "desk-change", date: MOMENT, action: "job.retried", subjectName: "mails" },
      ...(["Job tried again: Mails", "/desk/audit-log/?action=job.retried"] as const),
    ],
    [
      { kind: "desk-change", date: MOMENT, action: "staff.added", subjectName: null },
      ...(["Somebody added", "/desk/audit-log/?action=staff.added"] as const),
    ],
  ])("is told: %o", (event, text, href) => {
    const [shown] = toHealthEvents([event], view);
    expect([shown?.text, shown?.link?.href ?? null, shown?.time]).toEqual([text, href, "24 Nov 2026, 09:22 UTC"]);
  });
});
