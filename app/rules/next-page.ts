import type { Pagination } from "~contract/entities/pagination";

/** The zero-based page after this one; null on the last (spec section 4, "Challenge list paging"). */
export function nextPage({ currPage, totalPages }: Pick<Pagination, "currPage" | "totalPages">): number | null {
  return currPage < totalPages - 1 ? currPage + 1 : null;
}
