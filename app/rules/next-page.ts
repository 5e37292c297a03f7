import type { Pagination } from "~contract/entities/pagination";

/** Zero-based; null after the last (docs/product/challenges.md#lists). */
export function nextPage({ currPage, totalPages }: Pick<Pagination, "currPage" | "totalPages">): number | null {
  return currPage < totalPages - 1 ? currPage + 1 : null;
}
