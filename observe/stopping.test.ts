import { afterEach, expect, it } from "vitest";
import { checkHealth, healthAnswer } from "./health";
import { isStopping, stopSignal } from "./stopping";

afterEach(() => {
  globalThis.subpixelStopping = undefined;
});

it("is told to whoever spreads the visitors, while everything still answers", async () => {
  expect(isStopping()).toBe(false);
  expect(stopSignal().aborted).toBe(false);
  globalThis.subpixelStopping = { since: Date.now(), told: new AbortController(), endings: new Set() };
  const health = await checkHealth({ database: () => Promise.resolve() });
  expect(health).toMatchObject({ status: "stopping", checks: { database: { status: "ok" } } });
  expect(healthAnswer(health).status).toBe(503);
});
