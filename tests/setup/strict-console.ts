import { afterEach, beforeEach, expect, vi } from "vitest";

/** A stray console.error fails the test that caused it; a test that expects one replaces the spy itself. */
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...values: unknown[]) => {
    unexpected.push(values);
  });
});

const unexpected: unknown[][] = [];

afterEach(() => {
  vi.restoreAllMocks();
  expect(unexpected.splice(0), "console.error was called").toEqual([]);
});
