import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import type { TextKey, Translate } from "~/i18n/text-keys";
import type { listReportCases } from "~contract/calls/desk-reports";
import type { CallData } from "~contract/define-call";
import {
  reportCaseState,
  type ReportCase,
  type ReportCaseState,
  type ReportOutcome,
} from "~contract/entities/report-case";
import { toPager, type PagerView } from "../pager";
import type { ViewContext } from "../view-context";

export type CaseRowView = {
  id: string;
  title: string;
  href: string;
  studio: string;
  reports: string;
  reasons: string;
  /** Since when it waits, or when it was decided. */
  date: string;
  /** Who looks after it, or what was decided. */
  last: string;
};

export type CaseTabView = { state: ReportCaseState; label: string; href: string; isCurrent: boolean };

export type CaseListView = {
  tabs: CaseTabView[];
  /** Of the first column to the last. */
  columns: string[];
  emptyText: string;
  rows: CaseRowView[];
  pager: PagerView | null;
};

/** Of the lists. */
const STATE_TEXTS: Record<ReportCaseState, TextKey> = {
  OPEN: "desk.caseState.OPEN",
  DECIDED: "desk.caseState.DECIDED",
};

export const OUTCOME_TEXTS: Record<ReportOutcome, TextKey> = {
  DISMISSED: "desk.outcome.DISMISSED",
  ACTED_ON: "desk.outcome.ACTED_ON",
};

export function toCaseList(
  { cases, pagination }: CallData<typeof listReportCases>,
  state: ReportCaseState,
  view: ViewContext,
): CaseListView {
  const { locale, t } = view;
  const hrefOf = (wanted: ReportCaseState, page = 0) =>
    deskPaths.queue(locale, { state: wanted === "OPEN" ? undefined : wanted, page });
  const isOpen = state === "OPEN";
  return {
    tabs: reportCaseState.options.map((each) => ({
      ...{ state: each, label: t(STATE_TEXTS[each]), href: hrefOf(each), isCurrent: each === state },
    })),
    columns: [
      ...[t("desk.game"), t("desk.reports"), t("desk.reportReasons")],
      ...(isOpen ? [t("desk.waitsSince"), t("desk.assignee")] : [t("desk.decidedOn"), t("desk.decision")]),
    ],
    emptyText: t(isOpen ? "desk.noOpenCases" : "desk.noDecidedCases"),
    rows: cases.map((reportCase) => toRow(reportCase, view)),
    pager: toPager(pagination, (page) => hrefOf(state, page)),
  };
}

function toRow(reportCase: ReportCase, { locale, t }: ViewContext): CaseRowView {
  const { caseId, gameTitle, studioName, shortId, reports, state, decision, openedDate, assignee } = reportCase;
  const decided = state === "DECIDED" ? decision : null;
  return {
    ...{ id: caseId, title: gameTitle, href: deskPaths.reportCase(locale, caseId) },
    studio: `${studioName} · ${shortId}`,
    reports: groupDigits(reports),
    reasons: reasonsText(reportCase, t),
    date: formatMoment(decided?.date ?? openedDate, locale),
    last: decided ? t(OUTCOME_TEXTS[decided.outcome]) : assigneeText(assignee, t),
  };
}

export function reasonsText({ reasons }: ReportCase, t: Translate): string {
  return reasons.map((reason) => t(`report.reason.${reason}`)).join(" · ");
}

export function assigneeText(assignee: ReportCase["assignee"], t: Translate): string {
  return assignee?.username ?? t("desk.nobody");
}
