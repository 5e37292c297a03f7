import { ID, MOMENT } from "./entities";

export const DESK_HEALTH_SAMPLES: Readonly<Record<string, unknown>> = {
  getHealth: {
    ...{ status: "critical", checkedDate: MOMENT },
    problems: [
      { kind: "jobs-late", severity: "critical", sinceDate: MOMENT, subject: "mails", count: 12, error: "late" },
      {
        kind: "file-store-unreachable",
        severity: "critical",
        sinceDate: MOMENT,
        subject: "web-1",
        count: 0,
        error: "403",
      },
    ],
  },
  listHealthEvents: {
    events: [
      { kind: "problem-began", date: MOMENT, problem: "disk-full", severity: "warning", subject: "web-1" },
      { kind: "problem-ended", date: MOMENT, problem: "jobs-dead", subject: "mails" },
      { kind: "process-started", date: MOMENT, machine: "web-1", process: 1, version: "0.2.0" },
      { kind: "job-died", date: MOMENT, jobKind: "mails", error: "554 Refused" },
      { kind: "refund-failed", date: MOMENT, orderId: ID },
      { kind: "dispute-opened", date: MOMENT, orderId: ID },
      { kind: "desk-change", date: MOMENT, action: "game.stopped", subjectName: "Kilnbreak" },
    ],
  },
};
