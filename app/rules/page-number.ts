const PAGE = /^\d{1,6}$/;

/** Zero-based page of a query; 0 if missing, null if invalid. */
export function pageNumber(search: URLSearchParams, name = "page"): number | null {
  const page = search.get(name);
  if (page === null) return 0;
  return PAGE.test(page) ? Number(page) : null;
}

type Paged = { currPage: number; totalPages: number };

/** True after the last page, e.g. when its last row was removed; never for the first page. */
export function isAfterLastPage({ currPage, totalPages }: Paged): boolean {
  return currPage > 0 && currPage >= totalPages;
}
