import type { Page, Route } from "@playwright/test";
import { findCatalogue } from "./catalogue";
import { expect, test } from "./portal";
import { waitForHydration } from "./wait-for-hydration";

const DESKTOP_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";

/** The progress of a game whose rendering script is blocked. */
const BLOCKED_AT = "66 %";

const GAME_STARTS_MS = 30_000;

const PLAYS = /\/api\/plays\b/;

const gameFrame = (page: Page) => page.locator("iframe.game-frame");
const card = (page: Page, game: string) => page.locator(".preload-card").filter({ hasText: game });

/** Blocks a game file until the returned function is called. */
async function blockFile(page: Page, file: string): Promise<() => Promise<void>> {
  const blocked: Route[] = [];
  let isOpen = false;
  await page.route(`http://g-*/**/${file}`, async (route) => {
    if (isOpen) await route.continue();
    else blocked.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(blocked.map((route) => route.continue()));
  };
}

function recordPlays(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (PLAYS.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/** Records the messages between page and games: the iframes what they receive, the page each game's progress. */
async function recordMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isFrame = window.parent !== window;
    window.addEventListener("message", ({ data }) => {
      const { type, gameId, progress } = data as { type: string; gameId?: string; progress?: number };
      const { dataset } = document.documentElement;
      if (isFrame) dataset["received"] = `${dataset["received"] ?? ""} ${type}`.trim();
      else if (type === "LOAD_PROGRESS") sessionStorage.setItem(`progress of ${String(gameId)}`, String(progress));
    });
  });
}
const receivedMessages = (page: Page) =>
  page.frameLocator("iframe.game-frame").locator("html").getAttribute("data-received");

/** The progress the game reports: leaving a game at 0 removes it. */
async function progress(page: Page): Promise<number> {
  const src = (await gameFrame(page).getAttribute("src")) ?? "";
  const key = `progress of ${String(new URL(src).searchParams.get("game"))}`;
  return Number(await page.evaluate((name) => sessionStorage.getItem(name), key));
}

async function expectLoading(page: Page): Promise<void> {
  await expect.poll(() => progress(page), { timeout: GAME_STARTS_MS }).toBeGreaterThan(0);
  await expect.poll(() => receivedMessages(page)).toBe("INIT");
}

async function goHome(page: Page): Promise<void> {
  await page.locator("header a.logo").click();
  await expect(page).toHaveURL((url) => url.pathname === "/");
}

