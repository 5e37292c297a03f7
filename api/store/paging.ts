import { DEFAULT_PAGE_SIZE, type Pagination } from "~contract/entities/pagination";

export type PageRequest = { page?: number | undefined; pageSize?: number | undefined };
export type PageWindow = { page: number; pageSize: number; offset: number };

/** What a request without page or size means (docs/product/calls.md#lists). */
export function pageWindowOf({ page = 0, pageSize = DEFAULT_PAGE_SIZE }: PageRequest): PageWindow {
  return { page, pageSize, offset: page * pageSize };
}

export function toPagination({ page, pageSize }: PageWindow, totalItems: number): Pagination {
  return { currPage: page, numPerPage: pageSize, totalItems, totalPages: Math.ceil(totalItems / pageSize) };
}

/** The number of all items; a first page or one in the middle of which the items end says it without counting. */
export async function countUnlessKnown(
  { pageSize, offset }: PageWindow,
  itemsOnPage: number,
  countAll: () => Promise<number>,
): Promise<number> {
  const isLastPage = itemsOnPage < pageSize && (itemsOnPage > 0 || offset === 0);
  return isLastPage ? offset + itemsOnPage : countAll();
}

/** Rows before a page are walked over: a page that is at least so far off is worth asking for the number of all. */
const FAR = 1_000;

export type Cut = { limit: number; offset: number; isReversed: boolean };

/** Where to cut a page out of an index: a far one past the middle from the other end, in the reverse order. */
export async function cutFor({ pageSize, offset }: PageWindow, countAll: () => Promise<number>): Promise<Cut> {
  const fromStart = { limit: pageSize, offset, isReversed: false };
  if (offset < FAR) return fromStart;
  const following = (await countAll()) - offset;
  if (following <= 0 || following > offset) return fromStart;
  const limit = Math.min(pageSize, following);
  return { limit, offset: following - limit, isReversed: true };
}
