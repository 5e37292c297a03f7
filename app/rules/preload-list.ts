import type { LoadingStrategy } from "./loading-strategy";

/** A game whose frame is kept beside the pages (docs/product/playing.md#preloaded-item). */
export type PreloadedItem = {
  /** The game's id. */
  id: string;
  gameLink: string;
  /** A picture; the list never looks at it. */
  thumbnail: unknown;
  challengeId: string | null;
  /** 0 to 1, as the game says. */
  loadingProgress: number;
  /** Nobody plays it: its frame is out of sight. */
  hidden: boolean;
  /** It has been sent PAUSE. */
  frozen: boolean;
  loaded: boolean;
  cached: boolean;
};

export type LoadReport = { progress: number; strategy: string | undefined };

type Items<Item extends PreloadedItem> = readonly Item[];

const AUTOLOADING: LoadingStrategy = "autoloading";

/** An item that begins to load out of sight. */
export function newItem<About extends Pick<PreloadedItem, "id" | "gameLink" | "thumbnail" | "challengeId">>(
  about: About,
): About & PreloadedItem {
  return { ...about, loadingProgress: 0, hidden: true, frozen: false, loaded: false, cached: false };
}

/**
 * Puts a game at the end of the list and keeps `limit` of them at most: the oldest that is not cached goes first, then
 * the oldest, never the new one. One game is there once. The others never change places, since a frame that is moved
 * loads anew.
 */
export function addItem<Item extends PreloadedItem>(items: Items<Item>, item: Item, limit: number): Items<Item> {
  let kept = [...items.filter(({ id }) => id !== item.id), item];
  while (kept.length > Math.max(1, limit)) {
    const others = kept.slice(0, -1);
    const leaving = others.find(({ cached }) => !cached) ?? others[0];
    kept = kept.filter((one) => one !== leaving);
  }
  return kept;
}

/**
 * LOAD_PROGRESS (docs/product/playing.md#preload-progress): at 1 a hidden item is frozen; autoloaded items are cached.
 */
export function noteProgress<Item extends PreloadedItem>(
  items: Items<Item>,
  id: string,
  { progress, strategy }: LoadReport,
): Items<Item> {
  return change(items, id, (item) => {
    const loaded = item.loaded || progress >= 1;
    return {
      ...item,
      loadingProgress: loaded ? 1 : progress,
      loaded,
      frozen: item.frozen || (loaded && item.hidden),
      cached: strategy === undefined ? item.cached : strategy === AUTOLOADING,
    };
  });
}

/** The player plays it: it comes into sight and runs. */
export function showItem<Item extends PreloadedItem>(items: Items<Item>, id: string): Items<Item> {
  return change(items, id, (item) => ({ ...item, hidden: false, frozen: false }));
}

/** It goes out of sight; what has loaded is frozen there, what has not goes on loading. */
export function hideItem<Item extends PreloadedItem>(items: Items<Item>, id: string): Items<Item> {
  return change(items, id, (item) => ({ ...item, hidden: true, frozen: item.loaded }));
}

/**
 * The player leaves the game's page: an item with progress 0 or 1 that is not cached is removed, any other stays
 * hidden.
 */
export function leaveItem<Item extends PreloadedItem>(items: Items<Item>, id: string): Items<Item> {
  const item = items.find((one) => one.id === id);
  if (!item) return items;
  const isLoading = item.loadingProgress > 0 && item.loadingProgress < 1;
  return item.cached || isLoading ? hideItem(items, id) : removeItem(items, id);
}

export function removeItem<Item extends PreloadedItem>(items: Items<Item>, id: string): Items<Item> {
  return items.filter((item) => item.id !== id);
}

function change<Item extends PreloadedItem>(items: Items<Item>, id: string, to: (item: Item) => Item): Items<Item> {
  return items.map((item) => (item.id === id ? to(item) : item));
}
