import { DEFAULT_PAGE_SIZE, type Pagination } from "~contract/entities/pagination";

export type PageRequest = { page?: number | undefined; pageSize?: number | undefined };
export type PageWindow = { page: number; pageSize: number; offset: number };

/** Defaults: docs/product/calls.md#lists. */
export function pageWindowOf({ page = 0, pageSize = DEFAULT_PAGE_SIZE }: PageRequest): PageWindow {
  return { page, pageSize, offset: page * pageSize };
}

export function toPagination({ page, pageSize }: PageWindow, totalItems: number): Pagination {
  return { currPage: page, numPerPage: pageSize, totalItems, totalPages: Math.ceil(totalItems / pageSize) };
}

/** The last page gives the total without a count query. */
export async function countTotal(
  { pageSize, offset }: PageWindow,
  itemsOnPage: number,
  countAll: () => Promise<number>,
): Promise<number> {
  const isLastPage = itemsOnPage < pageSize && (itemsOnPage > 0 || offset === 0);
  return isLastPage ? offset + itemsOnPage : countAll();
}

/** An offset scans all rows before it; from here on it is worth counting, to read from the other end. */
const LARGE_OFFSET = 1_000;

export type PageScan = { limit: number; offset: number; isReversed: boolean };

export async function choosePageScan(
  { pageSize, offset }: PageWindow,
  countAll: () => Promise<number>,
): Promise<PageScan> {
  const fromStart = { limit: pageSize, offset, isReversed: false };
  if (offset < LARGE_OFFSET) return fromStart;
  const remaining = (await countAll()) - offset;
  if (remaining <= 0 || remaining > offset) return fromStart;
  const limit = Math.min(pageSize, remaining);
  return { limit, offset: remaining - limit, isReversed: true };
}
