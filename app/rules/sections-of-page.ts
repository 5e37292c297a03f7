type PagedSection = { sectionId: string; feedId: string | null };
type Paged = { currPage: number; totalPages: number };

/** Feedless sections follow the section before them (docs/product/home.md#entries-of-sections). */
export function sectionsOfPage<Section extends PagedSection>(
  sections: readonly Section[],
  withEntries: ReadonlySet<string>,
  { currPage, totalPages }: Paged,
): Section[] {
  if (totalPages <= 1) return [...sections];
  let isOnPage = currPage === 0;
  return sections.filter((section) => {
    if (section.feedId !== null) isOnPage = withEntries.has(section.sectionId);
    return isOnPage;
  });
}
