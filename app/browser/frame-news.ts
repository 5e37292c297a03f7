/** What waits for a player; null before it is known. */
export type FrameNews = { hasUnread: boolean | null; hasFriendRequests: boolean | null };

export const NO_NEWS: FrameNews = { hasUnread: null, hasFriendRequests: null };

let news = NO_NEWS;
const listeners = new Set<() => void>();

export const frameNews = (): FrameNews => news;

/** Keeps what the life of the tab has found out, for whoever draws a dot. */
export function tellFrameNews(found: Partial<FrameNews>): void {
  news = { ...news, ...found };
  for (const listener of listeners) listener();
}

/** Tells of each change; returns how to stop. */
export function onFrameNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
