import type { Page } from "@playwright/test";
import * as z from "zod";

const shift = z.object({ value: z.number() });

/** Records layout shifts in `window.name`, which survives navigations and is readable by the test. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.name = "[]";
    new PerformanceObserver((list) => {
      window.name = JSON.stringify([...(JSON.parse(window.name) as unknown[]), ...list.getEntries()]);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export async function recordedLayoutShifts(page: Page): Promise<{ moved: number; shifts: string }> {
  const shifts = await page.evaluate(() => window.name);
  const entries = z.array(shift).parse(JSON.parse(shifts));
  return { shifts, moved: entries.reduce((sum, { value }) => sum + value, 0) };
}
