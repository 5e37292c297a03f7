import { promisify } from "node:util";
import "@testing-library/jest-dom/vitest";
import { cleanup, configure, getConfig } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { WAIT_TIMEOUT_MS } from "./wait-timeout";

// Test files share a process, but must not share module state such as the page's clock.
vi.resetModules();

// All routes are loaded, so lazy route discovery has nothing to fetch.
Reflect.set(window, "__remixManifest", { routes: {} });

// Waiting queries find new elements before their effects, which React runs in a later task.
const nextTurn = promisify(setImmediate);
const waits = getConfig();
configure({
  asyncUtilTimeout: WAIT_TIMEOUT_MS,
  asyncWrapper: async <Found>(query: (...args: unknown[]) => Promise<Found>) => {
    const found: unknown = await waits.asyncWrapper(query);
    await nextTurn();
    return found as Found;
  },
});

const fetchBefore: unknown = Reflect.get(window, "fetch");
afterAll(() => {
  expect(window.fetch, "The file does not restore the fetch that it replaces.").toBe(fetchBefore);
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
});
