import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import type { TextKey } from "~/i18n/text-keys";
import { paths } from "~/paths";
import type { readReportCase } from "~contract/calls/desk-reports";
import type { CallData } from "~contract/define-call";
import { reportOutcome, type CaseReport, type ReportCase, type ReportCaseState } from "~contract/entities/report-case";
import type { StaffPermission } from "~contract/entities/staff";
import { toPager, type PagerView } from "../pager";
import type { OptionView } from "../select";
import type { FactView } from "../studio/build-report";
import type { ViewContext } from "../view-context";
import { toAuditLines, type AuditLineView } from "./audit-line";
import { assigneeText, OUTCOME_TEXTS, reasonsText } from "./case-list";

type Link = { label: string; href: string };

export type CaseReportView = {
  id: string;
  reason: string;
  comment: string | null;
  reporter: string;
  /** The reporter's page; null once the account is deleted. */
  href: string | null;
  date: string;
  decided: string | null;
};

export type CasePageView = {
  id: string;
  /** What a decision names as seen. */
  version: string;
  title: string;
  studio: string;
  trail: Link[];
  facts: FactView[];
  /** Why the last decision was made. */
  decisionReason: string | null;
  isStopped: boolean;
  links: Link[];
  /** Null for those who may not, and for a stopped game. */
  stopHref: string | null;
  reports: CaseReportView[];
  pager: PagerView | null;
  history: AuditLineView[];
  /** Null once it is decided, and for those who may not decide. */
  forms: CaseFormsView | null;
};

export type CaseFormsView = { assignment: "take" | "take-over" | "release"; outcomes: OptionView[] };

/** Of one case. */
const STATE_TEXTS: Record<ReportCaseState, TextKey> = { OPEN: "desk.caseIs.OPEN", DECIDED: "desk.caseIs.DECIDED" };

type Reader = { userId: string; permissions: readonly StaffPermission[] };

export function toCasePage(
  { reportCase, reports, pagination, history }: CallData<typeof readReportCase>,
  reader: Reader,
  view: ViewContext,
): CasePageView {
  const { locale, t } = view;
  const { caseId, gameId, gameTitle, shortId, mangledTitle, studioName, decision, isStopped, version } = reportCase;
  const mayStop = reader.permissions.includes("takedowns:change") && !isStopped;
  return {
    ...{ id: caseId, version: String(version), title: gameTitle, studio: `${studioName} · ${shortId}`, isStopped },
    trail: [{ label: t("desk.queue"), href: deskPaths.queue(locale) }],
    facts: toFacts(reportCase, view),
    decisionReason: decision?.reason ?? null,
    links: [
      ...(isStopped
        ? []
        : [{ label: t("desk.gamePage"), href: paths.game(locale, { gameId, gameShortId: shortId, mangledTitle }) }]),
      { label: t("desk.gameAtDesk"), href: deskPaths.game(locale, gameId) },
    ],
    stopHref: mayStop ? deskPaths.newTakedown(locale, shortId) : null,
    reports: reports.map((report) => toReport(report, view)),
    pager: toPager(pagination, (page) => deskPaths.reportCase(locale, caseId, page)),
    history: toAuditLines(history, reader.permissions, view),
    forms: toForms(reportCase, reader, view),
  };
}

function toFacts(reportCase: ReportCase, { locale, t }: ViewContext): FactView[] {
  const { state, reports, openedDate, lastReportDate, assignee, decision } = reportCase;
  const isOpen = state === "OPEN";
  const reasons = reasonsText(reportCase, t);
  return [
    { label: t("desk.state"), value: t(STATE_TEXTS[state]) },
    { label: t("desk.reports"), value: groupDigits(reports) },
    { label: t("desk.reportReasons"), value: reasons },
    ...(isOpen ? [{ label: t("desk.waitsSince"), value: formatMoment(openedDate, locale) }] : []),
    { label: t("desk.lastReport"), value: formatMoment(lastReportDate, locale) },
    ...(isOpen ? [{ label: t("desk.assignee"), value: assigneeText(assignee, t) }] : []),
    ...(decision ? [{ label: t("desk.lastDecision"), value: decisionText(decision, { locale, t }) }] : []),
  ];
}

function decisionText(
  { outcome, date, author }: NonNullable<ReportCase["decision"]>,
  { locale, t }: Pick<ViewContext, "locale" | "t">,
): string {
  return [t(OUTCOME_TEXTS[outcome]), formatMoment(date, locale), author ?? t("desk.accountDeleted")].join(" · ");
}

function toReport(report: CaseReport, { locale, t }: ViewContext): CaseReportView {
  const { reportId, reason, comment, reporter, date, decisionDate } = report;
  return {
    ...{ id: reportId, reason: t(`report.reason.${reason}`), comment, date: formatMoment(date, locale) },
    reporter: reporter?.username ?? t("desk.accountDeleted"),
    href: reporter && paths.user(locale, reporter.username),
    decided: decisionDate && t("desk.reportDecidedOn", { date: formatMoment(decisionDate, locale) }),
  };
}

function toForms(
  { state, assignee }: ReportCase,
  { userId, permissions }: Reader,
  { t }: ViewContext,
): CaseFormsView | null {
  if (state === "DECIDED" || !permissions.includes("reports:decide")) return null;
  const ofSomebody = assignee?.userId === userId ? "release" : "take-over";
  return {
    assignment: assignee === null ? "take" : ofSomebody,
    outcomes: reportOutcome.options.map((outcome) => ({ value: outcome, label: t(OUTCOME_TEXTS[outcome]) })),
  };
}
