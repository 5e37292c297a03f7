import { deskPaths } from "~/desk-paths";
import { LANGUAGE_NAMES, LOCALES } from "~/i18n/locales";
import { entryKind, type EntryKindName, type NamedSubject, type readPageSection } from "~contract/calls/desk-pages";
import type { CallData } from "~contract/define-call";
import { SECTION_ENTRIES, type PageSection } from "~contract/entities/page-content";
import { sectionDevices, sectionVisibility } from "~contract/entities/section";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { toLocalizedFields, type LocalizedFieldView } from "./content-editor";
import { AUDIENCE_TEXTS, DEVICE_TEXTS } from "./content-texts";
import { bySubjectId, sectionName, toEntryName, type EntryNameView } from "./entry-name";
import { toMomentField } from "./moment-field";
import { sectionConditions } from "./page-editor";
import { pageName } from "./page-list";
import { toCountryFields, type CountryFieldsView } from "./section-countries";
import { customTypeText, sectionTypeText } from "./section-type";

export type EntryRowView = EntryNameView & { /** Null without anything to write. */ href: string | null };

/** Games, challenges or tags to choose from. */
export type SubjectSearchView = {
  kind: EntryKindName;
  kinds: OptionView[];
  search: string;
  href: string;
  found: { id: string; name: string; pictureUrl: string | null }[];
};

export type SectionEditorView = {
  title: string;
  text: string;
  trail: { label: string; href: string }[];
  version: string;
  mayChange: boolean;
  form: {
    names: LocalizedFieldView[];
    descriptions: LocalizedFieldView[];
    feedAlias: string;
    visibleFor: string;
    audiences: OptionView[];
    devices: string;
    deviceOptions: OptionView[];
    locales: string[];
    languages: OptionView[];
    countries: CountryFieldsView;
    startsAt: string;
    endsAt: string;
  };
  entries: EntryRowView[];
  customTypes: OptionView[];
  /** Among the sections of its page, from 1. */
  place: { sectionId: string; current: number; all: number };
  /** Goes to the page above. */
  removal: { href: string; sectionId: string };
  /** Null where sections of this type show none. */
  subjects: SubjectSearchView | null;
};

export type SectionPlace = CallData<typeof readPageSection> & { pageId: string; mayChange: boolean };
type SectionData = SectionPlace & {
  search: { kind: EntryKindName; text: string; found: readonly NamedSubject[] } | null;
};

export function toSectionEditor(data: SectionData, view: ViewContext): SectionEditorView {
  const { version, pageId, section, alias, place, places, mayChange } = data;
  const { locale, t } = view;
  const { custom = [] } = SECTION_ENTRIES[section.sectionType] ?? {};
  return {
    title: sectionName(section, locale),
    text: [sectionTypeText(section.sectionType, t), sectionConditions(section, view)].join(" · "),
    trail: [
      { label: t("desk.pages"), href: deskPaths.pages(locale) },
      { label: pageName(alias, t), href: deskPaths.page(locale, pageId) },
    ],
    ...{ version, mayChange, form: toForm(section, view) },
    place: { sectionId: section.sectionId, current: place, all: places },
    entries: toEntries(data, view),
    customTypes: custom.map((value) => ({ value, label: customTypeText(value, t) })),
    removal: { href: deskPaths.page(locale, pageId), sectionId: section.sectionId },
    subjects: toSubjectSearch(data, view),
  };
}

function toForm(section: PageSection, view: ViewContext): SectionEditorView["form"] {
  const { name, description, feedAlias, visibleFor, devices, locales, startsAt, endsAt } = section;
  const { t } = view;
  return {
    names: toLocalizedFields(name, "desk.nameIn", view),
    descriptions: toLocalizedFields(description, "desk.summaryIn", view),
    ...{ feedAlias, visibleFor, devices, locales },
    audiences: sectionVisibility.options.map((value) => ({ value, label: t(AUDIENCE_TEXTS[value]) })),
    deviceOptions: sectionDevices.options.map((value) => ({ value, label: t(DEVICE_TEXTS[value]) })),
    languages: LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
    countries: toCountryFields(section, view),
    ...{ startsAt: toMomentField(startsAt), endsAt: toMomentField(endsAt) },
  };
}

function toEntries({ pageId, section, subjects: named }: SectionData, view: ViewContext): EntryRowView[] {
  const subjects = bySubjectId(named);
  const { sectionId } = section;
  return section.entries.map((entry) => {
    const href = deskPaths.entry(view.locale, { pageId, sectionId, entryId: entry.entryId });
    const { kind } = entry.subject;
    return { ...toEntryName(entry, subjects, view), href: kind === "GAME" || kind === "CUSTOM" ? href : null };
  });
}

const KIND_TEXTS = { GAME: "desk.games", CHALLENGE: "desk.challenges", TAG: "desk.tags" } as const;

function toSubjectSearch({ pageId, section, search }: SectionData, view: ViewContext): SubjectSearchView | null {
  const kinds: readonly EntryKindName[] = SECTION_ENTRIES[section.sectionType]?.kinds ?? [];
  if (search === null) return null;
  const { locale, t } = view;
  return {
    ...{ kind: search.kind, search: search.text, href: deskPaths.section(locale, pageId, section.sectionId) },
    kinds: entryKind.options
      .filter((kind) => kinds.includes(kind))
      .map((value) => ({ value, label: t(KIND_TEXTS[value]) })),
    found: search.found.map(({ id, name, pictureUrl }) => ({ id, name, pictureUrl })),
  };
}
