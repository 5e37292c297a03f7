import { deskPaths } from "~/desk-paths";
import { formatDay, formatMoment } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import type { TextKey } from "~/i18n/text-keys";
import type { HealthProblem, HealthProblemKind, HealthSeverity } from "~contract/entities/health";
import { jobKindName } from "~contract/entities/job";
import type { ViewContext } from "../view-context";
import { PROVIDER_NAMES } from "./game-offers";
import { JOB_KIND_TEXTS } from "./job-list";

export type HealthProblemView = {
  id: string;
  isCritical: boolean;
  severity: string;
  title: string;
  /** What it is about, how many, and since when. */
  facts: string;
  error: string | null;
  advice: string;
  /** Null where nothing at the desk helps. */
  link: { label: string; href: string } | null;
};

type ProblemTexts = { title: TextKey; advice: TextKey; count?: TextKey };

const PROBLEM_TEXTS: Record<HealthProblemKind, ProblemTexts> = {
  "database-unreachable": { title: "desk.problem.database-unreachable", advice: "desk.advice.database-unreachable" },
  "database-slow": {
    ...{ title: "desk.problem.database-slow", advice: "desk.advice.database-slow" },
    count: "desk.problemCount.milliseconds",
  },
  "file-store-unreachable": {
    ...{ title: "desk.problem.file-store-unreachable", advice: "desk.advice.file-store-unreachable" },
  },
  "disk-full": {
    ...{ title: "desk.problem.disk-full", advice: "desk.advice.disk-full", count: "desk.problemCount.free" },
  },
  "mails-refused": {
    ...{ title: "desk.problem.mails-refused", advice: "desk.advice.mails-refused", count: "desk.problemCount.tries" },
  },
  "jobs-dead": { title: "desk.problem.jobs-dead", advice: "desk.advice.jobs-dead", count: "desk.problemCount.failed" },
  "jobs-late": { title: "desk.problem.jobs-late", advice: "desk.advice.jobs-late", count: "desk.problemCount.waiting" },
  "clean-up-late": { title: "desk.problem.clean-up-late", advice: "desk.advice.clean-up-late" },
  "figures-late": { title: "desk.problem.figures-late", advice: "desk.advice.figures-late" },
  "provider-failing": {
    ...{ title: "desk.problem.provider-failing", advice: "desk.advice.provider-failing" },
    count: "desk.problemCount.orders",
  },
  "provider-silent": {
    ...{ title: "desk.problem.provider-silent", advice: "desk.advice.provider-silent" },
    count: "desk.problemCount.orders",
  },
  "refunds-waiting": {
    ...{ title: "desk.problem.refunds-waiting", advice: "desk.advice.refunds-waiting" },
    count: "desk.problemCount.refunds",
  },
  "check-failed": { title: "desk.problem.check-failed", advice: "desk.advice.check-failed" },
};

const SEVERITY_TEXTS: Record<HealthSeverity, TextKey> = {
  critical: "desk.severity.critical",
  warning: "desk.severity.warning",
};

export function toHealthProblem(problem: HealthProblem, view: ViewContext): HealthProblemView {
  const { kind, severity, subject, count, sinceDate, error } = problem;
  const { locale, t } = view;
  const texts = PROBLEM_TEXTS[kind];
  const facts = [
    subject === null ? null : subjectText(kind, subject, view),
    count === null || !texts.count ? null : t(texts.count, { number: groupDigits(count) }),
    t("desk.problemSince", { date: formatMoment(sinceDate, locale) }),
  ];
  return {
    ...{ id: `${kind}-${subject ?? ""}`, isCritical: severity === "critical", severity: t(SEVERITY_TEXTS[severity]) },
    ...{ title: problemTitle(kind, view), facts: facts.filter((fact) => fact !== null).join(" · "), error },
    advice: t(texts.advice),
    link: toLink(problem, view),
  };
}

export function problemTitle(kind: HealthProblemKind, { t }: ViewContext): string {
  return t(PROBLEM_TEXTS[kind].title);
}

/** Null for an id, which the link leads to. */
export function subjectText(kind: HealthProblemKind, subject: string, { locale, t }: ViewContext): string | null {
  switch (kind) {
    case "jobs-late": {
      const name = jobKindName.safeParse(subject).data;
      return name === undefined ? subject : t(JOB_KIND_TEXTS[name]);
    }
    case "figures-late":
      return formatDay(subject, locale);
    case "provider-failing":
    case "provider-silent":
      return subject === "STRIPE" || subject === "XSOLLA" ? PROVIDER_NAMES[subject] : subject;
    case "refunds-waiting":
      return null;
    default:
      return subject;
  }
}

function toLink({ kind, subject }: HealthProblem, { locale, t }: ViewContext): HealthProblemView["link"] {
  switch (kind) {
    case "mails-refused":
    case "jobs-dead":
    case "jobs-late":
    case "clean-up-late":
      return { label: t("desk.running"), href: deskPaths.jobs(locale) };
    case "figures-late":
      return { label: t("desk.figures"), href: deskPaths.figures(locale) };
    case "provider-failing":
    case "provider-silent":
      return { label: t("desk.purchases"), href: deskPaths.purchases(locale) };
    case "refunds-waiting":
      return subject === null ? null : { label: t("desk.oldestRefund"), href: deskPaths.purchase(locale, subject) };
    default:
      return null;
  }
}
