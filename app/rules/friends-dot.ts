import type { FriendRequest } from "~contract/entities/friend-request";
import type { Viewer } from "./section-visibility";

/**
 * Whether Friends in the sign-in menu carries a dot: when any friend request is pending (spec section 2, "Page frame").
 * Null are requests that have not been answered yet.
 */
export function hasFriendsDot(viewer: Viewer, received: readonly Pick<FriendRequest, "requestId">[] | null): boolean {
  return viewer === "authenticated" && received !== null && received.length > 0;
}
