import type { Page } from "@playwright/test";
import { findCatalogue } from "../catalogue";
import { expect, test } from "../portal";

test.use({ hasIsolatedGame: true, builds: { softfall: "shared memory" } });

const GAME_STARTS_MS = 30_000;

function documentsOf(page: Page): string[] {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loaded.push(new URL(request.url()).pathname);
    }
  });
  return loaded;
}

const isIsolated = (page: Page) => page.evaluate(() => window.crossOriginIsolated);
const softfall = (page: Page) => page.locator('main a[href^="/games/"]').filter({ hasText: "Softfall" }).first();

test("a game that shares memory runs on an isolated page", async ({ page }) => {
  const { game } = await findCatalogue(page, "Softfall");
  await page.goto("/");
  await expect(page.locator(".offline-banner")).toBeAttached();
  expect(await isIsolated(page)).toBe(false);
  const documents = documentsOf(page);
  const blocked: string[] = [];
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText.includes("BLOCKED")) blocked.push(request.url());
  });

  await test.step("a link opens it as a document", async () => {
    await softfall(page).click();
    await expect(page.locator(".player-area")).toBeVisible();
    await expect.poll(() => documents).toEqual([game]);
    expect(await isIsolated(page)).toBe(true);
    await expect(page.locator("iframe.game-frame")).toHaveCount(0);
  });

  await test.step("its worker gets the shared memory", async () => {
    await page.getByRole("button", { name: "Play Softfall" }).click();
    await expect(page.frameLocator("iframe.game-frame").locator("html")).toHaveAttribute("data-shared", "1240", {
      timeout: GAME_STARTS_MS,
    });
    await expect(page.locator(".game-slot .player-status")).toHaveCount(0);
    expect(await page.locator("iframe.game-frame").getAttribute("sandbox")).toContain("allow-same-origin");
  });

  await test.step("the page loads all its resources", async () => {
    await page.locator("footer").scrollIntoViewIfNeeded();
    const broken = () =>
      page.evaluate(() =>
        [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
      );
    expect(await broken()).toEqual([]);
    expect(await page.evaluate(() => document.fonts.check("16px Tektur"))).toBe(true);
    expect(blocked).toEqual([]);
  });

  await test.step("leaving it loads a document", async () => {
    await page.locator("header a.logo").click();
    await expect.poll(() => documents).toEqual([game, "/"]);
    await expect(page.locator(".offline-banner")).toBeAttached();
    expect(await isIsolated(page)).toBe(false);
    await expect(page.locator("iframe.game-frame")).toHaveCount(0);
    await page.goBack();
    await expect(page.locator(".player-area")).toBeVisible();
    expect(await isIsolated(page)).toBe(true);
    expect(new URL(page.url()).pathname).toBe(game);
  });
});

test("its page revalidates its data without a navigation", async ({ page }) => {
  const { game } = await findCatalogue(page, "Softfall");
  await page.goto(`${game}?autoPlay=true`);
  const frame = page.frameLocator("iframe.game-frame").locator("html");
  await expect(frame).toHaveAttribute("data-shared", "1240", { timeout: GAME_STARTS_MS });
  const documents = documentsOf(page);
  const dataResponse = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(".data"));
  await page.evaluate(() => {
    window.__remixRouter.revalidate();
  });
  expect((await dataResponse).status()).toBe(200);
  await expect(frame).toHaveAttribute("data-shared", "1240", { timeout: GAME_STARTS_MS });
  expect(documents).toEqual([]);
});

test("a browser without isolation shows that the game does not run", async ({ page }) => {
  const { game, challenge } = await findCatalogue(page, "Softfall");
  await page.addInitScript(() => Object.defineProperty(window, "crossOriginIsolated", { value: false }));
  for (const path of [`${game}?autoPlay=true`, challenge]) {
    await page.goto(path);
    await expect(page.getByRole("alert")).toContainText("This game does not run on this device.");
    await expect(page.locator("iframe.game-frame")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Play Softfall" })).toHaveCount(0);
  }
});

test("other pages are not isolated", async ({ page }) => {
  const { game, challenge } = await findCatalogue(page, "Lantern Run");
  for (const path of ["/", game, challenge]) {
    const response = await page.request.get(path);
    expect(response.headers()["cross-origin-embedder-policy"]).toBeUndefined();
  }
});
