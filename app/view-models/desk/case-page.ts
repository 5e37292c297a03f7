import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import { formatScore } from "~/i18n/format-score";
import type { Locale } from "~/i18n/locales";
import { groupDigits } from "~/i18n/format-number";
import type { TextKey, Translate } from "~/i18n/text-keys";
import { paths } from "~/paths";
import { playerPaths } from "~/player-paths";
import type { readReportCase } from "~contract/calls/desk-reports";
import type { CallData } from "~contract/define-call";
import type { ChallengeType } from "~contract/entities/challenge";
import {
  reportAnswer,
  reportOutcome,
  type CaseReport,
  type CaseSubject,
  type HeldScore,
  type ReportCase,
  type ReportCaseState,
} from "~contract/entities/report-case";
import type { StaffPermission } from "~contract/entities/staff";
import { toPager, type PagerView } from "../pager";
import type { OptionView } from "../select";
import type { FactView } from "../studio/build-report";
import type { ViewContext } from "../view-context";
import { toAuditLines, type AuditLineView } from "./audit-line";
import { assigneeText, outcomeText, reasonsText, reasonText, subjectName, subjectText } from "./case-list";

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
  about: string;
  /** Of a reported player. */
  pictureUrl: string | null;
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
  /** Null where none can be held. */
  heldScores: FactView[] | null;
  history: AuditLineView[];
  /** Of a case about a review. */
  review: CaseReviewView | null;
  /** Null once it is decided, and for those who may not decide. */
  forms: CaseFormsView | null;
};

export type CaseReviewView = {
  vote: string;
  text: string;
  isRemoved: boolean;
  /** Null for those who may not remove it or show it again. */
  intent: "remove-review" | "restore-review" | null;
};

export type CaseFormsView = {
  assignment: "take" | "take-over" | "release";
  outcomes: OptionView[];
  /** What reporters can be told; null where nobody has reported. */
  answers: OptionView[] | null;
};

/** Of one case. */
const STATE_TEXTS: Record<ReportCaseState, TextKey> = { OPEN: "desk.caseIs.OPEN", DECIDED: "desk.caseIs.DECIDED" };

type Reader = { userId: string; permissions: readonly StaffPermission[] };

export function toCasePage(
  { reportCase, reports, heldScores, pagination, history }: CallData<typeof readReportCase>,
  reader: Reader,
  view: ViewContext,
): CasePageView {
  const { locale, t } = view;
  const { caseId, subject, decision, version } = reportCase;
  return {
    ...{ id: caseId, version: String(version), title: subjectName(subject), about: subjectText(subject, t) },
    pictureUrl: subject.kind === "PLAYER" ? subject.pictureUrl : null,
    isStopped: subject.kind === "GAME" && subject.isStopped,
    trail: [{ label: t("desk.queue"), href: deskPaths.queue(locale) }],
    facts: toFacts(reportCase, view),
    decisionReason: decision?.reason ?? null,
    links: linksOf(subject, view),
    stopHref: stopHrefOf(subject, reader, locale),
    reports: reports.map((report) => toReport(report, subject, view)),
    heldScores: subject.kind === "SCORES" ? heldScores.map((held) => toHeldScore(held, subject.type, view)) : null,
    pager: toPager(pagination, (page) => deskPaths.reportCase(locale, caseId, page)),
    history: toAuditLines(history, reader.permissions, view),
    review: subject.kind === "REVIEW" ? toCaseReview(subject, reader, view) : null,
    forms: toForms(reportCase, reader, view),
  };
}

type ReviewSubject = Extract<CaseSubject, { kind: "REVIEW" }>;

function toCaseReview(
  { text, isRecommended, isRemoved }: ReviewSubject,
  { permissions }: Reader,
  { t }: ViewContext,
): CaseReviewView {
  const intent = isRemoved ? "restore-review" : "remove-review";
  return {
    vote: t(isRecommended ? "reviews.recommended" : "reviews.notRecommended"),
    ...{ text, isRemoved, intent: permissions.includes("reports:decide") ? intent : null },
  };
}

