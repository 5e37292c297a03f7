import type { Page } from "@playwright/test";
import { expect, test } from "./portal";
import { giveConsent } from "./sign-up";

/** From the home page to a game that is being played. */
const MOST_CLICKS = 3;
const MOST_KEYS = 10;

const usable = (page: Page) => expect(page.locator(".offl")).toBeAttached();
const plays = async (page: Page) => {
  await expect(page.frameLocator("iframe").locator("canvas")).toBeVisible();
};

test("a game is played after at most three clicks", async ({ page, portal }) => {
  await giveConsent(page, portal, false);
  await page.goto("/");
  await usable(page);
  const card = page.locator('main article.card a[href^="/games/"]').first();
  const clicks = [card, page.locator(".player .pstart")];
  expect(clicks.length).toBeLessThanOrEqual(MOST_CLICKS);
  for (const target of clicks) await target.click();
  await plays(page);
});

test("a game is played after at most ten key strokes", async ({ page, portal }) => {
  await giveConsent(page, portal, false);
  await page.goto("/");
  await usable(page);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const tabTo = async (selector: string) => {
    for (let found = false; !found && keys < MOST_KEYS;) {
      await press("Tab");
      found = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    }
  };
  await press("Tab");
  await expect(page.locator("a.skip")).toBeFocused();
  await press("Enter");
  await tabTo('main a[href^="/games/"]');
  await press("Enter");
  await plays(page);
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
});

test("a row scrolls by its arrows and by the keyboard", async ({ page, portal, isMobile }) => {
  await giveConsent(page, portal, false);
  await page.goto("/");
  await usable(page);
  const section = page.getByRole("region", { name: "No time limit" });
  const row = section.locator(".rail");
  const isAtStart = () => row.evaluate((element) => element.scrollLeft < 8);
  await section.scrollIntoViewIfNeeded();
  if (!isMobile) {
    const next = section.getByRole("button", { name: "Next: No time limit" });
    await next.click();
    await expect.poll(isAtStart).toBe(false);
    await section.getByRole("button", { name: "Previous: No time limit" }).click();
    await expect.poll(isAtStart).toBe(true);
  }
  await row.locator("article").last().getByRole("link").first().focus();
  await expect.poll(isAtStart).toBe(false);
  await expect(row.locator("article").last()).toBeInViewport();
});
