import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import { LANGUAGE_NAMES, LOCALES, type Locale } from "~/i18n/locales";
import type { TextKey } from "~/i18n/text-keys";
import { announcementLocale, announcementParagraphs, type AnnouncementPart } from "~contract/announcement-text";
import type { readAnnouncement } from "~contract/calls/desk-announcements";
import type { CallData } from "~contract/define-call";
import {
  DEFAULT_ANNOUNCEMENT_RATE,
  type AnnouncementContent,
  type AnnouncementCounts,
  type ListedAnnouncement,
} from "~contract/entities/announcement";
import type { OptionView } from "../select";
import type { FactView } from "../studio/build-report";
import type { ViewContext } from "../view-context";
import { ANNOUNCEMENT_STATE_TEXTS } from "./announcement-list";
import { fieldsByLanguage, toLocalizedFields } from "./content-editor";
import { toLanguageTexts, type LanguageTextsView } from "./language-texts";

export type AnnouncementFormView = { languages: LanguageTextsView<"subject" | "text">[]; ratePerMinute: string };

export type AnnouncementPreviewView = {
  /** Of the reader. */
  locale: Locale;
  language: string;
  /** Of the mail. */
  textLocale: Locale;
  subject: string;
  paragraphs: AnnouncementPart[][];
};

export type AnnouncementPageView = {
  title: string;
  state: string;
  trail: { label: string; href: string }[];
  version: string;
  facts: FactView[];
  previews: AnnouncementPreviewView[];
  languages: OptionView[];
  locale: Locale;
  /** Null once it is being sent. */
  form: AnnouncementFormView | null;
  isScheduled: boolean;
  mayCancel: boolean;
  /** Its job was given up. */
  isStopped: boolean;
  /** An issue of the digest has other texts for each reader, and is tried out on its own page. */
  isDigest: boolean;
};

/** A new one has no texts yet. */
export function toAnnouncementForm(content: AnnouncementContent | null, view: ViewContext): AnnouncementFormView {
  const { t } = view;
  return {
    languages: toLanguageTexts(
      {
        subject: fieldsByLanguage(content?.subject ?? null, (language) =>
          t("desk.announcementSubjectIn", { language }),
        ),
        text: toLocalizedFields(content?.text ?? null, "desk.legalTextIn", view),
      },
      view,
    ),
    ratePerMinute: String(content?.ratePerMinute ?? DEFAULT_ANNOUNCEMENT_RATE),
  };
}

export function toAnnouncementPage(data: CallData<typeof readAnnouncement>, view: ViewContext): AnnouncementPageView {
  const { announcement, content } = data;
  const { locale, t } = view;
  const { state, subject, version } = announcement;
  const isDigest = announcement.kind === "DIGEST";
  const isUnsent = !isDigest && (state === "DRAFT" || state === "SCHEDULED");
  return {
    ...{ title: subject, state: t(ANNOUNCEMENT_STATE_TEXTS[state]), version: String(version), locale },
    trail: [
      { label: t("desk.announcements"), href: deskPaths.announcements(locale) },
      ...(isDigest ? [{ label: t("desk.digest"), href: deskPaths.digest(locale) }] : []),
    ],
    facts: [
      ...toDates(announcement, view),
      ...(isUnsent ? toAudience(data, view) : toCounts(announcement.counts, view)),
      { label: t("desk.announcementRate"), value: groupDigits(content.ratePerMinute) },
    ],
    previews: LOCALES.map((reader) => toPreview(content, reader)),
    languages: LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
    form: isUnsent ? toAnnouncementForm(content, view) : null,
    isScheduled: state === "SCHEDULED",
    mayCancel: state !== "SENT" && state !== "CANCELLED",
    ...{ isStopped: data.isStopped, isDigest },
  };
}

function toDates(
  { state, author, changedDate, scheduledDate, startedDate, endedDate }: ListedAnnouncement,
  { locale, t }: ViewContext,
): FactView[] {
  const dated = (label: TextKey, date: string | null): FactView[] =>
    date === null ? [] : [{ label: t(label), value: formatMoment(date, locale) }];
  return [
    {
      label: t("desk.announcementChanged"),
      value: `${formatMoment(changedDate, locale)} · ${author ?? t("desk.accountDeleted")}`,
    },
    ...dated("desk.announcementPlanned", state === "SCHEDULED" ? scheduledDate : null),
    ...dated("desk.announcementStarted", startedDate),
    ...dated("desk.announcementEnded", endedDate),
  ];
}

function toAudience({ audience, bouncedAddresses }: CallData<typeof readAnnouncement>, { t }: ViewContext): FactView[] {
  return [
    { label: t("desk.announcementAudience"), value: groupDigits(audience) },
    { label: t("desk.bouncedAddresses"), value: groupDigits(bouncedAddresses) },
  ];
}

const COUNT_TEXTS: Record<keyof AnnouncementCounts, TextKey> = {
  recipients: "desk.announcementRecipients",
  waiting: "desk.announcementWaiting",
  sent: "desk.announcementSent",
  failed: "desk.announcementFailed",
  bounced: "desk.announcementBounced",
  unsubscribed: "desk.announcementUnsubscribed",
  skipped: "desk.announcementSkipped",
  repeated: "desk.announcementRepeated",
};

function toCounts(counts: AnnouncementCounts, { t }: ViewContext): FactView[] {
  const names = Object.keys(COUNT_TEXTS) as (keyof AnnouncementCounts)[];
  return names.map((name) => ({ label: t(COUNT_TEXTS[name]), value: groupDigits(counts[name]) }));
}

function toPreview({ subject, text }: AnnouncementContent, locale: Locale): AnnouncementPreviewView {
  const textLocale = announcementLocale(text, locale);
  return {
    ...{ locale, language: LANGUAGE_NAMES[locale], textLocale, subject: subject[textLocale] ?? subject.en },
    paragraphs: announcementParagraphs(text[textLocale] ?? text.en),
  };
}
