import { toFeedPage, type FeedPageData, type FeedPageView } from "./feed-page";
import type { ViewContext } from "./view-context";

export type EventFeedView = Pick<FeedPageView, "title" | "description" | "blocks">;

export function toEventFeed(found: FeedPageData, view: ViewContext): EventFeedView {
  const { title, description, blocks } = toFeedPage(found, view);
  return { title, description, blocks };
}
