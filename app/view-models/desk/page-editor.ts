import { deskPaths } from "~/desk-paths";
import { formatMoment } from "~/i18n/format-date";
import { LANGUAGE_NAMES } from "~/i18n/locales";
import { paths } from "~/paths";
import type { ListedSection, listPageSections } from "~contract/calls/desk-pages";
import type { CallData } from "~contract/define-call";
import type { PageSection } from "~contract/entities/page-content";
import { SECTION_TYPES } from "~contract/entities/section";
import type { OptionView } from "../select";
import { toPager, type PagerView } from "../pager";
import type { ViewContext } from "../view-context";
import { toContentEditor, type ContentEditorView, type EditorFrame } from "./content-editor";
import { AUDIENCE_TEXTS, DEVICE_TEXTS } from "./content-texts";
import { bySubjectId, sectionName, toEntryName, type EntryNameView, type NamedSubjects } from "./entry-name";
import { pageName } from "./page-list";
import { countryCondition } from "./section-countries";
import { sectionTypeText } from "./section-type";

export type SectionRowView = {
  id: string;
  /** Of all on the page, from 1. */
  place: number;
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

export type PageEditorView = ContentEditorView & {
  sections: SectionRowView[];
  /** How many there are. */
  places: number;
  pager: PagerView | null;
  sectionTypes: OptionView[];
};

type PageEditorData = EditorFrame & { found: CallData<typeof listPageSections> };

export function toPageEditor({ found, ...frame }: PageEditorData, view: ViewContext): PageEditorView {
  const { locale, t } = view;
  const { alias, isPublished, sections, subjects, pagination, ...details } = found;
  const { subjectId } = frame;
  const shown = portalHref(alias, view);
  const places = { title: pageName(alias, t), listHref: deskPaths.pages(locale), portalHref: shown };
  const shownPath = shown ?? (alias === "events" ? paths.events(locale) : paths.home(locale));
  const named = bySubjectId(subjects);
  const first = pagination.currPage * pagination.numPerPage + 1;
  return {
    ...toContentEditor(
      { ...frame, details: { ...details, published: isPublished ? alias : null } },
      { ...places, kind: "page", shownPath },
      view,
    ),
    sections: sections.map((section, index) => ({
      ...toSectionRow(section, subjectId, { named, view }),
      place: first + index,
    })),
    places: pagination.totalItems,
    pager: toPager(pagination, (page) => deskPaths.page(locale, subjectId, page)),
    sectionTypes: SECTION_TYPES.map((value) => ({ value, label: sectionTypeText(value, t) })),
  };
}

function portalHref(alias: string, { locale }: ViewContext): string | null {
  if (alias === "home") return paths.home(locale);
  return alias === "discover" ? paths.discover(locale) : null;
}

type Context = { named: NamedSubjects; view: ViewContext };

function toSectionRow(section: ListedSection, pageId: string, { named, view }: Context) {
  const { sectionId, sectionType, isHidden, entries, entryCount } = section;
  const { locale, t } = view;
  return {
    ...{ id: sectionId, name: sectionName(section, locale), type: sectionTypeText(sectionType, t), isHidden },
    ...{ conditions: sectionConditions(section, view), href: deskPaths.section(locale, pageId, sectionId) },
    entries: entries.map((entry) => toEntryName(entry, named, view)),
    entryCount: t("desk.entryCount", { count: entryCount }),
  };
}

/** "Everybody · Only on phones · Deutsch, Polski · from 1 Dec 2026". */
export function sectionConditions(section: Omit<PageSection, "entries">, view: ViewContext): string {
  const { locale, t } = view;
  const { isHidden, visibleFor, devices, locales, startsAt, endsAt } = section;
  if (isHidden) return t("desk.nobodySeesIt");
  return [
    t(AUDIENCE_TEXTS[visibleFor]),
    devices === "ALL" ? "" : t(DEVICE_TEXTS[devices]),
    locales.map((code) => LANGUAGE_NAMES[code]).join(", "),
    countryCondition(section, view),
    startsAt === null ? "" : t("desk.from", { date: formatMoment(startsAt, locale) }),
    endsAt === null ? "" : t("desk.until", { date: formatMoment(endsAt, locale) }),
  ]
    .filter(Boolean)
    .join(" · ");
}
