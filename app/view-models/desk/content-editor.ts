import { comparisonPath, deskPaths } from "~/desk-paths";
import { LANGUAGE_NAMES, LOCALES, type Locale } from "~/i18n/locales";
import type { TextKey } from "~/i18n/text-keys";
import { splitLocale } from "~/rules/locale-path";
import type { ContentDetails, ContentKindName, DraftFacts, Revision } from "~contract/entities/draft";
import type { StaffPermission } from "~contract/entities/staff";
import type { ViewContext } from "../view-context";
import { toAuditLines, type AuditLineView, type AuditLogData } from "./audit-line";
import { revisionText, toComparison, type ComparisonView, type ComparisonData } from "./comparison";
import { toContentState, type ContentStateView } from "./content-state";

/** Of one text in each language; the English one is first. */
export type LocalizedFieldView = { locale: Locale; label: string; saved: string; isMissing: boolean };

export type RevisionView = {
  number: number;
  title: string;
  text: string;
  isArchived: boolean;
  comparisons: { label: string; href: string }[];
};

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
  /** What the draft would change; null without one. */
  changesHref: string | null;
  /** Null unless the address asks for one. */
  comparison: ComparisonView | null;
  revisions: RevisionView[];
  /** Null for roles that may not read the log. */
  changes: AuditLineView[] | null;
  haveChangesFailed: boolean;
  mayChange: boolean;
};

/** Of an ISO date and time. */
const MINUTES_END = "2026-12-03T10:00".length;

/** `log` is undefined for roles that may not read it, and null where it failed to load. */
export type EditorFrame = {
  log: AuditLogData | null | undefined;
  /** Null unless the address asks for one. */
  comparison: ComparisonData | null;
  subjectId: string;
  mayChange: boolean;
  permissions: readonly StaffPermission[];
};

export type EditorData<Content> = EditorFrame & { details: ContentDetails<Content> };

/** All of the content but its fields. */
export type EditorDetails = Pick<
  ContentDetails<unknown>,
  "state" | "version" | "published" | "hidden" | "revisions"
> & {
  draft: DraftFacts | null;
};

type Places = Pick<ContentEditorView, "title" | "listHref" | "portalHref"> & {
  kind: ContentKindName;
  /** Where it is on the portal, or will be. */
  shownPath: string;
};

export function toContentEditor(
  { details, log, comparison, subjectId, mayChange, permissions }: EditorFrame & { details: EditorDetails },
  { kind, shownPath, ...places }: Places,
  view: ViewContext,
): ContentEditorView {
  const { state, version, published, hidden, draft, revisions } = details;
  const { publishDate = null, failure = null } = draft ?? {};
  return {
    ...{ ...places, version, mayChange },
    // Beside a page is the sidebar, which may have a draft as well.
    previewHref: deskPaths.preview(view.locale, {
      ...{
        kind,
        subject: subjectId,
        path: splitLocale(shownPath).path,
        drafts: draft || kind === "page" ? "ONE" : "DUE",
      },
      ...(publishDate === null ? {} : { at: publishDate.slice(0, MINUTES_END) }),
    }),
    state: toContentState({ state, publishDate, failure }, view),
    hasContent: Boolean(draft ?? published ?? hidden),
    ...{ hasDraft: draft !== null, isPublished: published !== null },
    changesHref: draft && comparisonPath(view.locale, { kind, subjectId }, { after: "draft" }),
    comparison: comparison && toComparison(comparison, { details, kind, subjectId, mayChange }, view),
    revisions: revisions.map((revision) => toRevision(revision, { kind, subjectId, revisions }, view)),
    changes: log ? toAuditLines(log, permissions, view) : log === null ? [] : null,
    haveChangesFailed: log === null,
  };
}

type Place = { kind: ContentKindName; subjectId: string; revisions: readonly Revision[] };

function toRevision(revision: Revision, { revisions, ...place }: Place, view: ViewContext): RevisionView {
  const { locale, t } = view;
  const { number, isArchived } = revision;
  const title = t("desk.version", { number });
  const earlier = { label: t("desk.compareWithEarlier"), before: String(number - 1), after: String(number) };
  const current = { label: t("desk.compareWithPublished"), before: String(number), after: "published" };
  const isNewest = number === revisions[0]?.number;
  return {
    ...{ number, isArchived, title, text: revisionText(revision, view) },
    comparisons: [...(number > 1 ? [earlier] : []), ...(isNewest ? [] : [current])].map(({ label, ...sides }) => ({
      label,
      href: comparisonPath(locale, place, sides),
    })),
  };
}

type LocalizedTexts = Partial<Record<Locale, string | undefined>>;

/** Without the English text nothing is missing. `label` names the text and its language. */
export function toLocalizedFields(
  texts: LocalizedTexts | null,
  label:
    | "desk.titleIn"
    | "desk.nameIn"
    | "desk.summaryIn"
    | "desk.textIn"
    | "desk.callToActionIn"
    | "desk.noteIn"
    | "desk.legalTextIn",
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
