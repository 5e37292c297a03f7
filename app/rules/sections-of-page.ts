type PagedSection = { sectionId: string; feedId: string | null };
type Paged = { currPage: number; totalPages: number };

/**
 * Which sections one page of a configuration shows. An API answers all sections with every page, and pages the entries
 * of their feeds in the order of the sections (docs/product/home.md#entries-of-sections): those with entries on the
 * page are shown, and the ones without a feed that stand between or right behind them; the first page also begins with
 * those before all feeds.
 */
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
