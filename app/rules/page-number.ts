/** Longest page number that is read as one; no list has more pages. */
const PAGE = /^\d{1,6}$/;

/**
 * The page of a list that an address asks for, counted from 0: the first where it names none, null where what it names
 * is no page.
 */
export function pageNumber(search: URLSearchParams, name = "page"): number | null {
  const page = search.get(name);
  if (page === null) return 0;
  return PAGE.test(page) ? Number(page) : null;
}

type Paged = { currPage: number; totalPages: number };

/** True for a page behind the last one, as when its last row has just been removed; the first page is never. */
export function isBehindLast({ currPage, totalPages }: Paged): boolean {
  return currPage > 0 && currPage >= totalPages;
}
