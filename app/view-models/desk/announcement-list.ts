import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import type { TextKey } from "~/i18n/text-keys";
import type { listAnnouncements } from "~contract/calls/desk-announcements";
import type { CallData } from "~contract/define-call";
import type { AnnouncementState, ListedAnnouncement } from "~contract/entities/announcement";
import { toPager, type PagerView } from "../pager";
import type { ViewContext } from "../view-context";

export type AnnouncementRowView = { id: string; title: string; href: string; note: string; cells: string[] };

export type AnnouncementListView = {
  newHref: string;
  /** Of the first column to the last. */
  columns: string[];
  rows: AnnouncementRowView[];
  pager: PagerView | null;
};

export const ANNOUNCEMENT_STATE_TEXTS: Record<AnnouncementState, TextKey> = {
  DRAFT: "desk.announcementState.DRAFT",
  SCHEDULED: "desk.announcementState.SCHEDULED",
  SENDING: "desk.announcementState.SENDING",
  SENT: "desk.announcementState.SENT",
  CANCELLED: "desk.announcementState.CANCELLED",
};

export function toAnnouncementList(
  { announcements, pagination }: CallData<typeof listAnnouncements>,
  view: ViewContext,
): AnnouncementListView {
  const { locale, t } = view;
  return {
    newHref: deskPaths.newAnnouncement(locale),
    columns: [
      ...[t("desk.announcement"), t("desk.state"), t("desk.announcementRecipients"), t("desk.announcementSent")],
      ...[t("desk.announcementFailed"), t("desk.announcementBounced"), t("desk.announcementUnsubscribed")],
    ],
    rows: announcements.map((announcement) => toRow(announcement, view)),
    pager: toPager(pagination, (page) => deskPaths.announcements(locale, page)),
  };
}

function toRow(announcement: ListedAnnouncement, { locale, t }: ViewContext): AnnouncementRowView {
  const { announcementId, subject, state, counts, changedDate } = announcement;
  const { recipients, sent, failed, bounced, unsubscribed } = counts;
  const date = announcement.endedDate ?? announcement.startedDate ?? announcement.scheduledDate ?? changedDate;
  return {
    ...{ id: announcementId, title: subject, href: deskPaths.announcement(locale, announcementId) },
    note: formatMoment(date, locale),
    cells: [t(ANNOUNCEMENT_STATE_TEXTS[state]), ...[recipients, sent, failed, bounced, unsubscribed].map(groupDigits)],
  };
}
