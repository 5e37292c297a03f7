import { ApiFailure } from "../api-failure";
import type { ApiContext } from "../api-context";
import type { Viewer } from "./viewer";

/** Guests and bearer tokens included. */
export function requireViewerUserId(context: ApiContext): string {
  const viewer = context.get("viewer");
  if (!viewer) throw new ApiFailure("sign_in_required");
  return viewer.userId;
}

export function requireSignedInUserId(context: ApiContext): string {
  const viewer = context.get("viewer");
  if (!viewer || viewer.isGuest) throw new ApiFailure("sign_in_required");
  return viewer.userId;
}

/** Guests included, bearer tokens not. */
export function requirePlayer(context: ApiContext): Viewer & { sessionId: string } {
  const viewer = context.get("viewer");
  if (!viewer || viewer.sessionId === null) throw new ApiFailure("sign_in_required");
  return { ...viewer, sessionId: viewer.sessionId };
}
