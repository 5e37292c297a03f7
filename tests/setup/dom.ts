import { promisify } from "node:util";
import "@testing-library/jest-dom/vitest";
import { cleanup, configure, getConfig } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { PATIENCE_MS } from "./patience";

// Files share a process but not what their modules remember, such as the page's clock.
vi.resetModules();

// The routes of a test are all there from its start: no script is left to be fetched.
Reflect.set(window, "__remixManifest", { routes: {} });

// A query that waited sees new elements before their effects, which React runs in a turn of its own.
const nextTurn = promisify(setImmediate);
const waits = getConfig();
configure({
  asyncUtilTimeout: PATIENCE_MS,
  asyncWrapper: async <Found>(query: (...args: unknown[]) => Promise<Found>) => {
    const found: unknown = await waits.asyncWrapper(query);
    await nextTurn();
    return found as Found;
  },
});

afterEach(() => {
  cleanup();
});
