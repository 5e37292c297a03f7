import { useEffect } from "react";
import { NO_NEWS, tellFrameNews } from "~/browser/frame-news";
import { fieldOf, portalAnswer } from "~/browser/portal-answer";
import { onTabReturn } from "~/browser/tab-return";
import { paths } from "~/paths";
import { useRootData } from "./use-root-data";

/** Loads on mount, focus, reconnect and each root revalidation; a failed request keeps the stored dots. */
export function useDotsRefresh(): void {
  const root = useRootData();
  const userId = root.session.user?.userId;

  useEffect(() => () => tellFrameNews(NO_NEWS), [userId]);

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
  const hasUnread = fieldOf(await portalAnswer(paths.bell, { signal }), "hasUnread");
  if (typeof hasUnread === "boolean" && !signal.aborted) tellFrameNews({ hasUnread });
}

async function askForFriendRequests(signal: AbortSignal): Promise<void> {
  const requests = fieldOf(await portalAnswer(paths.friendRequests(0, 1), { signal }), "requests");
  if (Array.isArray(requests) && !signal.aborted) tellFrameNews({ hasFriendRequests: requests.length > 0 });
}
