import type { Viewer } from "./section-visibility";

/** What of the messages the bell asks for: the newest unread one is enough (docs/product/frame.md#bell). */
export const BELL_PROBE = { read: false, page: 0, pageSize: 1 } as const;

export type Bell = { isDisabled: boolean; hasDot: boolean };

type BellState = {
  viewer: Viewer;
  isProfileLoaded: boolean;
  /** Whether the probe brought a message; null before it answered. */
  hasUnread: boolean | null;
};

/**
 * The bell of the top bar: dimmed and disabled for whoever is signed out or has no profile yet; with a dot when any
 * unread message came.
 */
export function bell({ viewer, isProfileLoaded, hasUnread }: BellState): Bell {
  const isDisabled = viewer !== "authenticated" || !isProfileLoaded;
  return { isDisabled, hasDot: !isDisabled && hasUnread === true };
}
