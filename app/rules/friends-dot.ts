import type { Viewer } from "./section-visibility";

/**
 * Whether Friends in the sign-in menu carries a dot: when any friend request is pending. Null while that has not been
 * answered yet.
 */
export function hasFriendsDot(viewer: Viewer, hasRequests: boolean | null): boolean {
  return viewer === "authenticated" && hasRequests === true;
}
