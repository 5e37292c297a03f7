import type { LoadingStrategy } from "./loading-strategy";

/** A game preloaded in a hidden frame (docs/product/playing.md#preloaded-item). */
export type PreloadedItem = {
  id: string;
  gameLink: string;
  thumbnail: unknown;
  challengeId: string | null;
  loadingProgress: number;
  hidden: boolean;
  frozen: boolean;
  loaded: boolean;
  cached: boolean;
};

export type LoadReport = { progress: number; strategy: string | undefined };

type Items<Item extends PreloadedItem> = readonly Item[];

const AUTOLOADING: LoadingStrategy = "autoloading";

/** A hidden item at the start of loading. */
export function createPreloadedItem<About extends Pick<PreloadedItem, "id" | "gameLink" | "thumbnail" | "challengeId">>(
  about: About,
): About & PreloadedItem {
  return { ...about, loadingProgress: 0, hidden: true, frozen: false, loaded: false, cached: false };
}

/** Appends an item; above `limit` evicts the oldest, uncached first. Keeps the order: a moved iframe reloads. */
export function addItem<Item extends PreloadedItem>(items: Items<Item>, item: Item, limit: number): Items<Item> {
  let list = [...items.filter(({ id }) => id !== item.id), item];
  while (list.length > Math.max(1, limit)) {
    const others = list.slice(0, -1);
    const evicted = others.find(({ cached }) => !cached) ?? others[0];
    list = list.filter((one) => one !== evicted);
  }
  return list;
}

/** Freezes a hidden item at 1; marks autoloaded items as cached (docs/product/playing.md#preload-progress). */
export function updateProgress<Item extends PreloadedItem>(
  items: Items<Item>,
  id: string,
  { progress, strategy }: LoadReport,
): Items<Item> {
  return updateItem(items, id, (item) => {
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

/** Shows and unfreezes an item. */
export function showItem<Item extends PreloadedItem>(items: Items<Item>, id: string): Items<Item> {
  return updateItem(items, id, (item) => ({ ...item, hidden: false, frozen: false }));
}

/** Hides an item; freezes it once loaded. */
export function hideItem<Item extends PreloadedItem>(items: Items<Item>, id: string): Items<Item> {
  return updateItem(items, id, (item) => ({ ...item, hidden: true, frozen: item.loaded }));
}

/** On leaving the game's page: removes an uncached item with progress 0 or 1, hides others. */
export function releaseItem<Item extends PreloadedItem>(items: Items<Item>, id: string): Items<Item> {
  const item = items.find((one) => one.id === id);
  if (!item) return items;
  const isLoading = item.loadingProgress > 0 && item.loadingProgress < 1;
  return item.cached || isLoading ? hideItem(items, id) : removeItem(items, id);
}

export function removeItem<Item extends PreloadedItem>(items: Items<Item>, id: string): Items<Item> {
  return items.filter((item) => item.id !== id);
}

function updateItem<Item extends PreloadedItem>(
  items: Items<Item>,
  id: string,
  update: (item: Item) => Item,
): Items<Item> {
  return items.map((item) => (item.id === id ? update(item) : item));
}