function linksOf(subject: CaseSubject, { locale, t }: ViewContext): Link[] {
  switch (subject.kind) {
    case "GAME": {
      const { gameId, shortId: gameShortId, mangledTitle, isStopped } = subject;
      const page = { label: t("desk.gamePage"), href: paths.game(locale, { gameId, gameShortId, mangledTitle }) };
      return [...(isStopped ? [] : [page]), { label: t("desk.gameAtDesk"), href: deskPaths.game(locale, gameId) }];
    }
    case "PLAYER":
      return [
        { label: t("desk.playerAtDesk"), href: deskPaths.player(locale, subject.userId) },
        { label: t("desk.playerProfile"), href: paths.user(locale, subject.username) },
      ];
    case "REVIEW": {
      const game = { gameId: "", gameShortId: subject.gameShortId, mangledTitle: subject.mangledTitle };
      return [
        { label: t("desk.reviewsOfGame"), href: playerPaths.reviews(locale, game) },
        { label: t("desk.playerAtDesk"), href: deskPaths.player(locale, subject.userId) },
      ];
    }
    case "SCORES":
      return [
        { label: t("desk.playerAtDesk"), href: deskPaths.player(locale, subject.userId) },
        { label: t("desk.standings"), href: deskPaths.standings(locale, subject.challengeId) },
      ];
  }
}

function stopHrefOf(subject: CaseSubject, { permissions }: Reader, locale: Locale): string | null {
  if (subject.kind !== "GAME" || subject.isStopped || !permissions.includes("takedowns:change")) return null;
  return deskPaths.newTakedown(locale, subject.shortId);
}

function toHeldScore({ score, date }: HeldScore, type: ChallengeType, { locale }: ViewContext): FactView {
  return { label: formatMoment(date, locale), value: formatScore(score, type) };
}

function toFacts(reportCase: ReportCase, { locale, t }: ViewContext): FactView[] {
  const { subject, state, reports, openedDate, lastReportDate, assignee, decision } = reportCase;
  const isAboutScores = subject.kind === "SCORES";
  const isOpen = state === "OPEN";
  return [
    { label: t("desk.state"), value: t(STATE_TEXTS[state]) },
    { label: t(isAboutScores ? "desk.heldScores" : "desk.reports"), value: groupDigits(reports) },
    ...(isAboutScores ? [] : [{ label: t("desk.reportReasons"), value: reasonsText(reportCase, t) }]),
    ...(isOpen ? [{ label: t("desk.waitsSince"), value: formatMoment(openedDate, locale) }] : []),
    { label: t(isAboutScores ? "desk.lastScore" : "desk.lastReport"), value: formatMoment(lastReportDate, locale) },
    ...(isOpen ? [{ label: t("desk.assignee"), value: assigneeText(assignee, t) }] : []),
    ...(decision ? [{ label: t("desk.lastDecision"), value: decisionText(subject, decision, { locale, t }) }] : []),
  ];
}

function decisionText(
  subject: CaseSubject,
  { outcome, date, author }: NonNullable<ReportCase["decision"]>,
  { locale, t }: Pick<ViewContext, "locale" | "t">,
): string {
  return [outcomeText(subject, outcome, t), formatMoment(date, locale), author ?? t("desk.accountDeleted")].join(" · ");
}

function toReport(report: CaseReport, subject: CaseSubject, { locale, t }: ViewContext): CaseReportView {
  const { reportId, reason, comment, reporter, date, decisionDate } = report;
  return {
    ...{ id: reportId, reason: reasonText(subject, reason, t), comment, date: formatMoment(date, locale) },
    reporter: reporter?.username ?? t("desk.accountDeleted"),
    href: reporter && paths.user(locale, reporter.username),
    decided: decisionDate && t("desk.reportDecidedOn", { date: formatMoment(decisionDate, locale) }),
  };
}

function toForms(
  { subject, state, assignee }: ReportCase,
  { userId, permissions }: Reader,
  { t }: ViewContext,
): CaseFormsView | null {
  if (state === "DECIDED" || !permissions.includes("reports:decide")) return null;
  const ofSomebody = assignee?.userId === userId ? "release" : "take-over";
  return {
    assignment: assignee === null ? "take" : ofSomebody,
    outcomes: reportOutcome.options.map((outcome) => ({ value: outcome, label: outcomeText(subject, outcome, t) })),
    answers: subject.kind === "SCORES" ? null : toAnswers(subject, t),
  };
}

/** In the words that reporters read. */
function toAnswers(subject: CaseSubject, t: Translate): OptionView[] {
  const answers = reportAnswer.options.map((answer) => ({
    value: answer,
    label: t(`messages.reportAnswer.${answer}`, { subject: subjectName(subject) }),
  }));
  return [{ value: "", label: t("desk.noAnswer") }, ...answers];
}
