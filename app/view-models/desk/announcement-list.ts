import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import type { TextKey, Translate } from "~/i18n/text-keys";
import type { listAnnouncements } from "~contract/calls/desk-announcements";
import type { CallData } from "~contract/define-call";
import type { AnnouncementState, ListedAnnouncement } from "~contract/entities/announcement";
import { toPager, type PagerView } from "../pager";
import type { ViewContext } from "../view-context";

export type AnnouncementRowView = { id: string; title: string; href: string; note: string; cells: string[] };

export type AnnouncementListView = {
  newHref: string;
  digestHref: string;
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
    digestHref: deskPaths.digest(locale),
    columns: [t("desk.announcement"), ...toCountColumns(t)],
    rows: announcements.map((announcement) => toRow(announcement, view)),
    pager: toPager(pagination, (page) => deskPaths.announcements(locale, page)),
  };
}

/** After the first one. */
export function toCountColumns(t: Translate): string[] {
  return [
    ...[t("desk.state"), t("desk.announcementRecipients"), t("desk.announcementSent")],
    ...[t("desk.announcementFailed"), t("desk.announcementBounced"), t("desk.announcementUnsubscribed")],
  ];
}

export function toCountCells({ state, counts }: ListedAnnouncement, t: Translate): string[] {
  const { recipients, sent, failed, bounced, unsubscribed } = counts;
  return [t(ANNOUNCEMENT_STATE_TEXTS[state]), ...[recipients, sent, failed, bounced, unsubscribed].map(groupDigits)];
}

function toRow(announcement: ListedAnnouncement, { locale, t }: ViewContext): AnnouncementRowView {
  const { announcementId, subject, changedDate } = announcement;
  const date = announcement.endedDate ?? announcement.startedDate ?? announcement.scheduledDate ?? changedDate;
  return {
    ...{ id: announcementId, title: subject, href: deskPaths.announcement(locale, announcementId) },
    note: formatMoment(date, locale),
    cells: toCountCells(announcement, t),
  };
}
