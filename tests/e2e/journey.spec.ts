import type { Browser, Page } from "@playwright/test";
import { findCatalogue } from "./catalogue";
import { waitForHydration } from "./wait-for-hydration";
import { expect, test } from "./portal";

test("a newcomer reads, plays, signs up and climbs a leaderboard", async ({ page, browser, portal }) => {
  await readWithoutScripts(browser, portal.url);

  const { game, challenge } = await findCatalogue(page, "Lantern Run", "One breath, one run");
  await page.goto("/");
  await page.locator(`main a[href^="${game}"]`).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Lantern Run" })).toBeVisible();
  await page.goto(challenge);
  const score = await playUntilScored(page);

  await signUp(page);
  await expect(page).toHaveURL(challenge);
  await expectOwnScore(page, score);

  // An idle tab's poll must not happen during the restart.
  await page.goto("about:blank");
  await portal.restart();
  await page.goto(challenge);
  await expectOwnScore(page, score);

  await page.locator("summary").filter({ hasText: /juno/i }).or(page.getByLabel(/juno/)).first().click();
  await page.getByRole("button", { name: "Log out" }).first().click();
  await expect(page.getByText("You are logged out.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Log in" }).first()).toBeVisible();
  const ownRow = page.locator("li, tr").filter({ hasText: "juno_plays" });
  await expect(ownRow.getByText("You", { exact: true })).toHaveCount(0);
});

async function readWithoutScripts(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  await expect(page.getByRole("link", { name: "Lantern Run" }).first()).toBeVisible();
  await expect(page.getByText(/Top score/).first()).toBeVisible();
  await context.close();
}

async function playUntilScored(page: Page): Promise<string> {
  await waitForHydration(page);
  await page.getByRole("button", { name: /^Play/ }).first().click();
  await expect(page.frameLocator("iframe").locator("canvas")).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
  const line = page.getByText(/^New best: /);
  await expect(async () => {
    await page.keyboard.press("Space", { delay: 120 });
    await expect(line).toBeVisible({ timeout: 700 });
  }).toPass({ timeout: 60_000 });
  const [, score = ""] = /New best: ([\d\s]+)\./.exec((await line.textContent()) ?? "") ?? [];
  expect(Number(score.replace(/\D/g, ""))).toBeGreaterThan(0);
  return score;
}

async function signUp(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Sign up", exact: true }).first().click();
  await page.getByLabel("Username").fill("juno_plays");
  await page.getByLabel("E-mail").fill("juno.plays@example.org");
  await page.getByLabel("Password").fill("seven lanterns in a row");
  await page.getByRole("button", { name: /Create an account/ }).click();
}

async function expectOwnScore(page: Page, score: string): Promise<void> {
  const ownRow = page.locator("li, tr").filter({ hasText: "juno_plays" });
  await expect(ownRow).toContainText("You");
  await expect(ownRow).toContainText(score);
  await expect(page.getByText("Your best").locator("..")).toContainText(score);
}
