import { expect, type Page } from "@playwright/test";
import { axeFindings } from "./axe";
import { findCatalogue } from "./catalogue";
import { test } from "./portal";
import { giveConsent, signUp } from "./sign-up";
import { waitForHydration } from "./wait-for-hydration";

/** Both screens may share a portal. */
const SUFFIX = Date.now().toString(36).slice(-6);
const FOX = `fox_${SUFFIX}`;

/** Of the game's page. */
const achievements = (page: Page) => page.getByRole("region", { name: "Achievements" });

test("a player falls between two roofs, which is an achievement", async ({ page, browser, portal }) => {
  test.slow();
  await giveConsent(page, portal, false);
  await signUp(page, portal, FOX);
  const { game } = await findCatalogue(page, "Lantern Run");

  await test.step("the page tells of it only that there is one", async () => {
    await page.goto(game);
    const hidden = achievements(page).getByRole("listitem").last();
    await expect(hidden).toContainText("Hidden achievement");
    await expect(hidden).not.toContainText("Unlocked");
    expect(await page.content()).not.toContain("Mind the gap");
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step("the page celebrates it", async () => {
    await waitForHydration(page);
    await page.getByRole("button", { name: /^Play/ }).first().click();
    const canvas = page.frameLocator("iframe.game-frame").locator("canvas");
    await expect(canvas).toBeVisible();
    const note = page.locator(".player-awards");
    await expect(async () => {
      await canvas.click();
      await page.keyboard.press("Space");
      await expect(note).toContainText("Achievement unlocked: Mind the gap. 5 points.", { timeout: 8_000 });
    }).toPass({ timeout: 90_000 });
    await expect(achievements(page).getByRole("listitem").last()).toContainText("Unlocked");
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step("it is on the profile, also for others and without scripts", async () => {
    await page.goto("/profile/");
    await expect(achievements(page)).toContainText("Mind the gap");
    expect(await axeFindings(page)).toEqual([]);
    const other = await (await browser.newContext({ baseURL: portal.url, javaScriptEnabled: false })).newPage();
    await other.goto(`/users/${FOX}/`);
    await expect(achievements(other)).toContainText("Mind the gap");
    await other.goto(game);
    await expect(achievements(other).getByRole("listitem")).toHaveCount(6);
    await expect(achievements(other)).not.toContainText("Unlocked");
    await other.context().close();
  });
});
