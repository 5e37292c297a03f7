import { isUuid } from "./uuid";

/** Since the last use (docs/product/sessions.md#front-end-session). */
export const SESSION_LENGTH_MS = 900_000;

export const SESSION_RENEWAL_MS = 870_000;

export type SessionRecord = { id: string; expiry: number };

export type TouchedSession = { record: SessionRecord; change: "kept" | "renewed" | "new" };

/** Validates the stored record's shape; it may have expired. */
export function isSessionRecord(value: unknown): value is SessionRecord {
  if (typeof value !== "object" || value === null || !("id" in value) || !("expiry" in value)) return false;
  return isUuid(value.id) && Number.isFinite(value.expiry);
}

/** True if storage need not be read: the last use was under 30 seconds ago. */
export function isRecentlyUsed(record: SessionRecord, nowMs: number): boolean {
  return record.expiry - nowMs > SESSION_RENEWAL_MS;
}

/** The session at `nowMs`: the stored one, renewed at most every 30 seconds, or a new one after its expiry. */
export function touchSession(stored: SessionRecord | null, nowMs: number, newId: () => string): TouchedSession {
  const expiry = nowMs + SESSION_LENGTH_MS;
  if (stored === null || stored.expiry < nowMs) return { record: { id: newId(), expiry }, change: "new" };
  if (isRecentlyUsed(stored, nowMs)) return { record: stored, change: "kept" };
  return { record: { id: stored.id, expiry }, change: "renewed" };
}
