import type { Page } from "@playwright/test";
import { waitForHydration } from "../wait-for-hydration";
import { expect, test } from "../portal";
import { challengePath, gamePath } from "../seeded-addresses";
import { giveConsent, signUp } from "../sign-up";

/** Blocks every storage API as a browser does when the visitor blocks it. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    const block = (owner: object, name: string) =>
      Object.defineProperty(owner, name, { configurable: true, get: refuse, set: refuse });
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches", "cookieStore"]) block(window, name);
    block(Document.prototype, "cookie");
    block(Navigator.prototype, "serviceWorker");
    block(window, "BroadcastChannel");
    window.addEventListener("unhandledrejection", ({ reason }) => console.error("unhandled rejection", String(reason)));
  });
}

test.beforeEach(async ({ page }) => {
  await blockStorage(page);
});

const PAGES = [
  ...["/", "/discover/", "/search/?search=lantern", "/challenges/", "/challenges/monthly-challenges/", "/themes/"],
  ...["/tags/cosy/", "/library/recently-played/", "/cookies/", "/legal/", challengePath("last-drop")],
];

test("the main pages log no errors for a visitor whose browser blocks storage", async ({
  page,
  portal,
  consoleErrors,
}) => {
  test.slow();
  await giveConsent(page, portal, true);
  for (const address of PAGES) {
    await page.goto(address);
    await waitForHydration(page);
    expect(consoleErrors, address).toEqual([]);
  }
  await page.goto("/");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Toggle sidebar" }).click();
  await page.locator("header summary.quests-button").click();
  await expect(page.locator(".quests-popover").getByRole("heading", { name: "Daily" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator('main article a[href^="/games/"]').first().click();
  await expect(page).toHaveURL(/\/games\//);
  await page.goBack();
  await expect(page).toHaveURL(`${portal.url}/`);
});

test("a player without storage plays a game, adds a favourite and logs out", async ({ page, portal, isMobile }) => {
  await signUp(page, portal, isMobile ? "phone_unstored" : "unstored");
  await giveConsent(page, portal, true);
  await page.goto(gamePath("softfall"));
  await waitForHydration(page);
  await page.locator("main .game-head button.favorite-button").click();
  await expect(page.locator("main .game-head button.favorite-button")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Play Softfall" }).click();
  await expect(page.frameLocator("iframe.game-frame").locator("canvas")).toBeVisible();
  await page.goto("/profile/friends/");
  await waitForHydration(page);
  const logOut = page.locator('form[action="/api/logout/"]');
  await logOut.first().evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(logOut).toHaveCount(0);
});
