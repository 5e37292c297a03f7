import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addItem,
  hideItem,
  releaseItem,
  createPreloadedItem,
  updateProgress,
  removeItem,
  showItem,
  type PreloadedItem,
} from "./preload-list";

const anItem = (id: string, overrides: Partial<PreloadedItem> = {}): PreloadedItem => ({
  ...createPreloadedItem({ id, gameLink: `/games/${id}/`, thumbnail: null, challengeId: null }),
  ...overrides,
});
const idsOf = (items: readonly PreloadedItem[]) => items.map(({ id }) => id);
const only = ([item]: readonly PreloadedItem[]) => item;

describe("adding", () => {
  it("evicts the oldest uncached item first", () => {
    const items = [anItem("a", { cached: true }), anItem("b"), anItem("c")];
    expect(idsOf(addItem(items, anItem("d"), 3))).toEqual(["a", "c", "d"]);
  });

  it("evicts the oldest when all are cached", () => {
    const items = [anItem("a", { cached: true }), anItem("b", { cached: true })];
    expect(idsOf(addItem(items, anItem("c"), 2))).toEqual(["b", "c"]);
  });

  it("keeps the new item with any limit", () => {
    expect(idsOf(addItem([anItem("a")], anItem("b"), 0))).toEqual(["b"]);
  });
});

describe("progress", () => {
  it("freezes a hidden item at 1, not earlier", () => {
    const half = updateProgress([anItem("a")], "a", { progress: 0.5, strategy: "preloading" });
    expect(only(half)).toMatchObject({ loadingProgress: 0.5, frozen: false, loaded: false, cached: false });
    const complete = updateProgress(half, "a", { progress: 1, strategy: "preloading" });
    expect(only(complete)).toMatchObject({ loadingProgress: 1, frozen: true, loaded: true });
  });

  it("never freezes a visible item", () => {
    const played = showItem([anItem("a")], "a");
    expect(only(updateProgress(played, "a", { progress: 1, strategy: undefined }))).toMatchObject({ frozen: false });
  });

  it("marks an autoloading item as cached", () => {
    const report = { progress: 0.1, strategy: "autoloading" };
    expect(only(updateProgress([anItem("a")], "a", report))).toMatchObject({ cached: true });
  });

  it("keeps the cached flag when a report has no strategy", () => {
    const report = { progress: 0.1, strategy: undefined };
    expect(only(updateProgress([anItem("a", { cached: true })], "a", report))).toMatchObject({ cached: true });
    expect(only(updateProgress([anItem("a")], "a", report))).toMatchObject({ cached: false });
  });
});

describe("leaving", () => {
  it.each([
    [0, false, "removed"],
    [0.01, false, "hidden"],
    [0.99, false, "hidden"],
    [1, false, "removed"],
    [0, true, "hidden"],
    [0.5, true, "hidden"],
    [1, true, "frozen"],
  ])("at %s, cached %s: %s", (loadingProgress, cached, outcome) => {
    const item = anItem("a", { loadingProgress, cached, loaded: loadingProgress === 1, hidden: false });
    const remaining = only(releaseItem([item], "a"));
    expect(remaining === undefined).toBe(outcome === "removed");
    if (remaining) expect(remaining).toMatchObject({ hidden: true, frozen: outcome === "frozen" });
  });

  it("ignores an unknown game", () => {
    const items = [anItem("a", { hidden: false })];
    expect(releaseItem(items, "b")).toEqual(items);
  });
});

describe("one of several", () => {
  const items = [anItem("a", { cached: true }), anItem("b"), anItem("c", { loaded: true })];
  const [first, , last] = items;

  it("changes only that item", () => {
    const report = { progress: 0.5, strategy: undefined };
    expect(updateProgress(items, "b", report)).toEqual([first, { ...anItem("b"), loadingProgress: 0.5 }, last]);
    expect(showItem(items, "b")).toEqual([first, { ...anItem("b"), hidden: false }, last]);
    expect(hideItem(showItem(items, "b"), "b")).toEqual(items);
  });

  it("is released or removed without the others", () => {
    expect(idsOf(releaseItem(items, "b"))).toEqual(["a", "c"]);
    expect(idsOf(releaseItem(items, "a"))).toEqual(["a", "b", "c"]);
    expect(idsOf(removeItem(items, "a"))).toEqual(["b", "c"]);
  });
});

type Step = (items: readonly PreloadedItem[]) => readonly PreloadedItem[];

const id = fc.constantFrom("a", "b", "c", "d");
const steps = (limit: number) =>
  fc.array(
    fc.oneof(
      id.map(
        (one): Step =>
          (items) =>
            addItem(items, anItem(one), limit),
      ),
      fc
        .record({ one: id, progress: fc.double({ min: 0, max: 1, noNaN: true }), isAuto: fc.boolean() })
        .map(({ one, progress, isAuto }): Step => {
          const strategy = isAuto ? "autoloading" : "preloading";
          return (items) => updateProgress(items, one, { progress, strategy });
        }),
      id.map(
        (one): Step =>
          (items) =>
            updateProgress(items, one, { progress: 1, strategy: undefined }),
      ),
      id.map(
        (one): Step =>
          (items) =>
            showItem(items, one),
      ),
      id.map(
        (one): Step =>
          (items) =>
            hideItem(items, one),
      ),
      id.map(
        (one): Step =>
          (items) =>
            releaseItem(items, one),
      ),
      id.map(
        (one): Step =>
          (items) =>
            removeItem(items, one),
      ),
    ),
    { maxLength: 40 },
  );
const sequences = fc
  .integer({ min: 1, max: 3 })
  .chain((limit) => fc.record({ limit: fc.constant(limit), all: steps(limit) }));

function listsOf(all: readonly Step[]): (readonly PreloadedItem[])[] {
  const lists: (readonly PreloadedItem[])[] = [[]];
  for (const step of all) lists.push(step(lists.at(-1) ?? []));
  return lists;
}

describe("any sequence of changes", () => {
  it("has each game once and at most as many as the limit", () => {
    fc.assert(
      fc.property(sequences, ({ limit, all }) => {
        for (const items of listsOf(all)) {
          expect(new Set(idsOf(items)).size).toBe(items.length);
          expect(items.length).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });

  it("freezes exactly the loaded hidden games", () => {
    fc.assert(
      fc.property(sequences, ({ all }) => {
        for (const item of listsOf(all).flat()) {
          expect(item.frozen).toBe(item.loaded && item.hidden);
          expect(item.loaded).toBe(item.loadingProgress === 1);
        }
      }),
    );
  });

  it("keeps the order of remaining items, so that no frame is moved", () => {
    fc.assert(
      fc.property(sequences, ({ all }) => {
        const lists = listsOf(all);
        for (const [index, items] of lists.entries()) {
          const next = idsOf(lists[index + 1] ?? items);
          const newest = next.at(-1);
          const remaining = idsOf(items).filter((one) => one !== newest && next.includes(one));
          expect(next.filter((one) => remaining.includes(one))).toEqual(remaining);
        }
      }),
    );
  });

  it("keeps no uncached item with progress 0 or 1 after its release", () => {
    fc.assert(
      fc.property(sequences, id, ({ all }, releasedId) => {
        const items = listsOf(all).at(-1) ?? [];
        const remaining = releaseItem(items, releasedId).find((item) => item.id === releasedId);
        if (remaining && !remaining.cached) expect(remaining.loadingProgress % 1).not.toBe(0);
      }),
    );
  });
});
