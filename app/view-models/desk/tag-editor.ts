import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import { LANGUAGE_NAMES, LOCALES, type Locale } from "~/i18n/locales";
import { paths } from "~/paths";
import type { readDeskTag } from "~contract/calls/desk-tags";
import type { listTags } from "~contract/calls/tags";
import type { CallData } from "~contract/define-call";
import type { AuditEntry } from "~contract/entities/audit-entry";
import { tagIcon, type TagContent } from "~contract/entities/tag-content";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { toAuditLine, type AuditLineView } from "./audit-line";
import { toContentState, type ContentStateView } from "./content-state";

export type TagFormView = {
  /** Of the title in each language; the English one is first. */
  titles: { locale: Locale; label: string; saved: string; isMissing: boolean }[];
  alias: string;
  displayOrder: string;
  icon: string;
  icons: OptionView[];
  parent: string;
  parents: OptionView[];
  synonyms: string;
};

export type RevisionView = { number: number; title: string; text: string; isArchived: boolean };

export type TagEditorView = {
  title: string;
  listHref: string;
  form: TagFormView;
  version: string;
  state: ContentStateView;
  hasDraft: boolean;
  isPublished: boolean;
  /** Null where players see nothing. */
  portalHref: string | null;
  revisions: RevisionView[];
  /** Null for roles that may not read the log. */
  changes: AuditLineView[] | null;
  haveChangesFailed: boolean;
  others: OptionView[];
  mayChange: boolean;
};

type PublishedTags = CallData<typeof listTags>["tags"];

const NEW_TAG: TagContent = {
  ...{ alias: "", title: { en: "" }, displayOrder: 0, icon: null, parentTagId: null, synonyms: [] },
};

export function toTagForm(
  content: TagContent | null,
  tags: PublishedTags,
  { t }: ViewContext,
  ownId?: string,
): TagFormView {
  const { alias, title, displayOrder, icon, parentTagId, synonyms } = content ?? NEW_TAG;
  const roots = tags.filter((tag) => tag.parentTagId === null && tag.tagId !== ownId);
  return {
    titles: LOCALES.map((locale) => ({
      ...{ locale, label: t("desk.titleIn", { language: LANGUAGE_NAMES[locale] }), saved: title[locale] ?? "" },
      isMissing: content !== null && title[locale] === undefined,
    })),
    ...{ alias, displayOrder: String(displayOrder), icon: icon ?? "", synonyms: synonyms.join("\n") },
    icons: [{ value: "", label: t("desk.noIcon") }, ...tagIcon.options.map((value) => ({ value, label: value }))],
    parent: parentTagId ?? "",
    parents: [{ value: "", label: t("desk.noParent") }, ...roots.map(toOption)],
  };
}

/** `entries` is undefined for roles that may not read the log, and null where it failed to load. */
type EditorData = {
  details: CallData<typeof readDeskTag>;
  tags: PublishedTags;
  entries: readonly AuditEntry[] | null | undefined;
  tagId: string;
  mayChange: boolean;
};

export function toTagEditor(
  { details, tags, entries, tagId, mayChange }: EditorData,
  view: ViewContext,
): TagEditorView {
  const { locale } = view;
  const { state, version, published, draft, revisions } = details;
  const content = draft?.content ?? published;
  const { publishDate = null, failure = null } = draft ?? {};
  return {
    ...{ title: content?.title.en ?? tagId, listHref: deskPaths.tags(locale), version, mayChange },
    form: toTagForm(content, tags, view, tagId),
    state: toContentState({ state, publishDate, failure }, view),
    ...{ hasDraft: draft !== null, isPublished: published !== null },
    portalHref: published && paths.tag(locale, published.alias),
    revisions: revisions.map((revision) => toRevision(revision, view)),
    changes: entries === undefined ? null : (entries ?? []).map((entry) => toAuditLine(entry, view)),
    haveChangesFailed: entries === null,
    others: tags.filter((tag) => tag.tagId !== tagId).map(toOption),
  };
}

function toRevision(
  { number, date, author, isArchived }: CallData<typeof readDeskTag>["revisions"][number],
  { locale, t }: ViewContext,
): RevisionView {
  const day = formatMoment(date, locale);
  const text = author === null ? day : t("desk.versionOf", { date: day, author });
  return {
    ...{ number, isArchived, title: t("desk.version", { number }) },
    text: isArchived ? `${text} · ${t("desk.versionArchived")}` : text,
  };
}

function toOption({ tagId, title }: PublishedTags[number]): OptionView {
  return { value: tagId, label: title };
}
