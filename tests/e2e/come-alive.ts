import { expect, type Page } from "@playwright/test";

/**
 * Waits until the open page's scripts answer to keys and clicks: what only they do is lost before. The part of the frame
 * that comes last, once the tab is idle, tells.
 */
export async function comeAlive(page: Page): Promise<void> {
  await expect(page.locator(".offl")).toBeAttached();
}
