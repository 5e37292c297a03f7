import * as z from "zod";
import { dateTime, id } from "./identifiers";

/** Everything that staff changes (docs/product/desk.md#audit-log). */
export const auditAction = z.enum([
  "announcement.created",
  "announcement.changed",
  "announcement.tested",
  "announcement.scheduled",
  "announcement.cancelled",
  "announcement.resumed",
  "digest.changed",
  "digest.tested",
  "application.approved",
  "application.rejected",
  "game.stopped",
  "game.released",
  "game.appeal-rejected",
  "game.cover-changed",
  "game.cover-removed",
  "game.picture-added",
  "game.picture-moved",
  "game.picture-removed",
  "content.saved",
  "content.discarded",
  "content.published",
  "content.scheduled",
  "content.failed",
  "content.archived",
  "content.restored",
  "content.imported",
  "challenge.ended",
  "challenge.winners-announced",
  "pixels.granted",
  "purchase.refunded",
  "payout.recorded",
  "payout.reversed",
  "share.changed",
  "codes.added",
  "codes.withdrawn",
  "collection.changed",
  "job.retried",
  "job.discarded",
  "player.warned",
  "player.suspended",
  "player.banned",
  "player.renamed",
  "player.picture-removed",
  "player.sanction-lifted",
  "player.appeal-upheld",
  "player.appeal-granted",
  "player.data-exported",
  "player.deleted",
  "player-review.removed",
  "player-review.restored",
  "report-case.taken",
  "report-case.released",
  "report-case.dismissed",
  "report-case.acted-on",
  "review.approved",
  "review.sent-back",
  "review.published",
  "review.failed",
  "scores.counted",
  "scores.removed",
  "scores.disqualified",
  "scores.readmitted",
  "staff.added",
  "staff.role-changed",
  "staff.removed",
  "staff.second-factor-reset",
  "staff-token.created",
  "staff-token.revoked",
  "studio.created",
  "studio.limits-changed",
  "tag.merged",
  "words.added",
  "words.removed",
]);
export type AuditAction = z.output<typeof auditAction>;

export const auditSubjectKind = z.enum([
  "user",
  "game",
  "studio",
  "staff-token",
  "studio-application",
  "report-case",
  "job",
  "purchase",
  "announcement",
  "digest",
  "tag",
  "word-list",
  "challenge",
  "page",
  "quest",
  "quest-collection",
  "shared-content",
  "sticker",
  "studio-news",
  "site",
  "legal-text",
]);
export type AuditSubjectKind = z.output<typeof auditSubjectKind>;

export const FREE_ID = /(?<![\w/-])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\w-])/g;

const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);

/** Values by name of field; only fields that differ. */
export const auditValues = z.record(z.string(), fieldValue);
export type AuditValues = z.output<typeof auditValues>;

/**
 * Ids that stand by themselves in a text, not in an address.
 * @param text A value, or several as JSON.
 * @returns Each id once.
 */
export function idsIn(text: string): string[] {
  return [...new Set(text.match(FREE_ID))];
}

/** `name` is the one that it has or had last; null where nothing of that id is known. */
export const namedId = z.object({ id: z.string(), name: z.string().nullable() });
export type NamedId = z.output<typeof namedId>;

/**
 * Null as actor: nobody for a command of the server, else somebody whose account is deleted. `revision` is the number
 * of what the change published.
 */
export const auditEntry = z.object({
  entryId: id,
  date: dateTime,
  origin: z.enum(["DESK", "COMMAND"]),
  actor: z.object({ userId: id, username: z.string() }).nullable(),
  /** Of the bearer token by which the actor did it. */
  tokenName: z.string().nullable(),
  action: auditAction,
  subject: z.object({ kind: auditSubjectKind, id: z.string(), name: z.string() }),
  before: auditValues.nullable(),
  after: auditValues.nullable(),
  reason: z.string().nullable(),
  revision: z.int().min(1).nullable(),
});
export type AuditEntry = z.output<typeof auditEntry>;
