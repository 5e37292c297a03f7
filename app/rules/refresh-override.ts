const PARAMETER = "refreshAt";
const PRODUCTION = "production";
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * The refresh time that an address asks for, outside production only: ISO date-time with a time zone
 * (docs/product/quests.md#refresh-override); null when it asks for none.
 */
export function refreshOverride(search: string, appEnv: string): string | null {
  if (appEnv === PRODUCTION) return null;
  const value = new URLSearchParams(search).get(PARAMETER);
  return value !== null && DATE_TIME.test(value) && !Number.isNaN(Date.parse(value)) ? value : null;
}

/** The query without the override, once its time has come. */
export function withoutRefreshOverride(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  const rest = query.toString();
  return rest && `?${rest}`;
}
