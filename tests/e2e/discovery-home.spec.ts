import type { Page } from "@playwright/test";
import { expect, test } from "./portal";
import { giveConsent, signUp } from "./sign-up";

const MAX_CLICKS = 3;
const MAX_KEYS = 10;

const expectHydrated = (page: Page) => expect(page.locator(".offline-banner")).toBeAttached();
const heart = (page: Page) =>
  page.locator("main article.game-card", { hasText: "Softfall" }).first().locator(".favorite-corner .favorite-button");
const expectPlaying = async (page: Page) => {
  await expect(page.frameLocator("iframe").locator("canvas")).toBeVisible();
};

test("a game is played after at most three clicks", async ({ page, portal }) => {
  await giveConsent(page, portal, false);
  await page.goto("/");
  await expectHydrated(page);
  const card = page.locator('main article.game-card a[href^="/games/"]').first();
  const clicks = [card, page.locator(".player .play-poster")];
  expect(clicks.length).toBeLessThanOrEqual(MAX_CLICKS);
  for (const target of clicks) await target.click();
  await expectPlaying(page);
});

test("a game is played after at most ten key strokes", async ({ page, portal }) => {
  await giveConsent(page, portal, false);
  await page.goto("/");
  await expectHydrated(page);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const tabTo = async (selector: string) => {
    for (let found = false; !found && keys < MAX_KEYS;) {
      await press("Tab");
      found = await page.evaluate((target) => document.activeElement?.matches(target) ?? false, selector);
    }
  };
  await press("Tab");
  await expect(page.locator("a.skip-link")).toBeFocused();
  await press("Enter");
  await tabTo('main a[href^="/games/"]');
  await press("Enter");
  await expectPlaying(page);
  expect(keys).toBeLessThanOrEqual(MAX_KEYS);
});

test("a row scrolls by its arrows and by the keyboard", async ({ page, portal, isMobile }) => {
  await giveConsent(page, portal, false);
  await page.goto("/");
  await expectHydrated(page);
  const section = page.getByRole("region", { name: "Five minutes are enough" });
  const row = section.locator(".rail");
  const isAtStart = () => row.evaluate((element) => element.scrollLeft < 8);
  await section.scrollIntoViewIfNeeded();
  if (!isMobile) {
    const next = section.getByRole("button", { name: "Next: Five minutes are enough" });
    await next.click();
    await expect.poll(isAtStart).toBe(false);
    await section.getByRole("button", { name: "Previous: Five minutes are enough" }).click();
    await expect.poll(isAtStart).toBe(true);
  }
  await row.locator("article").last().getByRole("link").first().focus();
  await expect.poll(isAtStart).toBe(false);
  await expect(row.locator("article").last()).toBeInViewport();
});

test("a favourite shows at once and persists", async ({ page, portal }, { project }) => {
  await signUp(page, portal, `hearty_${project.name}`);
  await giveConsent(page, portal, false);
  await page.goto("/");
  await expectHydrated(page);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await expect(heart(page).locator("xpath=ancestor::form").locator('[name="favoriteId"]')).toBeAttached();
  await page.reload();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  const challenge = page.locator("main article.surface-card").first().locator(".favorite-corner .favorite-button");
  await challenge.click();
  await expect(challenge).toHaveAttribute("aria-pressed", "true");
});

test("the heart leads visitors to the login page", async ({ page }) => {
  await page.goto("/");
  await expect(heart(page)).toHaveAttribute("href", /\/session\/login\?.*target=/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a form adds a favourite and returns to the page", async ({ page, portal }, { project }) => {
    await signUp(page, portal, `plain_${project.name}`);
    await giveConsent(page, portal, false);
    await page.goto("/");
    await heart(page).click();
    await expect(page).toHaveURL(`${portal.url}/`);
    await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  });

  test("a form on the feed's page votes and withdraws the vote", async ({ page, portal }, { project }) => {
    await signUp(page, portal, `votes_${project.name}`);
    await giveConsent(page, portal, false);
    await page.goto("/");
    await page.goto((await page.locator('main a[href^="/feed/"]').first().getAttribute("href")) ?? "");
    const vote = page.locator("form.vote button").first();
    for (const isPressed of ["true", "false"]) {
      await vote.click();
      await expect(page).toHaveURL(/\/feed\//);
      await expect(vote).toHaveAttribute("aria-pressed", isPressed);
    }
  });
});

test("a vote counts at once and persists", async ({ page, portal }, { project }) => {
  await signUp(page, portal, `voter_${project.name}`);
  await giveConsent(page, portal, false);
  await page.goto("/");
  await page.goto((await page.locator('main a[href^="/feed/"]').first().getAttribute("href")) ?? "");
  await expectHydrated(page);
  const vote = page.locator("form.vote button").first();
  const voteResponse = page.waitForResponse((response) => response.url().includes("/api/votes"));
  await vote.click();
  await expect(vote).toHaveAttribute("aria-pressed", "true");
  expect((await voteResponse).ok()).toBe(true);
  await page.reload();
  await expect(vote).toHaveAttribute("aria-pressed", "true");
});
