import type { Page } from "@playwright/test";
import * as z from "zod";

const shift = z.object({ value: z.number() });

/** Notes every shift of the pages that are opened from now on, in their window's name: page and test share it. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.name = "[]";
    new PerformanceObserver((list) => {
      window.name = JSON.stringify([...(JSON.parse(window.name) as unknown[]), ...list.getEntries()]);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How far anything has moved since then, and the shifts themselves. */
export async function notedShifts(page: Page): Promise<{ moved: number; shifts: string }> {
  const shifts = await page.evaluate(() => window.name);
  const noted = z.array(shift).parse(JSON.parse(shifts));
  return { shifts, moved: noted.reduce((sum, { value }) => sum + value, 0) };
}
