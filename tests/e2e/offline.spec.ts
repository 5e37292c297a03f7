import type { Page } from "@playwright/test";
import { waitForHydration } from "./wait-for-hydration";
import { expect, test } from "./portal";
import { gamePath } from "./seeded-addresses";
import { signUp } from "./sign-up";

test.use({ serviceWorkers: "allow" });

const game = gamePath("lantern-run");
const isCached = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(address, { ignoreVary: true })) !== undefined, path);
const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());

/** Waits until the service worker has cached the page and its language's shell. */
async function openCached(page: Page, path: string, shell = "/_app/"): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await expect.poll(() => isCached(page, path)).toBe(true);
  await expect.poll(() => isCached(page, shell)).toBe(true);
}

/** A new page whose browser reports a connection detects the outage by its first ping, after 30 s. */
const NOTICED_MS = 45_000;

// The console logs every failed request.
test.afterEach(({ consoleErrors }) => {
  const others = consoleErrors.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/.test(text));
  consoleErrors.splice(0, consoleErrors.length, ...others);
});

test("visited pages work offline; the others show that there is no connection", async ({ page, context }) => {
  await openCached(page, "/");
  await openCached(page, game);
  await context.setOffline(true);
  await page.goto("/");
  await expect(page.locator("main h2").first()).toBeVisible();
  await waitForHydration(page);
  await expect(page.getByText(/You are offline/)).toBeVisible({ timeout: NOTICED_MS });
  await page.locator(`main a[href^="${game}"]`).first().click();
  await expect(page.locator("h1")).toHaveText("Lantern Run");
  await page.goto("/discover/");
  await expect(page.locator("h1")).toHaveText("No connection");
  expect(new URL(page.url()).pathname).toBe("/discover/");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("h1")).toHaveText("Discover");
});

test("the offline page is in the language of the address", async ({ page, context }) => {
  await openCached(page, "/de/legal/", "/de/_app/");
  await context.setOffline(true);
  await page.goto("/de/discover/");
  await expect(page.locator("h1")).toHaveText("Keine Verbindung");
  await context.setOffline(false);
});

test("caches public pages and never a player's own pages", async ({ page, portal, context }) => {
  const name = "kept_player";
  await signUp(page, portal, name);
  await openCached(page, game);
  await page.goto("/profile/");
  await waitForHydration(page);
  expect(await isCached(page, "/profile/")).toBe(false);
  const texts = await page.evaluate(async () => {
    const found: string[] = [];
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName);
      for (const request of await cache.keys()) found.push((await (await cache.match(request))?.text()) ?? "");
    }
    return found;
  });
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => text.includes(name))).toEqual([]);
  await context.setOffline(true);
  await page.goto("/profile/");
  await expect(page.locator("h1")).toHaveText("No connection");
  await context.setOffline(false);
});

test("a new worker deletes the caches of another build", async ({ page }) => {
  await openCached(page, "/");
  const expected = await cacheNames(page);
  await page.evaluate(async () => {
    await (await caches.open("pages 0.0.1+old")).put("/old/", new Response("old"));
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
  });
  await openCached(page, "/legal/");
  await expect.poll(() => cacheNames(page)).toEqual(expected);
});

test("the portal's API requests are never served from the cache", async ({ page, context }) => {
  await openCached(page, "/");
  const ping = () => page.evaluate(() => fetch("/api/ping/").then(String, () => "lost"));
  expect(await ping()).not.toBe("lost");
  await context.setOffline(true);
  expect(await ping()).toBe("lost");
  await context.setOffline(false);
});
