const PARAMETER = "refreshAt";
const PRODUCTION = "production";
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** ISO refresh time in the query, or null; ignored in production (docs/product/quests.md#refresh-override). */
export function refreshOverride(search: string, appEnv: string): string | null {
  if (appEnv === PRODUCTION) return null;
  const value = new URLSearchParams(search).get(PARAMETER);
  return value !== null && DATE_TIME.test(value) && !Number.isNaN(Date.parse(value)) ? value : null;
}

/** Removes the override from the query. */
export function withoutRefreshOverride(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  const rest = query.toString();
  return rest && `?${rest}`;
}
