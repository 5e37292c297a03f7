import type { Page } from "@playwright/test";
import { findBrowser } from "../../scripts/find-browser";
import { waitForHydration } from "./wait-for-hydration";
import { expect, test } from "./portal";
import { gamePath } from "./seeded-addresses";

const FRAMES_MS = 50;
const RESTORED = "BackForwardCacheRestore";
const game = gamePath("lantern-run");

// Playwright disables the back/forward cache.
const launchOptions = await findBrowser();
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] } });

test("scripts load after the first paint and the page's pictures", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const { painted, loaded, firstScript } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => /\/build\/.*\.js$/.test(name));
    return {
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
      loaded: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : Infinity,
      firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });
  expect(firstScript).toBeGreaterThan(loaded);
  // Paints are timestamped up to a few frames after they are rendered.
  expect(firstScript).toBeGreaterThan(painted - FRAMES_MS);
});

test("a click before the script has loaded is replayed afterwards", async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/library-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(game);
  await page.getByRole("button", { name: "Play Lantern Run" }).click();
  await expect(page.locator("iframe")).toHaveCount(0);
  release();
  await expect(page.locator("iframe")).toBeVisible();
});

test("continuous typing does not prevent hydration", async ({ page }) => {
  await page.addInitScript(() => {
    const type = () => {
      document.querySelector("h1")?.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
      setTimeout(type);
    };
    type();
  });
  await page.goto("/discover/");
  await waitForHydration(page);
});

test("scripts that failed to load are retried at the next interaction or on the next page", async ({
  page,
  consoleErrors,
}) => {
  await page.route(/\/library-[^/]*\.js$/, (route) => route.abort(), { times: 1 });
  const failedRequest = page.waitForEvent("requestfailed");
  await page.goto(game);
  const address = (await failedRequest).url();
  // Some browsers never retry a failed module on the same page.
  const hasFailedForGood = await page.evaluate(
    (file) =>
      import(file).then(
        () => false,
        () => true,
      ),
    address,
  );
  if (hasFailedForGood) {
    await page.getByRole("link", { name: "Subpixel, home" }).click();
    await waitForHydration(page);
  } else {
    await expect(async () => {
      await page.locator("h1").click();
      await expect(page.locator(".offline-banner")).toBeAttached({ timeout: 1_000 });
    }).toPass();
  }
  consoleErrors.splice(0);
});

/** A headless browser's reason when it never uses the back/forward cache. */
const CACHE_DISABLED = "BackForwardCacheDisabledForDelegate";

for (const address of ["/", "/discover/", game]) {
  test(`${address} is restored from the back/forward cache`, async ({ page }) => {
    await page.goto(address);
    await waitForHydration(page);
    // Pending requests, such as a preloading game's, can block the back/forward cache.
    if (address === game) await expect.poll(() => framesLoaded(page)).toBe(1);
    await page.waitForLoadState("networkidle");
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.enable");
    await page.goto("/legal/");
    await waitForHydration(page);
    const { entries, currentIndex } = await browser.send("Page.getNavigationHistory");
    const restoration = new Promise<string[]>((resolve) => {
      browser.on("Page.frameNavigated", ({ frame, type }) => {
        if (new URL(frame.url).pathname === address && type === RESTORED) resolve([]);
      });
      browser.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations, notRestoredExplanationsTree: tree }) => {
        const inFrames = tree?.children.flatMap(({ explanations }) => explanations) ?? [];
        resolve([...notRestoredExplanations, ...inFrames].map(({ reason }) => reason));
      });
    });
    const entryId = entries[currentIndex - 1]?.id ?? 0;
    await browser.send("Page.navigateToHistoryEntry", { entryId });
    const reasons = await restoration;
    test.skip(reasons.includes(CACHE_DISABLED), "this browser has no back/forward cache");
    expect(reasons).toEqual([]);
  });
}

async function framesLoaded(page: Page): Promise<number> {
  const frames = page.frames().filter((frame) => frame !== page.mainFrame() && frame.url() !== "about:blank");
  const states = await Promise.all(frames.map((frame) => frame.evaluate(() => document.readyState).catch(() => "")));
  return states.filter((state) => state === "complete").length;
}
