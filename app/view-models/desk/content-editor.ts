import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import { LANGUAGE_NAMES, LOCALES, type Locale } from "~/i18n/locales";
import type { TextKey } from "~/i18n/text-keys";
import { splitLocale } from "~/rules/locale-path";
import type { AuditEntry } from "~contract/entities/audit-entry";
import type { ContentDetails, ContentKindName, Revision } from "~contract/entities/draft";
import type { ViewContext } from "../view-context";
import { toAuditLine, type AuditLineView } from "./audit-line";
import { toContentState, type ContentStateView } from "./content-state";

/** Of one text in each language; the English one is first. */
export type LocalizedFieldView = { locale: Locale; label: string; saved: string; isMissing: boolean };

export type RevisionView = { number: number; title: string; text: string; isArchived: boolean };

/** What the editors of all kinds of content show. */
export type ContentEditorView = {
  title: string;
  listHref: string;
  version: string;
  state: ContentStateView;
  hasDraft: boolean;
  /** A draft, what players see, or what others have written. */
  hasContent: boolean;
  isPublished: boolean;
  /** Null where players see nothing. */
  portalHref: string | null;
  /** As players would see it with the draft, at the moment of its schedule. */
  previewHref: string;
  revisions: RevisionView[];
  /** Null for roles that may not read the log. */
  changes: AuditLineView[] | null;
  haveChangesFailed: boolean;
  mayChange: boolean;
};

/** Of an ISO date and time. */
const MINUTES_END = "2026-12-03T10:00".length;

/** `entries` is undefined for roles that may not read the log, and null where it failed to load. */
export type EditorData<Content> = {
  details: ContentDetails<Content>;
  entries: readonly AuditEntry[] | null | undefined;
  subjectId: string;
  mayChange: boolean;
};

type Places = Pick<ContentEditorView, "title" | "listHref" | "portalHref"> & {
  kind: ContentKindName;
  /** Where it is on the portal, or will be. */
  shownPath: string;
};

export function toContentEditor<Content>(
  { details, entries, subjectId, mayChange }: EditorData<Content>,
  { kind, shownPath, ...places }: Places,
  view: ViewContext,
): ContentEditorView {
  const { state, version, published, hidden, draft, revisions } = details;
  const { publishDate = null, failure = null } = draft ?? {};
  return {
    ...{ ...places, version, mayChange },
    previewHref: deskPaths.preview(view.locale, {
      ...{ kind, subject: subjectId, path: splitLocale(shownPath).path, drafts: draft ? "ONE" : "DUE" },
      ...(publishDate === null ? {} : { at: publishDate.slice(0, MINUTES_END) }),
    }),
    state: toContentState({ state, publishDate, failure }, view),
    hasContent: Boolean(draft ?? published ?? hidden),
    ...{ hasDraft: draft !== null, isPublished: published !== null },
    revisions: revisions.map((revision) => toRevision(revision, view)),
    changes: entries === undefined ? null : (entries ?? []).map((entry) => toAuditLine(entry, view)),
    haveChangesFailed: entries === null,
  };
}

function toRevision({ number, date, author, isArchived }: Revision, { locale, t }: ViewContext): RevisionView {
  const day = formatMoment(date, locale);
  const text = author === null ? day : t("desk.versionOf", { date: day, author });
  return {
    ...{ number, isArchived, title: t("desk.version", { number }) },
    text: isArchived ? `${text} · ${t("desk.versionArchived")}` : text,
  };
}

type LocalizedTexts = Partial<Record<Locale, string | undefined>>;

/** Without the English text nothing is missing. `label` names the text and its language. */
export function toLocalizedFields(
  texts: LocalizedTexts | null,
  label: "desk.titleIn" | "desk.nameIn" | "desk.summaryIn" | "desk.textIn" | "desk.callToActionIn",
  { t }: Pick<ViewContext, "t">,
): LocalizedFieldView[] {
  const key: TextKey = label;
  return fieldsByLanguage(texts, (language) => t(key, { language }));
}

export function fieldsByLanguage(
  texts: LocalizedTexts | null,
  labelIn: (language: string) => string,
): LocalizedFieldView[] {
  return LOCALES.map((locale) => ({
    ...{ locale, label: labelIn(LANGUAGE_NAMES[locale]), saved: texts?.[locale] ?? "" },
    isMissing: texts?.en !== undefined && texts[locale] === undefined,
  }));
}
