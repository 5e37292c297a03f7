import type { Viewer } from "./section-visibility";

/** Who a tab shows, or whom the session check has just found. */
export type SessionSeen = { status: Viewer; userId: string | null };

/**
 * What a tab has to do when somebody signs in or out in another one: nothing, ask for its data again, or load anew so
 * that nothing of the account before is left in memory (docs/product/sessions.md#log-out).
 */
export type SessionTransition = "none" | "refresh" | "reload";

/**
 * Compares what a tab shows with what a session check found; null is a check without an answer. A guest account counts
 * as signed out. A running game is never cut off: its page asks again instead of loading anew.
 */
export function sessionTransition(
  shown: SessionSeen,
  found: SessionSeen | null,
  isPlaying: boolean,
): SessionTransition {
  if (found === null || found.status === "loading" || found.status === "unknown") return "none";
  const wasSignedIn = shown.status === "authenticated";
  const isSignedIn = found.status === "authenticated";
  if (wasSignedIn === isSignedIn && !(isSignedIn && areDifferent(shown.userId, found.userId))) return "none";
  return wasSignedIn && !isPlaying ? "reload" : "refresh";
}

/** An id that is not known, as when the profile did not load, is no other one: such a tab would load anew for ever. */
function areDifferent(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other;
}
