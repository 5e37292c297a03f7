import { ApiFailure } from "../api-failure";
import type { ApiContext } from "../api-context";
import type { Viewer } from "./viewer";

export function requireSignedInUserId(context: ApiContext): string {
  const viewer = context.get("viewer");
  if (!viewer || viewer.isGuest) throw new ApiFailure("sign_in_required");
  return viewer.userId;
}

/** Guests included. */
export function requirePlayer(context: ApiContext): Viewer {
  const viewer = context.get("viewer");
  if (!viewer) throw new ApiFailure("sign_in_required");
  return viewer;
}
