import { afterEach, expect, it } from "vitest";
import { checkHealth, healthResponse } from "./health";
import { isShuttingDown, shutdownSignal } from "./shutdown";

afterEach(() => {
  globalThis.subpixelStopping = undefined;
});

it("is reported to load balancers while everything still responds", async () => {
  expect(isShuttingDown()).toBe(false);
  expect(shutdownSignal().aborted).toBe(false);
  globalThis.subpixelStopping = { since: Date.now(), controller: new AbortController(), handlers: new Set() };
  const health = await checkHealth({ database: () => Promise.resolve() });
  expect(health).toMatchObject({ status: "stopping", checks: { database: { status: "ok" } } });
  expect(healthResponse(health).status).toBe(503);
});
