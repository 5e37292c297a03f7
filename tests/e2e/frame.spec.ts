import type { Page } from "@playwright/test";
import * as z from "zod";
import { expect, test } from "./portal";
import { giveConsent } from "./sign-up";

async function openHome(page: Page, query = ""): Promise<void> {
  await page.goto(`/${query}`);
  await expect(page.locator(".offline-banner")).toBeAttached();
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name) ?? "", key);

const sessionRecord = z.object({ id: z.uuid(), expiry: z.number() });
const session = async (page: Page) => sessionRecord.parse(JSON.parse(await stored(page, "session")));

test.describe("the sidebar", () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled });

      test("is pinned by a cookie in the server's HTML and marks the current page", async ({ page }) => {
        await page.goto("/");
        const main = page.locator("main");
        await expect(main).toHaveCSS("margin-left", "48px");
        await page.getByRole("button", { name: "Toggle sidebar" }).click();
        await expect(main).toHaveCSS("margin-left", "216px");
        expect(await (await page.request.get("/")).text()).toContain('class="page-frame page-frame--sidebar-open"');
        const href = (await page.locator('#sidebar a[href^="/tags/"]').first().getAttribute("href")) ?? "";
        await page.goto(`${href}?platform=desktop`);
        await expect(page.locator("#sidebar [aria-current=page]")).toHaveAttribute("href", href);
      });
    });
  }
});

test("the browser stores visitor and session, renews them in use and starts a new session after a pause", async ({
  page,
}) => {
  await page.clock.install();
  await openHome(page, "?utm_source=letter&utm_medium=mail");
  const visitor = await stored(page, "visitor");
  const first = await session(page);
  const attribution = () => page.evaluate(() => sessionStorage.getItem("attribution-data"));
  expect(await attribution()).toContain('"utm-source":"letter"');
  await page.clock.runFor(60_000);
  await page.keyboard.press("Shift");
  const renewed = await session(page);
  expect(renewed.id).toBe(first.id);
  expect(renewed.expiry - first.expiry).toBeGreaterThanOrEqual(60_000);
  await page.clock.runFor(901_000);
  await page.keyboard.press("Shift");
  expect((await session(page)).id).not.toBe(first.id);
  expect(await attribution()).toBeNull();
  expect(await stored(page, "visitor")).toEqual(visitor);
});

test.describe("a search of the top bar", () => {
  const search = async (page: Page, measured?: Promise<unknown>) => {
    await openHome(page);
    await measured;
    await page.keyboard.press("/");
    await page.keyboard.type("lantern");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\/\?search=lantern&page=0$/);
  };

  test("is sent to the statistics with consent", async ({ page, portal }) => {
    await giveConsent(page, portal, true);
    const waitForEvent = (name: string) =>
      page.waitForResponse((response) => response.request().postData()?.includes(`"${name}"`) === true);
    const pageLoad = waitForEvent("page-load");
    const searchEvent = waitForEvent("search-header");
    await search(page, pageLoad);
    const response = await searchEvent;
    expect(response.ok()).toBe(true);
    expect(response.request().postDataJSON()).toMatchObject({
      schemaVersion: "0.0.6",
      data: { searchTerm: "lantern", page: { path: "/", name: "Home" } },
      event: { name: "search-header" },
    });
  });

  test("is not sent without consent", async ({ page, portal }) => {
    await giveConsent(page, portal, false);
    const paths: string[] = [];
    page.on("request", (request) => paths.push(new URL(request.url()).pathname));
    await search(page);
    expect(paths.filter((path) => path.endsWith("/v2/events"))).toEqual([]);
  });
});

test("preloads scripts of nearby links, except for visitors who save data", async ({ page, context }) => {
  const AHEAD = 'link[rel="modulepreload"]:is([href*="games"], [href*="tags"])';
  await openHome(page);
  await expect(page.locator(AHEAD).first()).toBeAttached();
  const dataSaver = await context.newPage();
  await dataSaver.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await openHome(dataSaver);
  await expect(dataSaver.locator(AHEAD)).toHaveCount(0);
});

test("toasts appear 72 px below the top", async ({ page }) => {
  await openHome(page);
  await page.getByRole("region", { name: "Cookies" }).getByRole("button", { name: "Only necessary" }).click();
  const toast = page.getByText("Your choice about cookies is saved.");
  await expect(toast).toBeVisible();
  expect((await page.locator(".toasts").boundingBox())?.y).toBe(72);
  await expect(page.locator(".toasts")).toHaveCSS("gap", "8px");
  await expect(page.locator(".toasts")).toHaveAttribute("role", "status");
});
