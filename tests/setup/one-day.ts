import { afterAll, beforeAll, vi } from "vitest";

/**
 * For tests of what belongs to a day by UTC: the clock stands at noon of this one, so that none of them passes midnight
 * between what it does and what it looks for.
 */
export function stayWithinOneDay(): void {
  beforeAll(() => {
    const noon = new Date();
    noon.setUTCHours(12, 0, 0, 0);
    vi.useFakeTimers({ toFake: ["Date"], now: noon });
  });

  afterAll(() => {
    vi.useRealTimers();
  });
}
