import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LOCALES, type Locale } from "~/i18n/locales";
import type { previewDigest, readDigest } from "~contract/calls/desk-digest";
import type { CallData } from "~contract/define-call";
import type { DigestPreview } from "~contract/entities/digest";
import { toPager, type PagerView } from "../pager";
import type { OptionView } from "../select";
import type { FactView } from "../studio/build-report";
import type { ViewContext } from "../view-context";
import { toCountCells, toCountColumns, type AnnouncementRowView } from "./announcement-list";

export type DigestPreviewView = {
  locale: Locale;
  language: string;
  subject: string;
  text: string;
  parts: { title: string; items: { title: string; url: string }[] }[];
};

export type DigestFormView = {
  version: string;
  state: string;
  weekday: string;
  hour: string;
  ratePerMinute: string;
  states: OptionView[];
  weekdays: OptionView[];
  hours: OptionView[];
};

export type DigestPageView = {
  trail: { label: string; href: string }[];
  facts: FactView[];
  form: DigestFormView;
  columns: string[];
  rows: AnnouncementRowView[];
  pager: PagerView | null;
  previews: DigestPreviewView[];
  hasNews: boolean;
  languages: OptionView[];
  locale: Locale;
};

type Data = CallData<typeof readDigest>;

const DAYS_OF_WEEK = 7;
const HOURS_OF_DAY = 24;
/** A Monday. */
const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

export function toDigestPage(
  data: Data,
  { previews }: CallData<typeof previewDigest>,
  view: ViewContext,
): DigestPageView {
  const { locale, t } = view;
  return {
    ...{ locale, trail: [{ label: t("desk.announcements"), href: deskPaths.announcements(locale) }] },
    ...{ facts: toFacts(data, view), form: toForm(data, view) },
    columns: [t("desk.digestIssue"), ...toCountColumns(t)],
    rows: data.issues.map((issue) => ({
      ...{ id: issue.announcementId, note: "", cells: toCountCells(issue, t) },
      title: formatMoment(issue.scheduledDate ?? issue.changedDate, locale),
      href: deskPaths.announcement(locale, issue.announcementId),
    })),
    pager: toPager(data.pagination, (page) => deskPaths.digest(locale, page)),
    previews: previews.map(toPreview),
    hasNews: previews.some(({ parts }) => parts.length > 0),
    languages: LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
  };
}

function toFacts({ settings, audience }: Data, { locale, t }: ViewContext): FactView[] {
  const { nextDate, changedDate, author } = settings;
  const changed = changedDate && `${formatMoment(changedDate, locale)} · ${author ?? t("desk.accountDeleted")}`;
  return [
    { label: t("desk.digestNext"), value: nextDate === null ? t("desk.digestOff") : formatMoment(nextDate, locale) },
    { label: t("desk.digestAudience"), value: groupDigits(audience) },
    ...(changed ? [{ label: t("desk.announcementChanged"), value: changed }] : []),
  ];
}

function toForm({ settings }: Data, { locale, t }: ViewContext): DigestFormView {
  const { version, isOn, weekday, hour, ratePerMinute } = settings;
  const names = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { weekday: "long", timeZone: "UTC" });
  return {
    ...{ version: String(version), state: isOn ? "on" : "off", weekday: String(weekday), hour: String(hour) },
    ratePerMinute: String(ratePerMinute),
    states: [
      { value: "off", label: t("desk.digestOff") },
      { value: "on", label: t("desk.digestOn") },
    ],
    weekdays: Array.from({ length: DAYS_OF_WEEK }, (_, day) => ({
      ...{ value: String(day + 1), label: names.format(FIRST_DAY + day * DAY_MS) },
    })),
    hours: Array.from({ length: HOURS_OF_DAY }, (_, one) => ({
      ...{ value: String(one), label: `${String(one).padStart(2, "0")}:00` },
    })),
  };
}

function toPreview({ locale, ...preview }: DigestPreview): DigestPreviewView {
  return { ...preview, locale, language: LANGUAGE_NAMES[locale] };
}
