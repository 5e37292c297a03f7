import type { Page } from "@playwright/test";
import { findCatalogue } from "./catalogue";
import { startStallingProxy } from "./stalling-proxy";
import { recordedLayoutShifts, recordLayoutShifts } from "./record-layout-shifts";
import { expect, test } from "./portal";
import { signUp } from "./sign-up";

/** A badge grows by a few pixels when its text arrives a packet later than its icon. */
const MAX_SHIFT = 0.0005;

async function expectStableLoad(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page.locator(".offline-banner")).toBeAttached();
  await expectNoShift(page);
}

async function expectNoShift(page: Page): Promise<void> {
  const { moved, shifts } = await recordedLayoutShifts(page);
  expect(moved, `${page.url()}: ${shifts}`).toBeLessThan(MAX_SHIFT);
}

test("pages load and hydrate without a layout shift", async ({ page, portal }, { project }) => {
  const { game } = await findCatalogue(page);
  await recordLayoutShifts(page);
  for (const path of ["/", game]) await expectStableLoad(page, path);
  await signUp(page, portal, `stands_still_${project.name}`);
  for (const path of ["/", game, "/profile/"]) await expectStableLoad(page, path);
});

test("the layout does not shift when the end of the top bar is delayed", async ({ page, portal }) => {
  await recordLayoutShifts(page);
  const { url, stop } = await startStallingProxy(portal.url, '<span class="icon-button" role="link"');
  await page.goto(url, { waitUntil: "load" });
  await expectNoShift(page);
  stop();
});
