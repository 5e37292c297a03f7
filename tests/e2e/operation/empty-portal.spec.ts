import type { Page } from "@playwright/test";
import { axeFindings } from "../axe";
import { openDesk } from "../desk-journey";
import { clippedTexts, horizontalOverflow, smallTargets, takeUnexpectedErrors } from "../page-checks";
import { expect, test } from "../portal";
import { PHONE, WAYS } from "../screens";
import { applyForStudio, newName } from "../studio-journey";

/** WCAG 2.5.8. */
const MIN_TARGET = 24;
const PAGES: [address: string, text: RegExp][] = [
  ["/", /The games are still in their boxes/],
  ["/discover/", /There is nothing here yet/],
  ["/discover/?show=challenges", /There is nothing here yet/],
  ["/search/", /There is nothing here yet/],
  ["/search/?search=lantern", /Nothing lit up for “lantern”/],
  ["/challenges/", /Nothing is running right now/],
  ["/challenges/?timeFrame=ended", /\w/],
  ["/challenges/monthly-challenges/", /No monthly challenge has been announced yet/],
  ["/events/", /\w/],
  ["/events/viral-glitch/", /\w/],
  ["/themes/", /\w/],
  ["/library/recently-played/", /\w/],
];
const isOfList = (address: string) => /^\/(discover|search|challenges)?\/?$/.test(address);
const MISSING_PAGES = ["/no/such/page/", "/tags/runner/", "/games/abc123/x/", "/feed/home-fresh/", "/users/nobody/"];
const PAGES_OF_A_PLAYER = ["/profile/", "/profile/quests/", "/library/favorites/", "/messages/", "/studio/"];
const DOCUMENTS = ["/sitemap.xml", "/sitemaps/pages-1.xml", "/feeds/games.xml", "/feeds/challenges.xml", "/robots.txt"];

test.use({ environment: { DEMO: "off", RATE_LIMITS: "off" } });

async function expectWhole(page: Page, address: string, status = 200): Promise<void> {
  expect((await page.goto(address))?.status(), address).toBe(status);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page.getByRole("link", { name: "Try again" }), address).toHaveCount(0);
  expect(await horizontalOverflow(page), address).toBe(0);
}

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test("the pages of an empty portal say what is not there yet", { tag }, async ({ page, consoleErrors }) => {
      for (const [address, text] of PAGES) {
        await expectWhole(page, address);
        await expect(page.getByRole("main"), address).toContainText(text);
        if (options.javaScriptEnabled && isOfList(address)) expect(await axeFindings(page), address).toEqual([]);
      }
      for (const address of MISSING_PAGES) await expectWhole(page, address, 404);
      await page.goto("/");
      const links = await page.locator(".sidebar a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(links).toEqual(["/", "/discover/", "/challenges/", "/challenges/monthly-challenges/"]);
      expect(takeUnexpectedErrors(consoleErrors)).toEqual([]);
    });
  });
}

test("sitemaps and news feeds of an empty portal are documents", async ({ page }) => {
  for (const address of DOCUMENTS) expect((await page.request.get(address)).status(), address).toBe(200);
});

test("an empty portal leads its owner from step to step", async ({ page, portal, consoleErrors }) => {
  await applyForStudio(page, portal, newName("kites"));
  await openDesk(page, portal);
  for (const address of PAGES_OF_A_PLAYER) await expectWhole(page, address);

  await page.goto("/desk/");
  const steps = page.getByRole("region", { name: "From nothing to the first game" });
  await expect(steps).toContainText("1 of 7 done");
  await expect(steps.locator('[aria-current="step"]')).toContainText("A studio");
  await expect(page.getByRole("region", { name: "Waits for you" })).toContainText("Applications1");
  for (const locale of ["", "/de", "/ru"]) {
    await page.goto(`${locale}/desk/`);
    expect(await axeFindings(page), locale).toEqual([]);
    expect(await horizontalOverflow(page), locale).toBe(0);
    expect(await smallTargets(page, MIN_TARGET), locale).toEqual([]);
    expect(await clippedTexts(page), locale).toEqual([]);
    await page.setViewportSize(PHONE);
  }

  await page.goto("/desk/");
  await steps.getByRole("link", { name: "Applications" }).click();
  await page.getByRole("form", { name: "Approve" }).getByRole("button").click();
  await expect(page.getByRole("status")).toBeVisible();
  await page.goto("/desk/");
  await expect(steps).toContainText("2 of 7 done");
  await expect(steps.locator('[aria-current="step"]')).toContainText("A game from a zip");
  await expect(page.getByText("Nothing waits for you.")).toBeVisible();
  await steps.getByRole("link", { name: "Your studios" }).click();
  await expect(page).toHaveURL(/\/studio\/$/);
  expect(takeUnexpectedErrors(consoleErrors)).toEqual([]);
});
