import type { Viewer } from "./section-visibility";

export type SessionSnapshot = { status: Viewer; userId: string | null };

/** Reaction to a session change in another tab; "reload" clears account data (docs/product/sessions.md#log-out). */
export type SessionTransition = "none" | "refresh" | "reload";

/** Compares the tab with a session check (null: no response). Never reloads during a game. */
export function sessionTransition(
  shown: SessionSnapshot,
  found: SessionSnapshot | null,
  isPlaying: boolean,
): SessionTransition {
  if (found === null || found.status === "loading" || found.status === "unknown") return "none";
  const wasSignedIn = shown.status === "authenticated";
  const isSignedIn = found.status === "authenticated";
  if (wasSignedIn === isSignedIn && !(isSignedIn && areDifferent(shown.userId, found.userId))) return "none";
  return wasSignedIn && !isPlaying ? "reload" : "refresh";
}

/** Unknown ids count as equal, or the tab would reload forever. */
function areDifferent(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other;
}
