import type { Viewer } from "./section-visibility";

export type SessionSnapshot = { status: Viewer; userId: string | null };

/** Reaction to a session change in another tab; "reload" clears account data (docs/product/sessions.md#log-out). */
export type SessionTransition = "none" | "refresh" | "reload";

/** Compares the tab with a session check (null: no response). Never reloads during a game. */
export function sessionTransition(
  current: SessionSnapshot,
  latest: SessionSnapshot | null,
  isPlaying: boolean,
): SessionTransition {
  if (latest === null || latest.status === "loading" || latest.status === "unknown") return "none";
  const wasSignedIn = current.status === "authenticated";
  const isSignedIn = latest.status === "authenticated";
  if (wasSignedIn === isSignedIn && !(isSignedIn && areDifferent(current.userId, latest.userId))) return "none";
  return wasSignedIn && !isPlaying ? "reload" : "refresh";
}

/** Unknown ids count as equal, or the tab would reload forever. */
function areDifferent(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other;
}
