export const GRID_SORTS = ["total-plays-desc", "release-date-desc", "rating-desc"] as const;
const MAX_SEARCH_LENGTH = 200;

/** `grid` is the section's id. */
export type GridQuery = {
  grid: string;
  search: string | undefined;
  tag: string | undefined;
  sort: (typeof GRID_SORTS)[number] | undefined;
};

/** Parses a grid's filter from the home page's query; null if there is none. */
export function readGridQuery(params: URLSearchParams): GridQuery | null {
  const grid = params.get("grid");
  const search = (params.get("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH) || undefined;
  const tag = nonEmpty(params.get("tag"));
  const sort = GRID_SORTS.find((name) => name === params.get("sort"));
  return grid && (search ?? tag ?? sort) !== undefined ? { grid, search, tag, sort } : null;
}

function nonEmpty(value: string | null): string | undefined {
  return value === null || value === "" ? undefined : value;
}
