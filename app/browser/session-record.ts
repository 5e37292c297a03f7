import { isRecentlyUsed, isSessionRecord, touchSession, type SessionRecord } from "~/rules/front-end-session";
import { newId } from "./new-id";
import { readStored, writeStored } from "./storage";

const SESSION_KEY = "session";

/** docs/product/sessions.md#front-end-session */
const ACTIVITIES = ["click", "pointermove", "scroll", "keydown", "touchstart"] as const;

/** Capture, since a scroll does not bubble and components may stop clicks. */
const LISTENER_OPTIONS = { passive: true, capture: true };

/** Avoids a storage read per event; the fallback where storage is blocked. */
let current: SessionRecord | null = null;

export function markSessionUsed(onNew?: () => void): SessionRecord {
  const nowMs = Date.now();
  if (current !== null && isRecentlyUsed(current, nowMs)) return current;
  const { record, change } = touchSession(
    readStored<SessionRecord | null>(SESSION_KEY, isSessionRecord, current),
    nowMs,
    newId,
  );
  current = record;
  if (change !== "kept") writeStored(SESSION_KEY, JSON.stringify(record));
  if (change === "new") onNew?.();
  return record;
}

export function renewSessionOnActivity(onNew: () => void): () => void {
  const renew = () => {
    markSessionUsed(onNew);
  };
  for (const activity of ACTIVITIES) window.addEventListener(activity, renew, LISTENER_OPTIONS);
  return () => {
    for (const activity of ACTIVITIES) window.removeEventListener(activity, renew, LISTENER_OPTIONS);
  };
}
