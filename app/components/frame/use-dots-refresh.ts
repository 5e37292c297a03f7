import { useEffect } from "react";
import { onTabReturn } from "~/browser/tab-return";
import { paths } from "~/paths";
import { useBellFetcher, useFriendRequestsFetcher } from "./use-frame-dots";
import { useRootData } from "./use-root-data";

/** Asks for what the dots of the bell and of Friends stand for: now, on focus and on reconnect (spec section 7). */
export function useDotsRefresh(): void {
  const isSignedIn = useRootData().session.status === "authenticated";
  const { load: loadBell } = useBellFetcher();
  const { load: loadFriendRequests } = useFriendRequestsFetcher();

  useEffect(() => {
    if (!isSignedIn) return;
    const load = () => {
      if (document.hidden || !navigator.onLine) return;
      loadBell(paths.bell);
      loadFriendRequests(paths.friendRequests(0, 1));
    };
    load();
    return onTabReturn(load);
  }, [isSignedIn, loadBell, loadFriendRequests]);
}
