import type { Page } from "@playwright/test";
import { findCatalogue } from "./catalogue";
import { expect, test } from "./portal";

test.use({ javaScriptEnabled: false });

test("the home page is complete without scripts", async ({ page }) => {
  await page.goto("/");
  for (const title of ["Lantern Run", "Pond Quartet", "Softfall"]) {
    await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
  }
  await expect(page.locator('main a[href^="/challenges/"]').first()).toBeVisible();
  await expect(page.locator('main a[href^="/tags/"]').first()).toBeVisible();
});

test("links lead from page to page, and a game names its requirement", async ({ page }) => {
  const { challenge, tag } = await findCatalogue(page, "Softfall");
  await expect(page.getByRole("heading", { level: 1, name: "Softfall" })).toBeVisible();
  // Text locators ignore the content of noscript.
  await expect(page.locator("noscript p")).toHaveText("This game needs JavaScript.");
  await expect(page.locator("noscript p")).toBeVisible();
  await page.goto(challenge);
  await expect(page.getByRole("heading", { name: "Leaderboard" })).toBeVisible();
  await page.goto(tag);
  await expect(page.locator('main a[href^="/games/"]').first()).toBeVisible();
});

test("logging in works with forms alone and returns to the page", async ({ page, isMobile }) => {
  await page.goto("/de/");
  if (isMobile) await openMenu(page);
  await page.getByRole("link", { name: "Registrieren" }).filter({ visible: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.getByLabel("Benutzername").fill("ohne_skript");
  await page.getByLabel("E-Mail").fill("ohne.skript@example.org");
  await page.getByLabel("Passwort", { exact: true }).fill("laterne-im-nebel-7");
  await page.locator('form button[type="submit"]').first().click();
  await expect(page.getByRole("heading", { name: "Willkommen, ohne_skript" })).toBeVisible();
  await page.getByRole("button", { name: "Später" }).click();
  await expect(page).toHaveURL(/\/de\/$/);
  await openMenu(page);
  await page.getByRole("button", { name: "Abmelden" }).filter({ visible: true }).click();
  await expect(page.getByText("Du bist abgemeldet.")).toBeVisible();
});

/** The account menu on wide screens, the page menu on phones: the top bar's only disclosure. */
async function openMenu(page: Page): Promise<void> {
  await page
    .locator("header .account-menu > summary, header .mobile-menu-toggle > summary")
    .filter({ visible: true })
    .click();
}
