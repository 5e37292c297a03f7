import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import type { HealthEvent } from "~contract/entities/health";
import type { ViewContext } from "../view-context";
import { ACTION_TEXTS } from "./audit-line";
import { problemTitle, subjectText } from "./health-problem";
import { JOB_KIND_TEXTS } from "./job-list";

export type HealthEventView = {
  id: string;
  date: string;
  time: string;
  text: string;
  detail: string | null;
  link: { label: string; href: string } | null;
};

type Told = { text: string; detail?: string | null; link?: HealthEventView["link"] };

/** The newest first. */
export function toHealthEvents(events: readonly HealthEvent[], view: ViewContext): HealthEventView[] {
  return events.map((event, index) => {
    const { text, detail = null, link = null } = tell(event, view);
    const time = formatMoment(event.date, view.locale);
    return { id: `${String(index)}-${event.kind}`, date: event.date, time, text, detail, link };
  });
}

function tell(event: HealthEvent, view: ViewContext): Told {
  const { locale, t } = view;
  switch (event.kind) {
    case "problem-began":
      return { text: t("desk.event.began", { problem: problemOf(event, view) }) };
    case "problem-ended":
      return { text: t("desk.event.ended", { problem: problemOf(event, view) }) };
    case "process-started": {
      const { machine, version } = event;
      return { text: t("desk.event.started", { process: String(event.process), machine, version }) };
    }
    case "job-died": {
      const text = t("desk.event.jobDied", { kind: t(JOB_KIND_TEXTS[event.jobKind]) });
      return { text, detail: event.error, link: { label: t("desk.running"), href: deskPaths.jobs(locale) } };
    }
    case "refund-failed":
      return { text: t("desk.event.refundFailed"), link: purchaseLink(event.orderId, view) };
    case "dispute-opened":
      return { text: t("desk.event.disputed"), link: purchaseLink(event.orderId, view) };
    case "desk-change": {
      const { action, subjectName } = event;
      const text = [t(ACTION_TEXTS[action]), ...(subjectName === null ? [] : [changedName(action, subjectName, view)])];
      return {
        text: text.join(": "),
        link: { label: t("desk.auditLog"), href: deskPaths.auditLog(locale, { action }) },
      };
    }
  }
}

/** Jobs are recorded by their kind. */
function changedName(action: string, name: string, { t }: ViewContext): string {
  const kind = Object.entries(JOB_KIND_TEXTS).find(([one]) => one === name);
  return action.startsWith("job.") && kind ? t(kind[1]) : name;
}

type OfProblem = Extract<HealthEvent, { kind: "problem-began" | "problem-ended" }>;

function problemOf({ problem, subject }: OfProblem, view: ViewContext): string {
  const about = subject === null ? null : subjectText(problem, subject, view);
  return about === null ? problemTitle(problem, view) : `${problemTitle(problem, view)} (${about})`;
}

function purchaseLink(orderId: string, { locale, t }: ViewContext): HealthEventView["link"] {
  return { label: t("desk.event.purchase"), href: deskPaths.purchase(locale, orderId) };
}
