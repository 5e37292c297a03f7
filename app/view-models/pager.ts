import { nextPage } from "~/rules/paging";
import type { Pagination } from "~contract/entities/pagination";

export type PagerLinkView = { number: number; href: string; isCurrent: boolean; isFar: boolean };

export type PagerView = { previous: string | null; next: string | null; entries: (PagerLinkView | "gap")[] };

const NEIGHBOURS = 1;

export function toPager(
  { currPage, totalPages }: Pick<Pagination, "currPage" | "totalPages">,
  hrefOf: (page: number) => string,
): PagerView | null {
  if (totalPages < 2) return null;
  const entries: PagerView["entries"] = [];
  let last = -1;
  for (let page = 0; page < totalPages; page++) {
    const distance = Math.abs(page - currPage);
    const isEdge = page === 0 || page === totalPages - 1;
    if (!isEdge && distance > NEIGHBOURS) continue;
    if (page > last + 1) entries.push("gap");
    entries.push({ number: page + 1, href: hrefOf(page), isCurrent: distance === 0, isFar: distance > NEIGHBOURS });
    last = page;
  }
  const next = nextPage({ currPage, totalPages });
  return {
    previous: currPage > 0 ? hrefOf(currPage - 1) : null,
    next: next === null ? null : hrefOf(next),
    entries,
  };
}
