import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import type { TextKey } from "~/i18n/text-keys";
import type { listJobs } from "~contract/calls/desk-jobs";
import type { CallData } from "~contract/define-call";
import type { DeadJob, JobKind, JobKindName } from "~contract/entities/job";
import { toPager, type PagerView } from "../pager";
import type { ViewContext } from "../view-context";

export type DeadJobView = { id: string; kind: string; times: string; error: string };

export type JobListView = {
  /** Of the first column to the last. */
  columns: string[];
  kinds: { name: string; cells: string[] }[];
  dead: DeadJobView[];
  pager: PagerView | null;
};

export const JOB_KIND_TEXTS: Record<JobKindName, TextKey> = {
  "mail-links": "desk.jobKind.mail-links",
  mails: "desk.jobKind.mails",
  announcements: "desk.jobKind.announcements",
  "payment-notices": "desk.jobKind.payment-notices",
  figures: "desk.jobKind.figures",
  digests: "desk.jobKind.digests",
  upkeep: "desk.jobKind.upkeep",
};

export function toJobList({ kinds, dead, pagination }: CallData<typeof listJobs>, view: ViewContext): JobListView {
  const { locale, t } = view;
  return {
    columns: [
      ...[t("desk.jobKinds"), t("desk.jobsWaiting"), t("desk.jobsAtWork"), t("desk.jobsFailed"), t("desk.jobsSince")],
    ],
    kinds: kinds.map((kind) => toKind(kind, view)),
    dead: dead.map((job) => toDeadJob(job, view)),
    pager: toPager(pagination, (page) => deskPaths.jobs(locale, page)),
  };
}

function toKind({ kind, waiting, running, dead, oldestDate }: JobKind, { locale, t }: ViewContext) {
  const since = oldestDate === null ? "–" : formatMoment(oldestDate, locale);
  return { name: t(JOB_KIND_TEXTS[kind]), cells: [...[waiting, running, dead].map(groupDigits), since] };
}

function toDeadJob({ jobId, kind, createdDate, diedDate, tries, error }: DeadJob, view: ViewContext): DeadJobView {
  const { locale, t } = view;
  return {
    ...{ id: jobId, kind: t(JOB_KIND_TEXTS[kind]), error },
    times: t("desk.jobTimes", {
      ...{ since: formatMoment(createdDate, locale), until: formatMoment(diedDate, locale) },
      tries: groupDigits(tries),
    }),
  };
}
