import { useFetcher } from "@remix-run/react";
import { bell, type Bell } from "~/rules/bell-dot";
import { hasFriendsDot } from "~/rules/friends-dot";
import type { BellAnswer, FriendRequestsAnswer } from "~/view-models/frame-answers";
import { useRootData } from "./use-root-data";

/*
 * What these fetchers hold is asked for by the life of the tab, once the page is usable; whoever draws a dot only reads
 * it. Both start without a dot, as the first HTML does.
 */

export const useBellFetcher = () => useFetcher<BellAnswer | null>({ key: "bell" });

export const useFriendRequestsFetcher = () => useFetcher<FriendRequestsAnswer | null>({ key: "friend-requests" });

/** The bell of the top bar: dimmed while there is nobody to ring for, with a dot while a message is unread. */
export function useUnreadDot(): Bell {
  const { session } = useRootData();
  const hasUnread = useBellFetcher().data?.hasUnread ?? null;
  return bell({ viewer: session.status, isProfileLoaded: session.user !== null, hasUnread });
}

/** Whether Friends in the sign-in menu has a dot: a friend request waits. */
export function useFriendsDot(): boolean {
  const { session } = useRootData();
  return hasFriendsDot(session.status, useFriendRequestsFetcher().data?.requests ?? null);
}
