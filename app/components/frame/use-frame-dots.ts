import { useSyncExternalStore } from "react";
import { frameNews, NO_NEWS, onFrameNews } from "~/browser/frame-news";
import { bell, type Bell } from "~/rules/bell-dot";
import { hasFriendsDot } from "~/rules/friends-dot";
import { useRootData } from "./use-root-data";

/*
 * What waits is asked for by the life of the tab, once the page is usable; whoever draws a dot only reads it. Both start
 * without a dot, as the first HTML does.
 */

const useFrameNews = () => useSyncExternalStore(onFrameNews, frameNews, () => NO_NEWS);

/** The bell of the top bar: dimmed while there is nobody to ring for, with a dot while a message is unread. */
export function useUnreadDot(): Bell {
  const { session } = useRootData();
  const { hasUnread } = useFrameNews();
  return bell({ viewer: session.status, isProfileLoaded: session.user !== null, hasUnread });
}

/** Whether Friends in the sign-in menu has a dot: a friend request waits. */
export function useFriendsDot(): boolean {
  const { session } = useRootData();
  return hasFriendsDot(session.status, useFrameNews().hasFriendRequests);
}