test.describe("where games are preloaded", () => {
  test.use({ userAgent: DESKTOP_AGENT });

  test.beforeEach(async ({ page }) => {
    await recordMessages(page);
  });

  test("a game continues loading on other pages and is played from its card", async ({ page }) => {
    const { game } = await findCatalogue(page, "Lantern Run");
    const plays = recordPlays(page);
    const release = await blockFile(page, "draw.js");
    await page.goto(game);
    await expectLoading(page);
    await expect(gameFrame(page)).toBeHidden();
    await goHome(page);
    await expect(card(page, "Lantern Run")).toContainText(/Loading, [1-9]\d? %/);
    await expect(page.getByRole("status").filter({ hasText: "Lantern Run goes on loading" })).toBeAttached();

    await release();
    await expect(card(page, "Lantern Run")).toContainText("Ready to play");
    await expect.poll(() => receivedMessages(page)).toBe("INIT PAUSE");
    expect(plays).toEqual([]);

    await page.getByRole("link", { name: "Play Lantern Run" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${game}?autoPlay=true`);
    await expect(gameFrame(page)).toBeVisible();
    await expect(card(page, "Lantern Run")).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
    await expect.poll(() => receivedMessages(page)).toBe("INIT PAUSE RESUME PLAY");
    expect(plays).toHaveLength(1);
    const [player, frame] = await Promise.all([
      page.locator(".player-area .player").boundingBox(),
      gameFrame(page).boundingBox(),
    ]);
    expect(frame).toEqual(player);
  });

  test("Play starts a loaded game at once, and leaving removes it", async ({ page }) => {
    const { game } = await findCatalogue(page, "Softfall");
    const plays = recordPlays(page);
    await page.goto(game);
    await expect.poll(() => receivedMessages(page), { timeout: GAME_STARTS_MS }).toBe("INIT PAUSE");
    await page.route(PLAYS, async (route) => {
      await expect(gameFrame(page)).toBeVisible();
      await route.continue();
    });
    await page.getByRole("button", { name: "Play Softfall" }).click();
    await expect.poll(() => receivedMessages(page)).toBe("INIT PAUSE RESUME PLAY");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
    expect(plays).toHaveLength(1);
    await goHome(page);
    await expect(gameFrame(page)).toHaveCount(0);
    await expect(page.locator(".preload-card")).toHaveCount(0);
  });

  test("closing a card ends its game and moves the focus to the page", { tag: "@wide" }, async ({ page }) => {
    const { game } = await findCatalogue(page, "Softfall");
    await blockFile(page, "draw.js");
    await page.goto(game);
    await expectLoading(page);
    await goHome(page);
    await page.getByRole("button", { name: "Stop loading Softfall" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".preload-card")).toHaveCount(0);
    await expect(gameFrame(page)).toHaveCount(0);
    await expect(page.locator("#main")).toBeFocused();
  });

  test("only one game is preloaded: the next one replaces it", { tag: "@wide" }, async ({ page }) => {
    const { game: first } = await findCatalogue(page, "Softfall");
    const { game: second } = await findCatalogue(page, "Lantern Run");
    await blockFile(page, "draw.js");
    await page.goto(first);
    await expectLoading(page);
    await goHome(page);
    await expect(card(page, "Softfall")).toBeVisible();
    await page.locator(`main a[href="${second}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(second));
    await expect(gameFrame(page)).toHaveAttribute("src", /lantern-run/);
    await expect(gameFrame(page)).toHaveCount(1);
    await expectLoading(page);
    await goHome(page);
    await expect(card(page, "Lantern Run")).toBeVisible();
    await expect(card(page, "Softfall")).toHaveCount(0);
  });

  test("messages of other windows are ignored", { tag: "@wide" }, async ({ page }) => {
    const { game } = await findCatalogue(page, "Softfall");
    await blockFile(page, "draw.js");
    await page.goto(game);
    await expectLoading(page);
    const src = (await gameFrame(page).getAttribute("src")) ?? "";
    const gameId = new URL(src).searchParams.get("game");
    await goHome(page);
    await expect(card(page, "Softfall")).toContainText(BLOCKED_AT);
    await page.evaluate((id) => {
      window.postMessage({ type: "LOAD_PROGRESS", gameId: id, progress: 1, strategy: "preloading" }, "*");
      const stranger = document.createElement("iframe");
      stranger.srcdoc = "";
      document.body.append(stranger);
      stranger.contentWindow?.parent.postMessage({ type: "GAME_READY" }, "*");
    }, gameId);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(card(page, "Softfall")).toContainText(BLOCKED_AT);
  });

  test("cards appear above the cookie banner", { tag: "@wide" }, async ({ page }) => {
    const { game } = await findCatalogue(page, "Softfall");
    await blockFile(page, "draw.js");
    await page.goto(game);
    await expectLoading(page);
    await goHome(page);
    await expect(card(page, "Softfall")).toBeVisible();
    const [box, banner] = [
      await card(page, "Softfall").boundingBox(),
      await page.locator(".cookie-banner").boundingBox(),
    ];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
    expect(box?.x).toBeGreaterThanOrEqual(0);
  });
});

test.describe("where games wait for Play", () => {
  test("a link to a room preloads nothing", async ({ page, consoleErrors }) => {
    const { game } = await findCatalogue(page, "Softfall");
    await page.goto(`${game}?roomUrl=gone`);
    await expectNothingLoaded(page);
    await page.getByRole("button", { name: "Play Softfall" }).click();
    await expect(page.getByRole("alert")).toHaveText("This room is no longer open.");
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("409")]);
  });

  test("a challenge preloads nothing for visitors", async ({ page }) => {
    const { challenge } = await findCatalogue(page, "Lantern Run");
    await page.goto(challenge);
    await expectNothingLoaded(page);
  });

  test("a phone preloads nothing, and plays", async ({ page }, { project }) => {
    test.skip(project.name !== "phone", "the desktop preloads");
    const { game } = await findCatalogue(page, "Softfall");
    await page.goto(game);
    await expectNothingLoaded(page);
    await page.getByRole("button", { name: "Play Softfall" }).click();
    await expect(page.frameLocator("iframe.game-frame").locator("canvas")).toBeVisible();
  });
});

async function expectNothingLoaded(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState("networkidle");
  await expect(gameFrame(page)).toHaveCount(0);
}
