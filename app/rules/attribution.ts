import type { StatsEvent } from "~contract/entities/stats-event";
import type { TouchedSession } from "./front-end-session";

export type Attribution = NonNullable<StatsEvent["data"]["attribution"]>;

export type AttributionRecord = { "fe-visitor": Attribution };

const ATTRIBUTION_FIELDS = ["utm-source", "utm-medium", "utm-campaign", "utm-content", "utm-term"] as const;

const MAX_VALUE_LENGTH = 500;

/** Reads utm_source, utm_medium, utm_campaign, utm_content and utm_term of a query; null if it has none. */
export function attributionOf(search: string): AttributionRecord | null {
  const query = new URLSearchParams(search);
  const entries = ATTRIBUTION_FIELDS.flatMap((field) => {
    const value = query.get(field.replace("-", "_"))?.trim().slice(0, MAX_VALUE_LENGTH);
    return value ? [[field, value] as const] : [];
  });
  return entries.length > 0 ? { "fe-visitor": Object.fromEntries(entries) } : null;
}

/** Validates the stored attribution. */
export function isAttributionRecord(value: unknown): value is AttributionRecord {
  if (!isObject(value)) return false;
  const visitor = value["fe-visitor"];
  return isObject(visitor) && ATTRIBUTION_FIELDS.every((field) => isOptionalText(visitor[field]));
}

/** A new session clears the attribution, except on first load (docs/product/sessions.md#attribution). */
export function isAttributionCleared(change: TouchedSession["change"], isFirstLoad: boolean): boolean {
  return change === "new" && !isFirstLoad;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isOptionalText(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.length <= MAX_VALUE_LENGTH);
}
