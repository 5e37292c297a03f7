import { deskPaths } from "~/desk-paths";
import type { TextKey } from "~/i18n/text-keys";
import { writtenFields } from "~/rules/entry-picture";
import { BREAKPOINTS, formName, isTextField, textsOf, valueOf } from "~/rules/entry-attributes";
import type { EntryField, PageEntry } from "~contract/entities/page-content";
import { tagIcon } from "~contract/entities/tag-content";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { fieldsByLanguage, type LocalizedFieldView } from "./content-editor";
import { BREAKPOINT_TEXTS, ENTRY_FIELD_TEXTS } from "./content-texts";
import { toEntryPicture, type EntryPictureView, type PictureSearch } from "./entry-picture";
import { bySubjectId, sectionName, toEntryName } from "./entry-name";
import { pageName } from "./page-list";
import type { SectionPlace } from "./section-editor";

export type EntryFieldView = {
  /** In the form. */
  name: string;
  label: string;
  help: string | null;
} & (
  | { kind: "texts"; texts: LocalizedFieldView[]; isLong: boolean }
  | { kind: "choice"; saved: string; options: OptionView[] }
  | { kind: "day" | "address"; saved: string }
);

export type EntryEditorView = {
  title: string;
  text: string;
  trail: { label: string; href: string }[];
  version: string;
  mayChange: boolean;
  picture: EntryPictureView | null;
  fields: EntryFieldView[];
};

const HELPS: Partial<Record<EntryField, TextKey>> = {
  "Faq answer": "desk.markdown",
  Link: "desk.entryField.linkHelp",
  "Start day": "desk.entryField.dayHelp",
  "End day": "desk.entryField.dayHelp",
};

type EntryData = SectionPlace & { entry: PageEntry };

export function toEntryEditor(data: EntryData, search: PictureSearch | null, view: ViewContext): EntryEditorView {
  const { version, pageId, section, alias, entry, mayChange } = data;
  const { locale, t } = view;
  const { name, note } = toEntryName(entry, bySubjectId(data.subjects), view);
  return {
    ...{ title: name, text: note, version, mayChange },
    trail: [
      { label: t("desk.pages"), href: deskPaths.pages(locale) },
      { label: pageName(alias, t), href: deskPaths.page(locale, pageId) },
      { label: sectionName(section, locale), href: deskPaths.section(locale, pageId, section.sectionId) },
    ],
    picture: toEntryPicture(data, search, view),
    fields: writtenFields(entry).map((field) => toField(entry, field, view)),
  };
}

function toField({ attributes }: PageEntry, field: EntryField, view: ViewContext): EntryFieldView {
  const { t } = view;
  const help = HELPS[field];
  const base = { name: formName(field), label: t(ENTRY_FIELD_TEXTS[field]), help: help === undefined ? null : t(help) };
  if (isTextField(field)) {
    const labelIn = (language: string) => t("desk.fieldIn", { field: base.label, language });
    const texts = fieldsByLanguage(textsOf(attributes, field), labelIn);
    return { ...base, kind: "texts", texts, isLong: field === "Faq answer" };
  }
  const saved = valueOf(attributes, field);
  if (field === "Start day" || field === "End day") return { ...base, kind: "day", saved: saved.slice(0, 10) };
  if (field === "Icon url") return { ...base, kind: "choice", saved, options: iconOptions(saved, view) };
  if (field === "Breakpoint") return { ...base, kind: "choice", saved, options: breakpointOptions(view) };
  return { ...base, kind: "address", saved };
}

function iconOptions(saved: string, { t }: ViewContext): OptionView[] {
  const icons = tagIcon.options.map((name) => ({ value: `/media/icons/${name}.svg`, label: name }));
  const isOther = saved !== "" && !icons.some(({ value }) => value === saved);
  return [{ value: "", label: t("desk.noIcon") }, ...(isOther ? [{ value: saved, label: saved }] : []), ...icons];
}

function breakpointOptions({ t }: ViewContext): OptionView[] {
  return BREAKPOINTS.map((value) => ({ value, label: t(BREAKPOINT_TEXTS[value]) }));
}
