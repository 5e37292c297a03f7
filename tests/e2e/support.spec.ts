import type { Page } from "@playwright/test";
import { axeFindings } from "./axe";
import { findCatalogue } from "./catalogue";
import { expect, test, type Portal } from "./portal";
import { giveConsent, signUp } from "./sign-up";

async function openGame(page: Page, portal: Portal): Promise<string> {
  await giveConsent(page, portal, false);
  const { game } = await findCatalogue(page);
  await page.goto(game, { waitUntil: "load" });
  return game;
}

test("a visitor sees the stickers and a login link that returns to the game", async ({ page, portal }) => {
  const game = await openGame(page, portal);
  const support = page.getByRole("region", { name: "Support this game" });
  await expect(support.getByText("Firefly")).toBeVisible();
  await expect(support.getByRole("button")).toHaveCount(0);
  const href = (await support.getByRole("link", { name: "Log in to give something" }).getAttribute("href")) ?? "";
  expect(new URL(href, portal.url).searchParams.get("target")).toBe(portal.url + game);
});

test("a player reports a game in a dialog, which returns the focus", async ({ page, portal, isMobile }) => {
  test.slow();
  await signUp(page, portal, isMobile ? "phone_reporter" : "reporter");
  await openGame(page, portal);
  await page.waitForLoadState("networkidle");
  expect(await axeFindings(page)).toEqual([]);
  const opener = page.getByText("Report this game");
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Report / });
  await dialog.getByRole("radio", { name: "Something else" }).check();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel("Comment").fill("Too hard to put down.");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByText("Report sent. Thank you.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("forms tip and report, and return to the page with a message", async ({ page, portal, isMobile }) => {
    await signUp(page, portal, isMobile ? "phone_no_script" : "no_script");
    const game = await openGame(page, portal);
    await page.getByRole("radio", { name: /^20\sRPx$/ }).check({ force: true });
    await page.getByRole("button", { name: "Send tip" }).click();
    await expect(page).toHaveURL(portal.url + game);
    await expect(page.getByText("Not enough pixels. Quests pay some.")).toBeVisible();
    await page.getByText("Report this game").click();
    await page.getByRole("radio", { name: "Please look at it again" }).check();
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page).toHaveURL(portal.url + game);
    await expect(page.getByText("Say what should be looked at.")).toBeVisible();
  });
});
