import type { Viewer } from "./section-visibility";

/** True if a friend request is pending; `hasRequests` is null before the response. */
export function hasFriendsDot(viewer: Viewer, hasRequests: boolean | null): boolean {
  return viewer === "authenticated" && hasRequests === true;
}
