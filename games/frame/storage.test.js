// @ts-check
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepStorage } from "./storage.js";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** @param {{ usage?: number, isKept?: boolean, isOpaque?: boolean }} [about] */
const startFrame = ({ usage = 10, isKept = false, isOpaque = false } = {}) => {
  const persist = vi.fn(() => Promise.resolve(true));
  const estimate = () => (isOpaque ? Promise.reject(new TypeError("opaque origin")) : Promise.resolve({ usage }));
  const storage = { persist, estimate, persisted: () => Promise.resolve(isKept) };
  const own = Object.assign(new EventTarget(), { navigator: { storage }, setTimeout });
  keepStorage(/** @type {Window & typeof globalThis} */ (/** @type {unknown} */ (own)));
  return { own, persist };
};
const minute = () => vi.advanceTimersByTimeAsync(60_000);

it("asks the browser once to keep what is stored, after a minute of play", async () => {
  const { own, persist } = startFrame();
  await minute();
  expect(persist).not.toHaveBeenCalled();
  own.dispatchEvent(new Event("keydown"));
  own.dispatchEvent(new Event("pointerdown"));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(persist).not.toHaveBeenCalled();
  await minute();
  expect(persist).toHaveBeenCalledOnce();
});

it.each([{ usage: 0 }, { isKept: true }, { isOpaque: true }])("does not ask in vain: %o", async (about) => {
  const { own, persist } = startFrame(about);
  own.dispatchEvent(new Event("pointerdown"));
  await minute();
  expect(persist).not.toHaveBeenCalled();
});
