import { expect, it, vi } from "vitest";

it("waits longer than a second for a condition", async () => {
  const begin = performance.now();
  await vi.waitFor(() => expect(performance.now() - begin).toBeGreaterThan(1_100));
});
