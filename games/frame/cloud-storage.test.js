// @ts-check
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openStorage, saveStorage } from "./cloud-storage.js";

const SITE = "https://portal.test";
const INTERVAL_MS = 8_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A frame with one database, which something that cannot be watched may have written. */
const createFrame = () => {
  const posted = vi.fn();
  const parent = { postMessage: posted };
  const databases = vi.fn(() => Promise.resolve([]));
  class Store {
    put() {
      return undefined;
    }
  }
  const own = Object.assign(new EventTarget(), {
    ...{ parent, top: parent, length: 0, performance, setInterval, setTimeout, localStorage: {}, console },
    ...{ IDBObjectStore: Store, IDBCursor: class {}, IDBFactory: class {}, Worker: class {} },
    ...{ indexedDB: { databases }, navigator: {}, document: Object.assign(new EventTarget(), { hidden: false }) },
    location: Object.assign(new URL("https://g-a.test/storage?next=/build/"), { replace: vi.fn() }),
  });
  return { own, frame: /** @type {Window & typeof globalThis} */ (/** @type {unknown} */ (own)), posted, databases };
};

it("looks again after changes, and again and again where a worker may make them", async () => {
  const { own, frame, posted, databases } = createFrame();
  saveStorage(frame, SITE);
  await vi.advanceTimersByTimeAsync(INTERVAL_MS * 2);
  expect(databases).not.toHaveBeenCalled();
  new own.IDBObjectStore().put();
  await vi.advanceTimersByTimeAsync(INTERVAL_MS * 3);
  expect(databases).toHaveBeenCalledTimes(1);
  expect(new own.Worker()).toBeInstanceOf(own.Worker);
  await vi.advanceTimersByTimeAsync(INTERVAL_MS * 3);
  expect(databases.mock.calls.length).toBeGreaterThan(2);
  // What has not changed is not sent again.
  expect(posted).toHaveBeenCalledOnce();
});

it("says that another tab plays, and replaces nothing without being told", async () => {
  const { own, frame, posted } = createFrame();
  const request = () => Promise.reject(new DOMException("", "TimeoutError"));
  Object.assign(own, { navigator: { locks: { request } }, localStorage: {} });
  const opened = openStorage(frame, SITE);
  await vi.waitFor(() => expect(posted).toHaveBeenCalledOnce());
  const data = { format: 1, local: [], databases: [] };
  expect(posted).toHaveBeenCalledWith({ type: "STORAGE_SNAPSHOT", stage: "open", data, problem: "in-use" }, SITE);
  const answer = { type: "STORAGE_RESTORE", replaces: false };
  own.dispatchEvent(Object.assign(new Event("message"), { source: own.parent, origin: SITE, data: answer }));
  await opened;
  expect(own.location.replace).toHaveBeenCalledWith("https://g-a.test/build/");
});
