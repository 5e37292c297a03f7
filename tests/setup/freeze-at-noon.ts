import { afterAll, beforeAll, vi } from "vitest";

/** Fixes the clock at noon, so that tests of UTC days do not cross midnight. */
export function freezeAtNoon(): void {
  beforeAll(() => {
    const noon = new Date();
    noon.setUTCHours(12, 0, 0, 0);
    vi.useFakeTimers({ toFake: ["Date"], now: noon });
  });

  afterAll(() => {
    vi.useRealTimers();
  });
}
