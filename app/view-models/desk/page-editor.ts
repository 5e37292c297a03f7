import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import { LANGUAGE_NAMES } from "~/i18n/locales";
import { paths } from "~/paths";
import { SHOWN_ENTRIES, type NamedSubject } from "~contract/calls/desk-pages";
import type { PageContent, PageEntry, PageSection } from "~contract/entities/page-content";
import { SECTION_TYPES } from "~contract/entities/section";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { toContentEditor, type ContentEditorView, type EditorData } from "./content-editor";
import { AUDIENCE_TEXTS, DEVICE_TEXTS } from "./content-texts";
import { bySubjectId, sectionName, toEntryName, type EntryNameView, type NamedSubjects } from "./entry-name";
import { pageName } from "./page-list";
import { sectionTypeText } from "./section-type";

export type SectionRowView = {
  id: string;
  name: string;
  type: string;
  /** Who sees it, and when. */
  conditions: string;
  isHidden: boolean;
  href: string;
  /** The first ones. */
  entries: EntryNameView[];
  entryCount: string;
};

export type PageEditorView = ContentEditorView & { sections: SectionRowView[]; sectionTypes: OptionView[] };

type PageEditorData = EditorData<PageContent> & { subjects: readonly NamedSubject[] };

export function toPageEditor({ subjects, ...data }: PageEditorData, view: ViewContext): PageEditorView {
  const { locale, t } = view;
  const { draft, published } = data.details;
  const content = draft?.content ?? published;
  const alias = content?.alias ?? "";
  const shown = portalHref(alias, view);
  const places = { title: pageName(alias, t), listHref: deskPaths.pages(locale), portalHref: shown };
  const shownPath = shown ?? (alias === "events" ? paths.events(locale) : paths.home(locale));
  const named = bySubjectId(subjects);
  return {
    ...toContentEditor(data, { ...places, kind: "page", shownPath }, view),
    sections: (content?.sections ?? []).map((section) => toSectionRow(section, data.subjectId, { named, view })),
    sectionTypes: SECTION_TYPES.map((value) => ({ value, label: sectionTypeText(value, t) })),
  };
}

function portalHref(alias: string, { locale }: ViewContext): string | null {
  if (alias === "home") return paths.home(locale);
  return alias === "discover" ? paths.discover(locale) : null;
}

type Context = { named: NamedSubjects; view: ViewContext };

function toSectionRow(section: PageSection, pageId: string, { named, view }: Context): SectionRowView {
  const { sectionId, sectionType, isHidden, entries } = section;
  const { locale, t } = view;
  const shown: PageEntry[] = entries.slice(0, SHOWN_ENTRIES);
  return {
    ...{ id: sectionId, name: sectionName(section, locale), type: sectionTypeText(sectionType, t), isHidden },
    ...{ conditions: sectionConditions(section, view), href: deskPaths.section(locale, pageId, sectionId) },
    entries: shown.map((entry) => toEntryName(entry, named, view)),
    entryCount: t("desk.entryCount", { count: entries.length }),
  };
}

/** "Everybody · Only on phones · Deutsch, Polski · from 1 Dec 2026". */
export function sectionConditions(section: PageSection, { locale, t }: ViewContext): string {
  const { isHidden, visibleFor, devices, locales, startsAt, endsAt } = section;
  if (isHidden) return t("desk.nobodySeesIt");
  return [
    t(AUDIENCE_TEXTS[visibleFor]),
    devices === "ALL" ? "" : t(DEVICE_TEXTS[devices]),
    locales.map((code) => LANGUAGE_NAMES[code]).join(", "),
    startsAt === null ? "" : t("desk.from", { date: formatMoment(startsAt, locale) }),
    endsAt === null ? "" : t("desk.until", { date: formatMoment(endsAt, locale) }),
  ]
    .filter(Boolean)
    .join(" · ");
}
