/** The page of a list that an address asks for, counted from 0 (spec section 3, "Pagination"); nonsense is the first. */
export function pageNumber(search: URLSearchParams, name = "page"): number {
  const page = Number(search.get(name));
  return Number.isSafeInteger(page) && page > 0 ? page : 0;
}

type Paged = { currPage: number; totalPages: number };

/** True for a page behind the last one, as when its last row has just been removed; the first page is never. */
export function isBehindLast({ currPage, totalPages }: Paged): boolean {
  return currPage > 0 && currPage >= totalPages;
}
