import { editorPath } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import type { TextKey } from "~/i18n/text-keys";
import type { compareContent } from "~contract/calls/desk-comparison";
import type { CallData } from "~contract/define-call";
import type { ComparedEntry, ComparedSection, PartChange } from "~contract/entities/comparison";
import type { ContentDetails, ContentKindName, Revision } from "~contract/entities/draft";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { namesById, toChangedFields, type ChangedFieldView } from "./audit-line";
import type { NamesById } from "./changed-value";
import { movedText } from "./moved-text";
import { bySubjectId, sectionName, toEntryName } from "./entry-name";

type ComparedPartView = {
  id: string;
  name: string;
  note: string;
  /** What happened to it, in words. */
  change: string;
  isRemoved: boolean;
  fields: ChangedFieldView[];
};
export type ComparedSectionView = ComparedPartView & { entries: ComparedPartView[] };

export type ComparisonView = {
  href: string;
  before: string;
  after: string;
  sides: OptionView[];
  fields: ChangedFieldView[];
  sections: ComparedSectionView[];
  isSame: boolean;
  hasFailed: boolean;
  /** The revision after the changes, where it may be made the draft. */
  restorable: { number: number; title: string } | null;
};

/** `found` is null where it failed to load, or one side does not exist. */
export type ComparisonData = { before: string; after: string; found: CallData<typeof compareContent> | null };

type Place = {
  details: Pick<ContentDetails<unknown>, "published" | "revisions"> & { draft: object | null };
  kind: ContentKindName;
  subjectId: string;
  mayChange: boolean;
};

export function toComparison(
  { before, after, found }: ComparisonData,
  place: Place,
  view: ViewContext,
): ComparisonView {
  const { details, kind, subjectId, mayChange } = place;
  const { locale, t } = view;
  const names = namesById(found?.names ?? []);
  const fields = found ? toChangedFields(found, { locale, t, names }) : [];
  const sections = (found?.sections ?? []).map((section) => toSection(section, names, view));
  const restored = details.revisions.find(({ number, isArchived }) => String(number) === after && !isArchived);
  return {
    ...{ href: editorPath(locale, kind, subjectId), before, after, sides: toSides(details, view) },
    ...{ fields, sections, hasFailed: found === null },
    isSame: found !== null && fields.length + sections.length === 0,
    restorable:
      restored && found && mayChange
        ? { number: restored.number, title: t("desk.version", { number: restored.number }) }
        : null,
  };
}

function toSides({ draft, revisions }: Place["details"], view: ViewContext): OptionView[] {
  const { t } = view;
  return [
    { value: "published", label: t("desk.side.published") },
    ...(draft ? [{ value: "draft", label: t("desk.side.draft") }] : []),
    ...revisions.map((revision) => ({
      value: String(revision.number),
      label: `${t("desk.version", { number: revision.number })} · ${revisionText(revision, view)}`,
    })),
  ];
}

export function revisionText({ date, author, isArchived }: Revision, { locale, t }: ViewContext): string {
  const day = formatMoment(date, locale);
  const text = author === null ? day : t("desk.versionOf", { date: day, author });
  return isArchived ? `${text} · ${t("desk.versionArchived")}` : text;
}

const CHANGE_TEXTS: Record<Exclude<PartChange, "MOVED">, TextKey> = {
  ADDED: "desk.added",
  REMOVED: "desk.removed",
  CHANGED: "desk.changed",
};

function toPart(
  { changes, move, ...values }: Pick<ComparedEntry, "changes" | "move" | "before" | "after">,
  names: NamesById,
  view: ViewContext,
) {
  return {
    change: changes
      .map((change) => (change === "MOVED" ? moveText(move, view) : view.t(CHANGE_TEXTS[change])))
      .join(", "),
    isRemoved: changes.includes("REMOVED"),
    fields: toChangedFields(values, { ...view, names }),
  };
}

function moveText(move: ComparedEntry["move"], { locale, t }: ViewContext): string {
  if (move === null) return t("desk.moved");
  const { from, to, fromSection } = move;
  if (fromSection === null) return movedText(move, t);
  return t("desk.movedFromSection", { section: toSectionName(fromSection, locale), from, to });
}

function toSectionName(name: ComparedSection["name"], locale: ViewContext["locale"]): string {
  return sectionName({ name: { ...name, en: name["en"] ?? "" } }, locale);
}

function toSection(section: ComparedSection, names: NamesById, view: ViewContext): ComparedSectionView {
  const { id, name, entries } = section;
  return {
    ...toPart(section, names, view),
    ...{ id, name: toSectionName(name, view.locale), note: view.t("desk.section") },
    entries: entries.map((entry) => toEntry(entry, names, view)),
  };
}

function toEntry(compared: ComparedEntry, names: NamesById, view: ViewContext): ComparedPartView {
  const known = [...names].flatMap(([id, name]) =>
    name === null ? [] : [{ id, name, pictureUrl: null, isPublished: true }],
  );
  const { id, name, note } = toEntryName(compared.entry, bySubjectId(known), view);
  return { ...toPart(compared, names, view), id, name, note };
}
