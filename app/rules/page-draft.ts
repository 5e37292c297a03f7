import type { EntrySubject, PageContent, PageEntry, PageSection } from "~contract/entities/page-content";

/** A direction, or an index, of which the nearest counts that there is. */
export type Target = "up" | "down" | number;
type NewId = () => string;

export function findSection({ sections }: PageContent, sectionId: string): PageSection | undefined {
  return sections.find((section) => section.sectionId === sectionId);
}

export function addSection(page: PageContent, section: Pick<PageSection, "sectionType" | "name">, newId: NewId) {
  const sectionId = newId();
  const added: PageSection = {
    ...{ ...section, sectionId, description: {}, feedAlias: newAlias(page.alias, section.sectionType, sectionId) },
    ...{ isHidden: false, visibleFor: "ALL_USERS", devices: "ALL", locales: [], startsAt: null, endsAt: null },
    ...{ countries: [], exceptCountries: [] },
    entries: [],
  };
  return { page: { ...page, sections: [...page.sections, added] }, sectionId };
}

/** Directly behind the other, with addresses and ids of its own. */
export function duplicateSection(page: PageContent, sectionId: string, newId: NewId): PageContent {
  return {
    ...page,
    sections: page.sections.flatMap((section) => {
      if (section.sectionId !== sectionId) return section;
      const copyId = newId();
      const feedAlias = newAlias(page.alias, section.sectionType, copyId);
      const entries = section.entries.map((entry) => ({ ...entry, entryId: newId() }));
      return [section, { ...section, sectionId: copyId, feedAlias, entries }];
    }),
  };
}

export function moveSection(page: PageContent, sectionId: string, target: Target): PageContent {
  const isMoved = (section: PageSection) => section.sectionId === sectionId;
  return { ...page, sections: moved(page.sections, isMoved, target) };
}

export function removeSection(page: PageContent, sectionId: string): PageContent {
  return { ...page, sections: page.sections.filter((section) => section.sectionId !== sectionId) };
}

export function changeSection(page: PageContent, sectionId: string, changes: Partial<PageSection>): PageContent {
  const sections = page.sections.map((section) =>
    section.sectionId === sectionId ? { ...section, ...changes } : section,
  );
  return { ...page, sections };
}

export function addEntry(page: PageContent, sectionId: string, subject: EntrySubject, newId: NewId) {
  const entry: PageEntry = { entryId: newId(), subject, attributes: [] };
  const changed = changeEntries(page, sectionId, (entries) => [...entries, entry]);
  return { page: changed, entryId: entry.entryId };
}

export function moveEntry(page: PageContent, sectionId: string, entryId: string, target: Target): PageContent {
  return changeEntries(page, sectionId, (entries) => moved(entries, (entry) => entry.entryId === entryId, target));
}

export function removeEntry(page: PageContent, sectionId: string, entryId: string): PageContent {
  return changeEntries(page, sectionId, (entries) => entries.filter((entry) => entry.entryId !== entryId));
}

export function changeEntry(
  page: PageContent,
  { sectionId, entryId }: { sectionId: string; entryId: string },
  attributes: PageEntry["attributes"],
): PageContent {
  return changeEntries(page, sectionId, (entries) =>
    entries.map((entry) => (entry.entryId === entryId ? { ...entry, attributes } : entry)),
  );
}

function changeEntries(page: PageContent, sectionId: string, change: (entries: PageEntry[]) => PageEntry[]) {
  const section = findSection(page, sectionId);
  return section ? changeSection(page, sectionId, { entries: change(section.entries) }) : page;
}

/** The first stays first and the last stays last. */
function moved<Item>(items: readonly Item[], isMoved: (item: Item) => boolean, target: Target): Item[] {
  const index = items.findIndex(isMoved);
  const item = items[index];
  if (item === undefined) return [...items];
  const wanted = typeof target === "number" ? target : target === "up" ? index - 1 : index + 1;
  const others = items.filter((one) => one !== item);
  const place = Math.max(0, wanted);
  return [...others.slice(0, place), item, ...others.slice(place)];
}

const SUFFIX_LENGTH = 6;

/** Unlike those of other sections by a part of the id. */
function newAlias(alias: string, sectionType: string, sectionId: string): string {
  const type = sectionType.toLowerCase().replaceAll("_", "-");
  return `${alias}-${type}-${sectionId.replaceAll("-", "").slice(0, SUFFIX_LENGTH)}`;
}
