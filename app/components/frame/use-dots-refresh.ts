import { useEffect } from "react";
import { NO_NOTIFICATION_FLAGS, setNotificationFlags } from "~/browser/notification-flags";
import { fieldOf, fetchPortal } from "~/browser/portal-request";
import { onTabReturn } from "~/browser/tab-return";
import { paths } from "~/paths";
import { useRootData } from "./use-root-data";

/** Loads on mount, focus, reconnect and each root revalidation; a failed request keeps the stored dots. */
export function useDotsRefresh(): void {
  const root = useRootData();
  const userId = root.session.user?.userId;

  useEffect(() => () => setNotificationFlags(NO_NOTIFICATION_FLAGS), [userId]);

  useEffect(() => {
    if (root.session.status !== "authenticated") return;
    const leaving = new AbortController();
    const load = () => {
      if (document.hidden || !navigator.onLine) return;
      void askForMessages(leaving.signal);
      void askForFriendRequests(leaving.signal);
    };
    load();
    const stopHearing = onTabReturn(load);
    return () => {
      stopHearing();
      leaving.abort();
    };
  }, [root]);
}

async function askForMessages(signal: AbortSignal): Promise<void> {
  const hasUnread = fieldOf(await fetchPortal(paths.bell, { signal }), "hasUnread");
  if (typeof hasUnread === "boolean" && !signal.aborted) setNotificationFlags({ hasUnread });
}

async function askForFriendRequests(signal: AbortSignal): Promise<void> {
  const requests = fieldOf(await fetchPortal(paths.friendRequests(0, 1), { signal }), "requests");
  if (Array.isArray(requests) && !signal.aborted) setNotificationFlags({ hasFriendRequests: requests.length > 0 });
}
