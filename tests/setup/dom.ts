import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// Files share a process but not what their modules remember, such as the page's clock.
vi.resetModules();

// The routes of a test are all there from its start: no script is left to be fetched.
Reflect.set(window, "__remixManifest", { routes: {} });

afterEach(() => {
  cleanup();
});
