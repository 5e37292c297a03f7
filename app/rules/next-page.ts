import type { Pagination } from "~contract/entities/pagination";

/** The zero-based page after this one; null on the last (docs/product/challenges.md#lists). */
export function nextPage({ currPage, totalPages }: Pick<Pagination, "currPage" | "totalPages">): number | null {
  return currPage < totalPages - 1 ? currPage + 1 : null;
}
