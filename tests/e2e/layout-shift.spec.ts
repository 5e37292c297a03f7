import type { Page } from "@playwright/test";
import { findCatalogue } from "./catalogue";
import { expect, test } from "./portal";
import { signUp } from "./sign-up";

/** Notes every shift of the pages that are opened from now on, in their window's name: page and test share it. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.name = "";
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.name += ` ${JSON.stringify(entry)}`;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Opens a page and waits until its scripts, and what the tab does by itself, have done what they do at first. */
async function expectStill(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page.locator(".offl")).toBeAttached();
  expect(await page.evaluate(() => window.name), path).toBe("");
}

test("nothing moves while pages load and come alive", async ({ page, portal }, { project }) => {
  const { game } = await findCatalogue(page);
  await noteShifts(page);
  for (const path of ["/", game]) await expectStill(page, path);
  await signUp(page, portal, `stands_still_${project.name}`);
  for (const path of ["/", game, "/profile/"]) await expectStill(page, path);
});
