import { comparisonPath } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import type { Locale } from "~/i18n/locales";
import type { TextKey, Translate } from "~/i18n/text-keys";
import { changedList, changedText, type ChangedPart } from "~/rules/changed-parts";
import { changePermission } from "~contract/calls/desk-content";
import type { AuditAction, AuditEntry, AuditValues, NamedId } from "~contract/entities/audit-entry";
import { contentKind } from "~contract/entities/draft";
import { jobKindName } from "~contract/entities/job";
import { wordList } from "~contract/entities/refused-word";
import type { StaffPermission } from "~contract/entities/staff";
import type { ViewContext } from "../view-context";
import { legalPage } from "~contract/entities/legal-content";
import { LEGAL_PAGE_TEXTS } from "./content-texts";
import { DESK_ERRORS } from "./desk-form-result";
import { JOB_KIND_TEXTS } from "./job-list";
import { labelOf } from "./changed-field-label";
import { wordListName } from "./word-texts";
import { valueWords, type NamesById, type NamingContext } from "./changed-value";

/** A value that differs, in the page's language; a text in one language has that. */
export type ChangedFieldView = { id: string; field: string; lang: Locale | null; parts: ChangedPart[] };

export type AuditLineView = {
  id: string;
  date: string;
  time: string;
  text: string;
  reason: string | null;
  fields: ChangedFieldView[];
  /** Leads to where what the change published can be made the draft. */
  restoration: { version: string; href: string } | null;
};

export const ACTION_TEXTS: Record<AuditAction, TextKey> = {
  "words.added": "desk.action.wordsAdded",
  "words.removed": "desk.action.wordsRemoved",
  "application.approved": "desk.action.approved",
  "application.rejected": "desk.action.rejected",
  "game.stopped": "desk.action.gameStopped",
  "game.appeal-rejected": "desk.action.appealRejected",
  "game.released": "desk.action.gameReleased",
  "game.cover-changed": "desk.action.coverChanged",
  "game.cover-removed": "desk.action.coverRemoved",
  "game.picture-added": "desk.action.pictureAdded",
  "game.picture-moved": "desk.action.pictureMoved",
  "game.picture-removed": "desk.action.pictureRemoved",
  "announcement.created": "desk.action.announcementCreated",
  "announcement.changed": "desk.action.announcementChanged",
  "announcement.tested": "desk.action.announcementTested",
  "announcement.scheduled": "desk.action.announcementScheduled",
  "announcement.cancelled": "desk.action.announcementCancelled",
  "announcement.resumed": "desk.action.announcementResumed",
  "digest.changed": "desk.action.digestChanged",
  "digest.tested": "desk.action.digestTested",
  "job.retried": "desk.action.jobRetried",
  "job.discarded": "desk.action.jobDiscarded",
  "player.warned": "desk.action.playerWarned",
  "player.suspended": "desk.action.playerSuspended",
  "player.banned": "desk.action.playerBanned",
  "player.renamed": "desk.action.playerRenamed",
  "player.picture-removed": "desk.action.playerPictureRemoved",
  "player.sanction-lifted": "desk.action.sanctionLifted",
  "player.appeal-upheld": "desk.action.appealUpheld",
  "player.appeal-granted": "desk.action.appealGranted",
  "player.data-exported": "desk.action.dataExported",
  "player.deleted": "desk.action.playerDeleted",
  "player-review.removed": "desk.action.reviewRemoved",
  "player-review.restored": "desk.action.reviewRestored",
  "report-case.taken": "desk.action.caseTaken",
  "report-case.released": "desk.action.caseReleased",
  "report-case.dismissed": "desk.action.caseDismissed",
  "report-case.acted-on": "desk.action.caseActedOn",
  "review.approved": "desk.action.reviewApproved",
  "review.sent-back": "desk.action.reviewSentBack",
  "review.published": "desk.action.reviewPublished",
  "review.failed": "desk.action.reviewFailed",
  "studio.created": "desk.action.studioCreated",
  "studio.limits-changed": "desk.action.limitsChanged",
  "pixels.granted": "desk.action.pixelsGranted",
  "purchase.refunded": "desk.action.refunded",
  "payout.recorded": "desk.action.payoutRecorded",
  "payout.reversed": "desk.action.payoutReversed",
  "share.changed": "desk.action.shareChanged",
  "codes.added": "desk.action.codesAdded",
  "codes.withdrawn": "desk.action.codesWithdrawn",
  "collection.changed": "desk.action.collectionChanged",
  "content.saved": "desk.action.saved",
  "content.discarded": "desk.action.discarded",
  "content.published": "desk.action.published",
  "content.scheduled": "desk.action.scheduled",
  "content.failed": "desk.action.failed",
  "content.archived": "desk.action.archived",
  "content.restored": "desk.action.restored",
  "content.imported": "desk.action.imported",
  "challenge.ended": "desk.action.ended",
  "challenge.winners-announced": "desk.action.winnersAnnounced",
  "scores.counted": "desk.action.scoresCounted",
  "scores.removed": "desk.action.scoresRemoved",
  "scores.disqualified": "desk.action.disqualified",
  "scores.readmitted": "desk.action.readmitted",
  "tag.merged": "desk.action.merged",
  "staff.added": "desk.action.staffAdded",
  "staff.role-changed": "desk.action.roleChanged",
  "staff.removed": "desk.action.staffRemoved",
  "staff.second-factor-reset": "desk.action.secondFactorReset",
  "staff-token.created": "desk.action.tokenCreated",
  "staff-token.revoked": "desk.action.tokenRevoked",
};

