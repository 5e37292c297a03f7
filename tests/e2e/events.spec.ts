import type { Page } from "@playwright/test";
import { axeFindings } from "./axe";
import { horizontalOverflow } from "./page-checks";
import { expect, test } from "./portal";
import { giveConsent } from "./sign-up";

test.use({ environment: { FEATURE_EVENT: "on", FEATURE_EVENT_REGION: "on", TRUST_PROXY: "on" } });

const PAGES = ["/events/", "/events/viral-glitch/", "/de/events/", "/ru/events/viral-glitch/"];

/** The proxy's country header. */
const from = (country: string) => ({ "cf-ipcountry": country });

async function openHome(page: Page, isMobile: boolean): Promise<void> {
  const response = page.waitForResponse("**/api/country-code/");
  await page.goto("/");
  await (await response).finished();
  await expect(page.locator(".offline-banner")).toBeAttached();
  if (isMobile) await page.locator("header details.mobile-menu-toggle > summary").click();
}

const link = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Game Jam" }).filter({ visible: true });

test.beforeEach(async ({ page, portal }) => {
  await giveConsent(page, portal, false);
});

test.describe("in a country with the event", () => {
  test.use({ extraHTTPHeaders: from("DE") });

  test("the top bar leads to the Game Jam in a new tab", async ({ page, context, isMobile }) => {
    await openHome(page, isMobile);
    await expect(link(page)).toHaveAttribute("target", "_blank");
    const opened = context.waitForEvent("page");
    await link(page).click();
    const tab = await opened;
    await expect(tab).toHaveURL(/\/events\/viral-glitch\/$/);
    await expect(tab.getByRole("heading", { level: 1, name: "Viral Glitch" })).toBeVisible();
    await expect(page).toHaveURL(({ pathname }) => pathname === "/");
  });
});

for (const [where, headers] of [
  ["in Brazil", from("BR")],
  ["where the country is unknown", {}],
] as const) {
  test.describe(where, () => {
    test.use({ extraHTTPHeaders: headers });

    test("the top bar has no link to the Game Jam", async ({ page, isMobile }) => {
      await openHome(page, isMobile);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect(page.getByRole("banner").getByRole("link", { name: "Game Jam" })).toHaveCount(0);
    });
  });
}

for (const colorScheme of ["dark", "light"] as const) {
  test(
    `the pages of events pass axe and do not scroll sideways, ${colorScheme}`,
    { tag: "@wide" },
    async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const address of PAGES) {
        expect((await page.goto(address))?.status(), address).toBe(200);
        expect(await axeFindings(page), address).toEqual([]);
        for (const width of [320, 390, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await horizontalOverflow(page), `${address} at ${String(width)}`).toBeLessThanOrEqual(0);
        }
      }
    },
  );
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the events page leads to the Game Jam with its explanation and games", async ({ page }) => {
    await page.goto("/events/");
    await page.getByRole("main").getByRole("link", { name: "Viral Glitch" }).click();
    await expect(page).toHaveURL(/\/events\/viral-glitch\/$/);
    await expect(page.getByRole("heading", { name: "How it works" })).toBeVisible();
    await expect(page.locator('main a[href^="/games/"]').first()).toBeVisible();
  });
});
