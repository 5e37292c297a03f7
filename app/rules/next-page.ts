import type { Pagination } from "~contract/entities/pagination";

/** The page after the current one, or null: there is one while currPage < totalPages - 1 (spec section 4). */
export function nextPage({ currPage, totalPages }: Pick<Pagination, "currPage" | "totalPages">): number | null {
  return currPage < totalPages - 1 ? currPage + 1 : null;
}