const LINE_TEXTS: Record<AuditAction, TextKey> = {
  "words.added": "desk.line.wordsAdded",
  "words.removed": "desk.line.wordsRemoved",
  "application.approved": "desk.line.approved",
  "application.rejected": "desk.line.rejected",
  "game.stopped": "desk.line.gameStopped",
  "game.appeal-rejected": "desk.line.appealRejected",
  "game.released": "desk.line.gameReleased",
  "game.cover-changed": "desk.line.coverChanged",
  "game.cover-removed": "desk.line.coverRemoved",
  "game.picture-added": "desk.line.pictureAdded",
  "game.picture-moved": "desk.line.pictureMoved",
  "game.picture-removed": "desk.line.pictureRemoved",
  "announcement.created": "desk.line.announcementCreated",
  "announcement.changed": "desk.line.announcementChanged",
  "announcement.tested": "desk.line.announcementTested",
  "announcement.scheduled": "desk.line.announcementScheduled",
  "announcement.cancelled": "desk.line.announcementCancelled",
  "announcement.resumed": "desk.line.announcementResumed",
  "digest.changed": "desk.line.digestChanged",
  "digest.tested": "desk.line.digestTested",
  "job.retried": "desk.line.jobRetried",
  "job.discarded": "desk.line.jobDiscarded",
  "player.warned": "desk.line.playerWarned",
  "player.suspended": "desk.line.playerSuspended",
  "player.banned": "desk.line.playerBanned",
  "player.renamed": "desk.line.playerRenamed",
  "player.picture-removed": "desk.line.playerPictureRemoved",
  "player.sanction-lifted": "desk.line.sanctionLifted",
  "player.appeal-upheld": "desk.line.appealUpheld",
  "player.appeal-granted": "desk.line.appealGranted",
  "player.data-exported": "desk.line.dataExported",
  "player.deleted": "desk.line.playerDeleted",
  "player-review.removed": "desk.line.reviewRemoved",
  "player-review.restored": "desk.line.reviewRestored",
  "report-case.taken": "desk.line.caseTaken",
  "report-case.released": "desk.line.caseReleased",
  "report-case.dismissed": "desk.line.caseDismissed",
  "report-case.acted-on": "desk.line.caseActedOn",
  "review.approved": "desk.line.reviewApproved",
  "review.sent-back": "desk.line.reviewSentBack",
  "review.published": "desk.line.reviewPublished",
  "review.failed": "desk.line.reviewFailed",
  "studio.created": "desk.line.studioCreated",
  "studio.limits-changed": "desk.line.limitsChanged",
  "pixels.granted": "desk.line.pixelsGranted",
  "purchase.refunded": "desk.line.refunded",
  "payout.recorded": "desk.line.payoutRecorded",
  "payout.reversed": "desk.line.payoutReversed",
  "share.changed": "desk.line.shareChanged",
  "codes.added": "desk.line.codesAdded",
  "codes.withdrawn": "desk.line.codesWithdrawn",
  "collection.changed": "desk.line.collectionChanged",
  "content.saved": "desk.line.saved",
  "content.discarded": "desk.line.discarded",
  "content.published": "desk.line.published",
  "content.scheduled": "desk.line.scheduled",
  "content.failed": "desk.line.failed",
  "content.archived": "desk.line.archived",
  "content.restored": "desk.line.restored",
  "content.imported": "desk.line.imported",
  "challenge.ended": "desk.line.ended",
  "challenge.winners-announced": "desk.line.winnersAnnounced",
  "scores.counted": "desk.line.scoresCounted",
  "scores.removed": "desk.line.scoresRemoved",
  "scores.disqualified": "desk.line.disqualified",
  "scores.readmitted": "desk.line.readmitted",
  "tag.merged": "desk.line.merged",
  "staff.added": "desk.line.staffAdded",
  "staff.role-changed": "desk.line.roleChanged",
  "staff.removed": "desk.line.staffRemoved",
  "staff.second-factor-reset": "desk.line.secondFactorReset",
  "staff-token.created": "desk.line.tokenCreated",
  "staff-token.revoked": "desk.line.tokenRevoked",
};

