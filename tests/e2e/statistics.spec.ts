import type { Page } from "@playwright/test";
import { waitForHydration } from "./wait-for-hydration";
import { test as base, expect } from "./portal";
import { gameId, gamePath } from "./seeded-addresses";
import { giveConsent } from "./sign-up";
import { startStatsHost, type StatsHost } from "./stats-host";

/** The statistics endpoint is cross-origin. */
const test = base.extend<object, { stats: StatsHost }>({
  stats: [
    async ({ database }, use) => {
      expect(database).toBe("embedded");
      const host = await startStatsHost();
      await use(host);
      await host.stop();
    },
    { scope: "worker" },
  ],
  environment: [async ({ stats }, use) => use({ STATS_URL: stats.url }), { scope: "worker" }],
});

test.beforeEach(({ stats }) => {
  stats.events.length = 0;
  stats.isBroken = false;
});

test.afterEach(({ stats }) => {
  expect(stats.problems, "events that violate the contract").toEqual([]);
});

const named = ({ events }: StatsHost, name: string) => events.filter(({ event }) => event.name === name);

async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

test("sends nothing and loads no code for it without consent", async ({ page, portal, stats }) => {
  await giveConsent(page, portal, false);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto(gamePath("lantern-run"));
  await waitForHydration(page);
  await page.getByRole("button", { name: /^Play/ }).first().click();
  await page.goto("/discover/");
  await waitForHydration(page);
  await hide(page);
  await page.goto("about:blank");
  expect(scripts.filter((url) => url.includes("measuring") || url.startsWith(stats.url))).toEqual([]);
  expect(stats.events).toEqual([]);
});

test("reports a visit from its first page to its end with consent", async ({ page, portal, stats }) => {
  await giveConsent(page, portal, true);
  await page.goto(`${gamePath("lantern-run")}?utm_source=letter`);
  await expect.poll(() => named(stats, "page-load").length).toBe(1);
  expect(stats.events[0]?.data).toMatchObject({
    attribution: { "utm-source": "letter" },
    page: { path: gamePath("lantern-run"), name: "Game detail" },
    game: { gameId: gameId("lantern-run") },
  });
  await page.getByRole("button", { name: /^Play/ }).first().click();
  await expect.poll(() => named(stats, "click").length).toBe(1);
  expect(named(stats, "click")[0]?.data).toMatchObject({
    element: { name: "play", type: "button" },
    game: { gameId: gameId("lantern-run") },
  });
  await page.keyboard.press("Escape");
  await page.goto("/discover/");
  await expect.poll(() => named(stats, "end").length).toBe(1);
  await expect.poll(() => named(stats, "page-load").length).toBe(2);
  await page.keyboard.press("/");
  await page.keyboard.type("lantern");
  await page.keyboard.press("Enter");
  await expect.poll(() => named(stats, "search-header")[0]?.data.searchTerm).toBe("lantern");
  await expect.poll(() => named(stats, "page-load").map(({ data }) => data.page?.path)).toContain("/search/");
  await hide(page);
  await expect.poll(() => named(stats, "seconds").at(-1)?.data.seconds).toBeGreaterThan(0);
  const visitors = stats.events.map(({ data }) => data.user.visitorId);
  expect(new Set(visitors).size).toBe(1);
});

test("giving and withdrawing consent take effect without a reload", async ({ page, stats }) => {
  await page.goto("/cookies/");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(() => named(stats, "page-load").length).toBe(1);
  await page.getByRole("button", { name: "Only necessary" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("visitor"))).toBeNull();
  const { length } = stats.events;
  await page.goto("/discover/");
  await waitForHydration(page);
  expect(stats.events).toHaveLength(length);
});

test("a failing statistics host does not affect the page", async ({ page, portal, stats, consoleErrors }) => {
  stats.isBroken = true;
  await giveConsent(page, portal, true);
  const pageErrors: string[] = [];
  page.on("pageerror", ({ message }) => pageErrors.push(message));
  await page.goto(gamePath("lantern-run"));
  await expect.poll(() => named(stats, "page-load").length).toBe(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(pageErrors).toEqual([]);
  // The browser logs the failed request; the page's scripts must not.
  expect(consoleErrors.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
  consoleErrors.length = 0;
});
