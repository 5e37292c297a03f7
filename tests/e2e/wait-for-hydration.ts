import { expect, type Page } from "@playwright/test";

/** Waits for hydration, before which clicks and keys are lost: the offline banner is rendered last, once the tab is idle. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator(".offline-banner")).toBeAttached();
}
