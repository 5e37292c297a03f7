import type { Pagination } from "~contract/entities/pagination";

/** Two rows of the grid. */
export const FEED_CHUNK_SIZE = 10;

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

/** Zero-based; null after the last (docs/product/challenges.md#lists). */
export function nextPage({ currPage, totalPages }: Pick<Pagination, "currPage" | "totalPages">): number | null {
  return currPage < totalPages - 1 ? currPage + 1 : null;
}
