import { ID, MOMENT, PAGINATION as pagination } from "./entities";

export const DESK_JOB_SAMPLES: Readonly<Record<string, unknown>> = {
  listJobs: {
    kinds: [{ kind: "mails", waiting: 2, running: 1, dead: 1, oldestDate: MOMENT }],
    dead: [{ jobId: ID, kind: "mails", createdDate: MOMENT, diedDate: MOMENT, tries: 3, error: "554 Refused" }],
    pagination,
  },
  retryJob: { kind: "mails" },
  discardJob: { kind: "mails" },
};
