import type { Viewer } from "./section-visibility";

/** The newest unread message is enough (docs/product/frame.md#bell). */
export const BELL_PROBE = { read: false, page: 0, pageSize: 1 } as const;

export type Bell = { isDisabled: boolean; hasDot: boolean };

type BellState = {
  viewer: Viewer;
  isProfileLoaded: boolean;
  hasUnread: boolean | null;
};

/** The bell is disabled without an account or its profile; the dot marks unread messages. */
export function bell({ viewer, isProfileLoaded, hasUnread }: BellState): Bell {
  const isDisabled = viewer !== "authenticated" || !isProfileLoaded;
  return { isDisabled, hasDot: !isDisabled && hasUnread === true };
}

/** True if a friend request is pending; `hasRequests` is null before the response. */
export function hasFriendsDot(viewer: Viewer, hasRequests: boolean | null): boolean {
  return viewer === "authenticated" && hasRequests === true;
}
