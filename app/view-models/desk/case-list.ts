import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import type { TextKey, Translate } from "~/i18n/text-keys";
import type { listReportCases } from "~contract/calls/desk-reports";
import { reportReason } from "~contract/calls/games";
import { playerReportReason } from "~contract/calls/player-reports";
import { playerReviewReportReason } from "~contract/calls/player-reviews";
import type { CallData } from "~contract/define-call";
import {
  reportCaseKind,
  reportCaseState,
  type CaseReason,
  type CaseSubject,
  type ReportCase,
  type ReportCaseKind,
  type ReportCaseState,
  type ReportOutcome,
} from "~contract/entities/report-case";
import { toPager, type PagerView } from "../pager";
import type { SelectView } from "../select";
import type { ViewContext } from "../view-context";

export type CaseRowView = {
  id: string;
  title: string;
  href: string;
  /** Below the title. */
  about: string;
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
  kinds: SelectView;
  /** The state, for the form that chooses the kind; null for the default one. */
  state: ReportCaseState | null;
  href: string;
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

const OUTCOME_TEXTS: Record<ReportOutcome, TextKey> = {
  DISMISSED: "desk.outcome.DISMISSED",
  ACTED_ON: "desk.outcome.ACTED_ON",
};

const SCORE_OUTCOME_TEXTS: Record<ReportOutcome, TextKey> = {
  DISMISSED: "desk.scoresOutcome.DISMISSED",
  ACTED_ON: "desk.scoresOutcome.ACTED_ON",
};

type Shown = { state: ReportCaseState; kind: ReportCaseKind | undefined };

export function toCaseList(
  { cases, pagination }: CallData<typeof listReportCases>,
  { state, kind }: Shown,
  view: ViewContext,
): CaseListView {
  const { locale, t } = view;
  const hrefOf = (wanted: ReportCaseState, page = 0) =>
    deskPaths.queue(locale, { state: wanted === "OPEN" ? undefined : wanted, kind, page });
  const isOpen = state === "OPEN";
  const emptyText = kind === undefined ? (isOpen ? "desk.noOpenCases" : "desk.noDecidedCases") : "desk.nothingFound";
  return {
    tabs: reportCaseState.options.map((each) => ({
      ...{ state: each, label: t(STATE_TEXTS[each]), href: hrefOf(each), isCurrent: each === state },
    })),
    kinds: toKinds(kind, t),
    state: isOpen ? null : state,
    href: deskPaths.queue(locale),
    columns: [
      ...[t("desk.caseAbout"), t("desk.reports"), t("desk.reportReasons")],
      ...(isOpen ? [t("desk.waitsSince"), t("desk.assignee")] : [t("desk.decidedOn"), t("desk.decision")]),
    ],
    emptyText: t(emptyText),
    rows: cases.map((reportCase) => toRow(reportCase, view)),
    pager: toPager(pagination, (page) => hrefOf(state, page)),
  };
}

function toKinds(kind: ReportCaseKind | undefined, t: Translate): SelectView {
  const options = reportCaseKind.options.map((value) => ({ value, label: t(`desk.caseKind.${value}`) }));
  return {
    ...{ name: "kind", label: t("desk.caseAbout"), chosen: kind ?? "" },
    options: [{ value: "", label: t("desk.everyCaseKind") }, ...options],
  };
}

function toRow(reportCase: ReportCase, { locale, t }: ViewContext): CaseRowView {
  const { caseId, subject, reports, state, decision, openedDate, assignee } = reportCase;
  const decided = state === "DECIDED" ? decision : null;
  return {
    ...{ id: caseId, title: subjectName(subject), href: deskPaths.reportCase(locale, caseId) },
    about: subjectText(subject, t),
    reports: groupDigits(reports),
    reasons: reasonsText(reportCase, t),
    date: formatMoment(decided?.date ?? openedDate, locale),
    last: decided ? outcomeText(subject, decided.outcome, t) : assigneeText(assignee, t),
  };
}

export function subjectName(subject: CaseSubject): string {
  return subject.kind === "GAME" ? subject.gameTitle : subject.username;
}

export function subjectText(subject: CaseSubject, t: Translate): string {
  switch (subject.kind) {
    case "GAME":
      return `${subject.studioName} · ${subject.shortId}`;
    case "PLAYER":
      return t("desk.player");
    case "REVIEW":
      return t("desk.reviewOf", { game: subject.gameTitle });
    case "SCORES":
      return t("desk.heldScoresIn", { challenge: subject.challengeName });
  }
}

export function outcomeText({ kind }: CaseSubject, outcome: ReportOutcome, t: Translate): string {
  return t((kind === "SCORES" ? SCORE_OUTCOME_TEXTS : OUTCOME_TEXTS)[outcome]);
}

/** A dash where nobody has reported. */
export function reasonsText({ reasons, subject }: ReportCase, t: Translate): string {
  return reasons.map((reason) => reasonText(subject, reason, t)).join(" · ") || "–";
}

/** Some reasons have the same name here and there. */
export function reasonText({ kind }: CaseSubject, reason: CaseReason, t: Translate): string {
  const ofPlayer = playerReportReason.safeParse(reason);
  if (kind === "PLAYER" && ofPlayer.success) return t(`friends.reportReason.${ofPlayer.data}`);
  const ofReview = playerReviewReportReason.safeParse(reason);
  if (kind === "REVIEW" && ofReview.success) return t(`reviews.reportReason.${ofReview.data}`);
  const ofGame = reportReason.safeParse(reason);
  return ofGame.success ? t(`report.reason.${ofGame.data}`) : reason;
}

export function assigneeText(assignee: ReportCase["assignee"], t: Translate): string {
  return assignee?.username ?? t("desk.nobody");
}
