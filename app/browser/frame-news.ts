export type FrameNews = { hasUnread: boolean | null; hasFriendRequests: boolean | null };

export const NO_NEWS: FrameNews = { hasUnread: null, hasFriendRequests: null };

let news = NO_NEWS;
const listeners = new Set<() => void>();

export const frameNews = (): FrameNews => news;

export function tellFrameNews(found: Partial<FrameNews>): void {
  news = { ...news, ...found };
  for (const listener of listeners) listener();
}

export function onFrameNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
