import { isFreshlyUsed, isSessionRecord, usedSession, type SessionRecord } from "~/rules/front-end-session";
import { newId } from "./new-id";
import { readStored, writeStored } from "./storage";

const SESSION_KEY = "session";

/** What counts as using the site (docs/product/sessions.md#front-end-session). */
const ACTIVITIES = ["click", "pointermove", "scroll", "keydown", "touchstart"] as const;

/** Heard on the way down: a scroll does not bubble, and a page's part may keep its clicks to itself. */
const LISTENING = { passive: true, capture: true };

/** Kept beside the storage: it saves reading it at each move, and stands in where it does not work. */
let current: SessionRecord | null = null;

/**
 * Marks the session as used now and returns it. Storage is read and written only when the last use was over 30 seconds
 * ago; another tab may have renewed the session meanwhile. `onNew` hears of a session that had to begin anew.
 */
export function markSessionUsed(onNew?: () => void): SessionRecord {
  const nowMs = Date.now();
  if (current !== null && isFreshlyUsed(current, nowMs)) return current;
  const { record, change } = usedSession(
    readStored<SessionRecord | null>(SESSION_KEY, isSessionRecord, current),
    nowMs,
    newId,
  );
  current = record;
  if (change !== "kept") writeStored(SESSION_KEY, JSON.stringify(record));
  if (change === "new") onNew?.();
  return record;
}

/** Marks the session as used at every activity; returns how to stop. */
export function renewSessionOnActivity(onNew: () => void): () => void {
  const renew = () => {
    markSessionUsed(onNew);
  };
  for (const activity of ACTIVITIES) window.addEventListener(activity, renew, LISTENING);
  return () => {
    for (const activity of ACTIVITIES) window.removeEventListener(activity, renew, LISTENING);
  };
}
