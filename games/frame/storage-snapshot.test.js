// @ts-check
import { describe, expect, it } from "vitest";
import { restoreSnapshot } from "./storage-restore.js";
import { MAX_SNAPSHOT_BYTES, takeSnapshot } from "./storage-snapshot.js";

class FakeStorage {
  /** @param {Record<string, string>} entries */
  constructor(entries) {
    Object.assign(this, entries);
  }
  /** @param {string} key */
  getItem(key) {
    return /** @type {Record<string, string>} */ (/** @type {unknown} */ (this))[key] ?? null;
  }
  /** @param {string} key @param {string} value */
  setItem(key, value) {
    Object.assign(this, { [key]: value });
  }
  clear() {
    for (const key of Object.keys(this)) Reflect.deleteProperty(this, key);
  }
}

/** With localStorage only; databases are tried in a browser. @param {Record<string, string>} entries */
const frameWith = (entries) => {
  const localStorage = new FakeStorage(entries);
  const own = { localStorage, indexedDB: { databases: () => Promise.resolve([{ name: "UnityCache", version: 1 }]) } };
  return { own: /** @type {Window} */ (/** @type {unknown} */ (own)), localStorage };
};

describe("what a game has stored", () => {
  it("is the same snapshot whatever the order, without engines' caches", async () => {
    const snapshot = {
      format: 1,
      local: [
        ["a", "1"],
        ["b", "2"],
      ],
      databases: [],
    };
    for (const entries of [
      { b: "2", a: "1" },
      { a: "1", b: "2" },
    ])
      expect(await takeSnapshot(frameWith(entries).own)).toEqual({ snapshot, problem: null });
  });

  it("is no snapshot when it is too large, in bytes", async () => {
    const umlauts = "ü".repeat(MAX_SNAPSHOT_BYTES / 2);
    expect(await takeSnapshot(frameWith({ a: umlauts }).own)).toMatchObject({ snapshot: null, problem: "too-large" });
    expect(await takeSnapshot(frameWith({ a: umlauts.slice(50) }).own)).toMatchObject({ problem: null });
  });

  it("is replaced as a whole", async () => {
    const { own, localStorage } = frameWith({ old: "1" });
    await restoreSnapshot(own, { format: 1, local: [["new", "2"]], databases: [] });
    expect({ ...localStorage }).toEqual({ new: "2" });
    await restoreSnapshot(own, null);
    expect({ ...localStorage }).toEqual({});
  });

  it("stays when a snapshot is of a later version or damaged", async () => {
    const { own, localStorage } = frameWith({ old: "1" });
    await expect(restoreSnapshot(own, { format: 2, local: [], databases: [] })).rejects.toThrow("format 2");
    const store = {
      name: "s",
      keyPath: null,
      autoIncrement: false,
      indexes: [],
      records: [/** @type {[number, {}]} */ ([1, {}])],
    };
    const damaged = { format: 1, local: [], databases: [{ name: "d", version: 1, stores: [store] }] };
    await expect(restoreSnapshot(own, damaged)).rejects.toThrow();
    expect({ ...localStorage }).toEqual({ old: "1" });
  });
});
