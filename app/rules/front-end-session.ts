import { isUuid } from "./uuid";

/** A session of the front end ends this long after its last use (docs/product/sessions.md#front-end-session). */
export const SESSION_LENGTH_MS = 900_000;

/** A session with at most this much left is renewed: its last use is at least 30 seconds ago (14.5 minutes). */
export const SESSION_RENEWAL_MS = 870_000;

/** What the browser keeps of a session; `expiry` in epoch milliseconds. */
export type SessionRecord = { id: string; expiry: number };

/** The session after a use; "kept" needs no writing, and "new" is another session than before. */
export type UsedSession = { record: SessionRecord; change: "kept" | "renewed" | "new" };

/** Whether what was found in storage has the shape of a session; it may still have ended. */
export function isSessionRecord(value: unknown): value is SessionRecord {
  if (typeof value !== "object" || value === null || !("id" in value) || !("expiry" in value)) return false;
  return isUuid(value.id) && Number.isFinite(value.expiry);
}

/** Whether a use of this session changes nothing, so that storage need not even be read. */
export function isFreshlyUsed(record: SessionRecord, nowMs: number): boolean {
  return record.expiry - nowMs > SESSION_RENEWAL_MS;
}

/**
 * The session that a use at `nowMs` belongs to: the stored one while it has not expired, extended when it was last used
 * over 30 seconds ago; otherwise a new one.
 */
export function usedSession(stored: SessionRecord | null, nowMs: number, newId: () => string): UsedSession {
  const expiry = nowMs + SESSION_LENGTH_MS;
  if (stored === null || stored.expiry < nowMs) return { record: { id: newId(), expiry }, change: "new" };
  if (isFreshlyUsed(stored, nowMs)) return { record: stored, change: "kept" };
  return { record: { id: stored.id, expiry }, change: "renewed" };
}
