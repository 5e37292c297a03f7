import type { Page } from "@playwright/test";
import { axeFindings } from "./axe";
import { findCatalogue } from "./catalogue";
import { waitForHydration } from "./wait-for-hydration";
import { expect, test } from "./portal";
import { pressAgain } from "./press-again";

const heading = (page: Page) => page.locator("main h1");
const menuOf = (page: Page) => page.locator("header summary").filter({ visible: true }).first();

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the search works as a form with results, sorting and links", async ({ page }) => {
    await page.goto("/search/");
    await page.getByRole("searchbox", { name: "Search games", exact: true }).fill("lantern");
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("total-plays-desc");
    await page.locator("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/search\/\?search=lantern&sort=total-plays-desc$/);
    await expect(heading(page)).toHaveText("“lantern”");
    await page.getByRole("link", { name: "Lantern Run" }).first().click();
    await expect(heading(page)).toHaveText("Lantern Run");
  });

  test("error pages, the shell and unsubscribe show their messages", async ({ page, consoleErrors }) => {
    const maintenance = await page.goto("/maintenance/");
    expect(maintenance?.status()).toBe(503);
    expect(maintenance?.headers()["retry-after"]).toBe("600");
    await expect(heading(page)).toHaveText("Lights off");
    expect((await page.goto("/error/"))?.status()).toBe(500);
    await expect(heading(page)).toHaveText("Stuck pixel");
    await page.goto("/client-error/?reference=7F3A20BC");
    await expect(page.getByText("Reference 7F3A20BC")).toBeVisible();
    await page.goto("/_app/");
    await expect(heading(page)).toHaveText("No connection");
    await page.goto("/unsubscribe/");
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Account details" })).toHaveAttribute(
      "href",
      "/profile/account-details/",
    );
    expect((await page.goto("/unsubscribe/?token=x"))?.status()).toBe(400);
    await expect(page.getByRole("alert")).toContainText("nothing was changed");
    // The console logs the failed documents.
    expect(consoleErrors.splice(0)).toHaveLength(3);
  });

  test("no link leads to an event while it is off, and the page of events shows that", async ({ page }) => {
    for (const path of ["/de/events/viral-glitch/", "/events/"]) {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.getByRole("banner").getByRole("link", { name: "Game Jam" })).toHaveCount(0);
    }
    await expect(page.getByText("Nothing is on right now. Come back soon.")).toBeVisible();
    await expect(page.locator('a[href*="viral-glitch"]')).toHaveCount(0);
  });
});

test("the frame's own pages pass axe", { tag: "@wide" }, async ({ page, consoleErrors }) => {
  for (const path of [
    "/search/?search=lantern",
    "/search/?search=qqqqzzzz",
    "/client-error/",
    "/maintenance/",
    "/_app/",
    "/unsubscribe/",
  ]) {
    await page.goto(path);
    expect(await axeFindings(page), path).toEqual([]);
  }
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("503")]);
});

test("a page that fails to render leads to /client-error, which leads back", async ({ page, consoleErrors }) => {
  const { tag } = await findCatalogue(page);
  // The module loads, but its component throws.
  await page.route(/tags\.\$alias[^?]*\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export * from "${route.request().url()}?whole"; export default () => { throw new Error("broken on purpose"); };`,
    }),
  );
  await page.goto("/");
  await page.locator(`main a[href="${tag}"]`).first().click();
  await expect(page).toHaveURL(/\/client-error\/\?reference=[0-9A-F]{8}$/);
  await expect(heading(page)).toHaveText("Stuck pixel");
  expect(consoleErrors.splice(0).join("\n")).toContain("broken on purpose");
  await expect(page.getByRole("link", { name: "Reload the last page" })).toHaveAttribute("href", tag);
  // Only once the page is hydrated: the end of the interception could strand one of its scripts.
  await page.unroute(/tags\.\$alias[^?]*\.js$/);
  await page.getByRole("link", { name: "Reload the last page" }).click();
  await expect(page).toHaveURL(tag);
  await expect(page.locator("main").getByRole("link").first()).toBeVisible();
  consoleErrors.splice(0);
});

test("a slow navigation shows progress, and the next page gets the focus and is announced", async ({ page }) => {
  const { tag } = await findCatalogue(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.data/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/");
  // The layout's navigation listener mounts when the page is idle.
  await expect(page.locator("p[aria-live]")).toBeAttached();
  await page.locator(`main a[href="${tag}"]`).first().click();
  await expect(page.locator(".navigation-progress")).toBeVisible();
  release();
  await expect(page).toHaveURL(tag);
  await expect(page.locator(".navigation-progress")).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();
  await expect(page.locator("p[aria-live]")).toHaveText(await page.title());
});

test("the drawer closes on Escape and returns the focus", async ({ page, isMobile }) => {
  test.skip(!isMobile, "wide screens have no drawer");
  await page.goto("/");
  await waitForHydration(page);
  await menuOf(page).click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("navigation", { name: "Menu" }).locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
  await expect(menuOf(page)).toBeFocused();
});

test("the keyboard opens the sidebar over the page, follows it and pins it", async ({ page, isMobile }) => {
  test.skip(isMobile, "narrow screens have no sidebar");
  await page.goto("/");
  await waitForHydration(page);
  const side = page.locator("#sidebar");
  const main = page.locator("main");
  const box = async () => [
    (await side.boundingBox())?.width,
    await main.evaluate((element) => getComputedStyle(element).marginLeft),
  ];
  expect(await box()).toEqual([50, "48px"]);
  await side.getByRole("link").first().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect.poll(box).toEqual([216, "48px"]);
  await side.getByRole("link").nth(1).focus();
  const href = await side.getByRole("link").nth(1).getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(href ?? "");
  await page.getByRole("button", { name: "Toggle sidebar" }).click();
  await expect(main).toHaveCSS("margin-left", "216px");
  await page.reload();
  await expect(main).toHaveCSS("margin-left", "216px");
});

test("two quick clicks on a button are one", async ({ page, isMobile }) => {
  test.skip(isMobile, "narrow screens have no sidebar");
  await page.goto("/");
  await waitForHydration(page);
  const button = page.getByRole("button", { name: "Toggle sidebar" });
  await button.dblclick();
  await expect(page.locator("main")).toHaveCSS("margin-left", "216px");
  await pressAgain(button);
  await expect(page.locator("main")).toHaveCSS("margin-left", "48px");
});
