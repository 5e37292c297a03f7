import type { Page } from "@playwright/test";
import { waitForHydration } from "./wait-for-hydration";
import { expect, test } from "./portal";

const NARROW = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

const field = (page: Page) => page.getByLabel("Search games and challenges").first();
const quests = (page: Page) => page.locator("header summary.quests-button");

test.describe("at 1440 px", () => {
  test.use({ viewport: WIDE });

  test("the search box suggests, works by keyboard alone and clears on the next page", async ({ page }) => {
    await page.goto("/");
    await waitForHydration(page);
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("lant");
    const option = page.getByRole("option", { name: /Lantern Run/ }).first();
    await expect(option).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(option).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Escape");
    await expect(option).toBeHidden();
    await field(page).fill("lantern");
    await expect(option).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Lantern Run" })).toBeVisible();
    await expect(field(page)).toHaveValue("");
  });

  test("a term leads to the search page, page 0", async ({ page }) => {
    await page.goto("/de/");
    await waitForHydration(page);
    await page.keyboard.press("/");
    await page.keyboard.type("Lantern");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/de\/search\/\?search=Lantern&page=0$/);
  });

  test("the quests open, ask visitors to sign up and lose their marker", async ({ page }) => {
    await page.goto("/");
    await waitForHydration(page);
    await expect(quests(page)).toContainText("New");
    await quests(page).click();
    const panel = page.locator(".quests-popover");
    await expect(panel.getByRole("heading", { name: "Daily" })).toBeVisible();
    await expect(panel.getByRole("link", { name: "Create an account" })).toHaveCount(2);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(quests(page)).toBeFocused();
    await page.reload();
    await expect(quests(page)).not.toContainText("New");
  });

  test("a visitor's bar has a disabled bell and a login link", async ({ page }) => {
    await page.goto("/");
    await waitForHydration(page);
    await expect(page.getByRole("link", { name: "Messages" })).toHaveAttribute("aria-disabled", "true");
    await expect(page.locator("header").getByRole("link", { name: "Log in" }).filter({ visible: true })).toBeVisible();
  });
});

test.describe("at 390 px", () => {
  test.use({ viewport: NARROW, hasTouch: true });

  test("the search is an overlay that closes and returns the focus", async ({ page }) => {
    await page.goto("/");
    await waitForHydration(page);
    const icon = page.getByRole("link", { name: "Search", exact: true });
    await icon.click();
    await expect(field(page)).toBeFocused();
    await field(page).fill("lant");
    await expect(page.getByRole("option", { name: /Lantern Run/ }).first()).toBeVisible();
    await page.getByRole("button", { name: "Close search" }).click();
    await expect(field(page)).toBeHidden();
    await expect(icon).toBeFocused();
  });

  test("the search is opened, filled in and sent by touch and the keyboard's Enter key", async ({ page }) => {
    await page.goto("/");
    await waitForHydration(page);
    const icon = page.getByRole("link", { name: "Search", exact: true });
    await icon.tap();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("lantern");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\/\?search=lantern&page=0$/);
    await icon.tap();
    await expect(field(page)).toBeFocused();
    await field(page).fill("lantern");
    await page
      .getByRole("option", { name: /Lantern Run/ })
      .first()
      .tap();
    await expect(page.getByRole("heading", { level: 1, name: "Lantern Run" })).toBeVisible();
  });

  test("the quests are a sheet at the bottom", async ({ page }) => {
    await page.goto("/");
    await waitForHydration(page);
    await quests(page).click();
    const panel = page.locator(".quests-popover");
    await expect(panel.getByRole("heading", { name: "Daily" })).toBeVisible();
    const box = await panel.boundingBox();
    expect(box).toMatchObject({ x: 0, width: NARROW.width });
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(NARROW.height);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the search is a form, the quests a link", async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.goto("/");
    await field(page).fill("Lantern");
    await field(page).press("Enter");
    await expect(page).toHaveURL(/\/search\/\?search=Lantern&page=0$/);
    await quests(page).click();
    await expect(page.getByRole("link", { name: "See the quests on the profile page" })).toHaveAttribute(
      "href",
      "/profile/",
    );
  });

  test("narrow pages lead to the search page", async ({ page }) => {
    await page.setViewportSize(NARROW);
    await page.goto("/");
    await page.getByRole("link", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/\/search\/$/);
  });
});