export type AuditLogData = { entries: readonly AuditEntry[]; names: readonly NamedId[] };

/** `permissions` are those of whoever reads it. */
export function toAuditLines(
  { entries, names }: AuditLogData,
  permissions: readonly StaffPermission[],
  view: ViewContext,
): AuditLineView[] {
  const context = { ...view, names: namesById(names) };
  return entries.map((entry) => ({
    ...{ id: entry.entryId, date: entry.date, reason: reasonText(entry, view.t) },
    time: formatMoment(entry.date, view.locale),
    text: lineText(entry, view.t),
    fields: toChangedFields(entry, context),
    restoration: toRestoration(entry, permissions, view),
  }));
}

export function namesById(names: readonly NamedId[]): NamesById {
  return new Map(names.map(({ id, name }) => [id, name]));
}

function toRestoration(
  { subject, revision }: AuditEntry,
  permissions: readonly StaffPermission[],
  { locale, t }: ViewContext,
): AuditLineView["restoration"] {
  const kind = contentKind.safeParse(subject.kind).data;
  if (revision === null || kind === undefined || !permissions.includes(changePermission(kind))) return null;
  const href = comparisonPath(locale, { kind, subjectId: subject.id }, { after: String(revision) });
  return { version: t("desk.version", { number: revision }), href };
}

function lineText(entry: AuditEntry, t: Translate): string {
  return t(LINE_TEXTS[entry.action], { actor: actorName(entry, t), subject: subjectName(entry, t) });
}

function actorName({ actor, origin, tokenName: token }: AuditEntry, t: Translate): string {
  if (actor) return token === null ? actor.username : t("desk.actorByToken", { actor: actor.username, token });
  return t(origin === "COMMAND" ? "desk.actorCommand" : "desk.accountDeleted");
}

function subjectName({ subject }: AuditEntry, t: Translate): string {
  if (subject.kind === "site") return t("desk.site");
  if (subject.kind === "digest") return t("desk.digest");
  const list = subject.kind === "word-list" ? wordList.safeParse(subject.id).data : undefined;
  if (list !== undefined) return wordListName(list, t);
  const job = subject.kind === "job" ? jobKindName.safeParse(subject.name).data : undefined;
  if (job !== undefined) return t(JOB_KIND_TEXTS[job]);
  const legal = subject.kind === "legal-text" ? legalPage.safeParse(subject.name).data : undefined;
  if (legal !== undefined) return t(LEGAL_PAGE_TEXTS[legal]);
  return subject.name === "" ? t("desk.accountDeleted") : subject.name;
}

/** What fails by itself has a code as its reason. */
function reasonText({ action, reason }: AuditEntry, t: Translate): string | null {
  const code = action === "content.failed" ? DESK_ERRORS.find((known) => known === reason) : undefined;
  return code === undefined ? reason : t(`desk.error.${code}`);
}

type Differing = { before: AuditValues | null; after: AuditValues | null };

/** Of audit entries and of comparisons. */
export function toChangedFields({ before, after }: Differing, context: NamingContext): ChangedFieldView[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => ({
    ...{ id: name, ...labelOf(name, context.t) },
    parts: toChangedParts(name, [before?.[name] ?? null, after?.[name] ?? null], context),
  }));
}

type Values = [before: AuditValues[string], after: AuditValues[string]];

function toChangedParts(name: string, [before, after]: Values, context: NamingContext): ChangedPart[] {
  const toWords = (value: string | number | boolean) => valueWords(value, name, context);
  if (Array.isArray(before) || Array.isArray(after)) {
    const [earlier, later] = [before, after].map((value) => (Array.isArray(value) ? value.map(toWords) : null));
    return changedList(earlier ?? null, later ?? null);
  }
  return changedText(before === null ? null : toWords(before), after === null ? null : toWords(after));
}
