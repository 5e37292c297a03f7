import { useSyncExternalStore } from "react";
import { readNotificationFlags, NO_NOTIFICATION_FLAGS, onNotificationFlags } from "~/browser/notification-flags";
import { bell, type Bell, hasFriendsDot } from "~/rules/notification-dots";
import { useRootData } from "./use-root-data";

/* Only useDotsRefresh fetches the flags; these hooks read the store. The server's HTML has no dots. */

const useNotificationFlags = () =>
  useSyncExternalStore(onNotificationFlags, readNotificationFlags, () => NO_NOTIFICATION_FLAGS);

export function useUnreadDot(): Bell {
  const { session } = useRootData();
  const { hasUnread } = useNotificationFlags();
  return bell({ viewer: session.status, isProfileLoaded: session.user !== null, hasUnread });
}

export function useFriendsDot(): boolean {
  const { session } = useRootData();
  return hasFriendsDot(session.status, useNotificationFlags().hasFriendRequests);
}
