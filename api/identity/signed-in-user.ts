import { ApiFailure } from "../api-failure";
import type { ApiContext } from "../api-context";
import type { Viewer } from "./viewer";

/**
 * The account that makes this request.
 * @throws ApiFailure sign_in_required for guests and visitors without a session
 */
export function signedInUserId(context: ApiContext): string {
  const viewer = context.get("viewer");
  if (!viewer || viewer.isGuest) throw new ApiFailure("sign_in_required");
  return viewer.userId;
}

/**
 * Whoever makes this request and has a session, guests included.
 * @throws ApiFailure sign_in_required for visitors without a session
 */
export function playerOf(context: ApiContext): Viewer {
  const viewer = context.get("viewer");
  if (!viewer) throw new ApiFailure("sign_in_required");
  return viewer;
}
