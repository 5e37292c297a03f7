import type { Page } from "@playwright/test";
import { expect, test } from "./portal";
import { giveConsent } from "./sign-up";

test.use({ home: "large" });

/** Cards on all three pages: ten of the expandable feed, and all of both rows. */
const ALL_CARDS = 86;
const FULL_FEED = 24;

const cards = (page: Page) => page.locator("main article");
const next = (page: Page) => page.locator('main a[rel="next"]');
const growing = (page: Page) => page.locator('main section[id^="grid-"]');

test.beforeEach(async ({ page, portal }) => {
  await giveConsent(page, portal, false);
});

test("the home page loads more on scrolling and restores its length on going back", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".offline-banner")).toBeAttached();
  expect(await cards(page).count()).toBeLessThan(ALL_CARDS);
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(next(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(cards(page)).toHaveCount(ALL_CARDS);
  await expect(page).toHaveURL(({ search }) => search === "");

  const last = cards(page)
    .nth(ALL_CARDS - 16)
    .locator("h3 a");
  const title = await last.innerText();
  await last.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(ALL_CARDS);
});

test("a feed loads more games in place", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".offline-banner")).toBeAttached();
  const games = growing(page).locator("article");
  const steps = [
    { role: "link", from: 10, to: 20 },
    { role: "button", from: 20, to: FULL_FEED },
  ] as const;
  for (const { role, from, to } of steps) {
    await expect(games).toHaveCount(from);
    await growing(page).getByRole(role, { name: "Show more" }).click();
    await expect(games).toHaveCount(to);
    await expect(growing(page).getByRole("status")).toHaveText(`${String(to - from)} games have been added.`);
    await expect(games.nth(from).locator("h3 a")).toBeFocused();
  }
  await expect(growing(page).getByText("Show more")).toHaveCount(0);
  await expect(page).toHaveURL(({ pathname }) => pathname === "/");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page has links to its further pages", async ({ page }) => {
    await page.goto("/");
    for (const number of [1, 2]) {
      await next(page).click();
      await expect(page).toHaveURL(({ search }) => search === `?page=${String(number)}`);
      await expect(page).toHaveTitle(new RegExp(String(number + 1)));
      expect(await cards(page).count()).toBeGreaterThan(0);
    }
    await expect(next(page)).toHaveCount(0);
  });

  test("an expandable feed links to its own page", async ({ page }) => {
    await page.goto("/");
    await growing(page).getByRole("link", { name: "Show more" }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === "/feed/large-home-growing/");
    await expect(cards(page)).toHaveCount(FULL_FEED);
  });
});
