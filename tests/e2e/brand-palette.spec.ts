import type { Page } from "@playwright/test";
import { expect, test } from "./portal";

const PALETTE = { mode: "dark", colours: { primary: { h: 240, s: 80, l: 45, a: 1 } } };
const SCRIPTS = /\/build\/.*\.js$/;
const body = (page: Page) => page.locator("body");

test("the brand's browser hides a page until its palette is ready, then fades it in", async ({ page }) => {
  await page.addInitScript((palette) => Object.assign(window, { brandBrowser: { palette } }), PALETTE);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.locator("html")).toHaveAttribute("data-palette", "pending");
  await expect(body(page)).toHaveCSS("opacity", "0");
  release();
  await expect(page.locator("html")).toHaveAttribute("data-palette", "ready");
  await expect(body(page)).toHaveCSS("animation-duration", "0.15s");
  await expect(body(page)).toHaveCSS("opacity", "1");
});

test("a page is visible even if its scripts fail to load", async ({ page, consoleErrors }) => {
  await page.addInitScript((palette) => Object.assign(window, { brandBrowser: { palette } }), PALETTE);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto("/");
  await expect(body(page)).toHaveCSS("opacity", "1");
  await expect(page.locator("html")).toHaveAttribute("data-palette", "pending");
  consoleErrors.length = 0;
});
