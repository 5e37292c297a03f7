import * as z from "zod";
import { dateTime, id } from "./identifiers";
import { localizedContent } from "./localized-content";
import { subscriptionKind } from "./subscription";

export const MAX_ANNOUNCEMENT_SUBJECT_LENGTH = 120;
export const MAX_ANNOUNCEMENT_TEXT_LENGTH = 5_000;

/** Mails a minute. */
export const MAX_ANNOUNCEMENT_RATE = 30_000;
export const DEFAULT_ANNOUNCEMENT_RATE = 600;

/** Rules: docs/product/announcements.md#states. */
export const announcementState = z.enum(["DRAFT", "SCHEDULED", "SENDING", "SENT", "CANCELLED"]);
export type AnnouncementState = z.output<typeof announcementState>;

const subject = localizedContent(MAX_ANNOUNCEMENT_SUBJECT_LENGTH);

/** What staff writes: plain text, with empty lines between paragraphs; addresses become links. */
export const announcementContent = z.strictObject({
  subject,
  text: localizedContent(MAX_ANNOUNCEMENT_TEXT_LENGTH),
  ratePerMinute: z.int().min(1).max(MAX_ANNOUNCEMENT_RATE),
});
export type AnnouncementContent = z.output<typeof announcementContent>;

const count = z.int().min(0);

/**
 * People, by what became of their mail. `waiting` includes mails on their way, `skipped` accounts that may not get it any
 * more for another reason than having unsubscribed. `repeated` of those sent may have arrived twice, with one Message-ID.
 */
export const announcementCounts = z.object({
  recipients: count,
  waiting: count,
  sent: count,
  failed: count,
  bounced: count,
  unsubscribed: count,
  skipped: count,
  repeated: count,
});
export type AnnouncementCounts = z.output<typeof announcementCounts>;

/** `subject` is the English one, `author` who changed it last, null for a deleted account. */
export const listedAnnouncement = z.object({
  announcementId: id,
  kind: subscriptionKind,
  version: z.int().min(1),
  state: announcementState,
  subject: z.string(),
  author: z.string().nullable(),
  changedDate: dateTime,
  scheduledDate: dateTime.nullable(),
  startedDate: dateTime.nullable(),
  endedDate: dateTime.nullable(),
  counts: announcementCounts,
});
export type ListedAnnouncement = z.output<typeof listedAnnouncement>;
