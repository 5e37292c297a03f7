import type { Page } from "@playwright/test";
import { expect, test } from "./portal";
import { gamePath } from "./seeded-addresses";
import { signUp } from "./sign-up";
import { waitForHydration } from "./wait-for-hydration";

const POLLED = /\/api\/(ping|version|session)\/$/;

/** The console logs every failed request. */
function dropDisconnections(consoleErrors: string[]): void {
  const others = consoleErrors.filter((text) => !text.includes("net::ERR_"));
  consoleErrors.splice(0, consoleErrors.length, ...others);
}

async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.locator(".offline-banner")).toBeAttached();
}

function recordPolls(page: Page): string[] {
  const polls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (POLLED.test(pathname)) polls.push(pathname);
  });
  return polls;
}

/** Simulated: a headless browser cannot hide a tab. */
async function setVisibility(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state === "hidden");
}

test("the offline banner follows the connection without a layout shift", async ({ page, context, consoleErrors }) => {
  await openHome(page);
  const banner = page.getByText(/You are offline/);
  const heading = page.getByRole("heading", { level: 2 }).first();
  const position = await heading.boundingBox();
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  expect(await heading.boundingBox()).toEqual(position);
  const [bar, box] = [await page.locator(".top-bar").boundingBox(), await banner.boundingBox()];
  expect(box?.y).toBe((bar?.y ?? 0) + (bar?.height ?? 0));
  await context.setOffline(false);
  // The online event may precede connectivity; the next one triggers another request.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(banner).toBeHidden({ timeout: 2_000 });
  }).toPass();
  dropDisconnections(consoleErrors);
});

test("an outdated tab offers a reload after ten minutes", async ({ page }) => {
  await page.clock.install();
  await page.route("**/api/version/", (route) => route.fulfill({ json: { data: { version: "another" } } }));
  await openHome(page);
  const versionResponse = page.waitForResponse("**/api/version/");
  await page.clock.runFor(30_000);
  await versionResponse;
  await page.clock.fastForward(500_000);
  const reload = page.getByRole("button", { name: "Reload" });
  await expect(reload).toHaveCount(0);
  await page.clock.fastForward(100_000);
  await expect(page.getByText("A new version of the site is here.")).toBeVisible();
  await reload.click();
  await expect(reload).toHaveCount(0);
  await expect(page.locator(".offline-banner")).toBeAttached();
});

test("signing out in one tab signs out the other", async ({ page, context, portal }) => {
  await signUp(page, portal, "two_tabs");
  const other = await context.newPage();
  await openHome(page);
  await openHome(other);
  const logOut = 'form[action="/api/logout/"]';
  await expect(page.locator(logOut).first()).toBeAttached();
  await other
    .locator(logOut)
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(other.locator(logOut)).toHaveCount(0);
  await expect(page.locator(logOut)).toHaveCount(0);
});

test("focusing a tab updates its bell", async ({ page, portal, browser }) => {
  const name = "rung_player";
  await signUp(page, portal, name);
  await openHome(page);
  const friend = await browser.newPage({ baseURL: portal.url });
  await signUp(friend, portal, "ringing_friend");
  const friendRequest = await friend.request.post(`${portal.url}/embedded/api/profile/friend-requests`, {
    data: { username: name },
    headers: { origin: portal.url },
  });
  expect(friendRequest.ok()).toBe(true);
  // The response to an earlier poll may arrive after the request.
  await expect(async () => {
    const responses = ["bell", "friend-requests"].map((part) =>
      page.waitForResponse((response) => response.url().includes(`/api/${part}`)).then((response) => response.text()),
    );
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    const [bell, requests] = await Promise.all(responses);
    expect(bell).toContain("true");
    expect(requests).toContain("ringing_friend");
  }).toPass();
  await friend.close();
});

test("a hidden tab does not poll, and polls once when it becomes visible", async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  await setVisibility(page, "hidden");
  const polls = recordPolls(page);
  await page.clock.fastForward(120_000);
  expect(polls).toEqual([]);
  const versionResponse = page.waitForResponse("**/api/version/");
  await setVisibility(page, "visible");
  await page.clock.runFor(1_000);
  await versionResponse;
  expect([...polls].sort()).toEqual(["/api/ping/", "/api/session/", "/api/version/"]);
});

test("a tab polls once after the machine has slept", async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  const polls = recordPolls(page);
  const versionResponse = page.waitForResponse("**/api/version/");
  await page.clock.fastForward("08:00:00");
  await versionResponse;
  expect([...polls].sort()).toEqual(["/api/ping/", "/api/session/", "/api/version/"]);
});

test("a lost network does not reload the page", async ({ page, context, portal, consoleErrors }) => {
  await signUp(page, portal, "cut_off");
  // Only the scripts of the polled routes are unavailable.
  await page.route(/\/build\/routes\/api\./, (route) => route.abort());
  const bellResponse = page.waitForResponse("**/api/bell/");
  await openHome(page);
  await bellResponse;
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const quests = page.locator("summary.quests-button");
  await quests.click();
  await expect(page.locator(".quests-popover .quest").first()).toBeVisible();
  await context.setOffline(true);
  await quests.click();
  await quests.click();
  await expect(page.getByText("The quests did not load.")).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator(".quests-popover .quest").first()).toBeVisible();
  expect(documents).toEqual([]);
  dropDisconnections(consoleErrors);
});

test("a game keeps running when its page's reload in the background loses the network", async ({
  page,
  consoleErrors,
}) => {
  let lost = 0;
  await page.route(/\/games\/.*\.data(\?|$)/, (route) => {
    lost += 1;
    return lost > 2 ? route.continue() : route.abort("internetdisconnected");
  });
  await page.goto(gamePath("softfall"));
  await waitForHydration(page);
  const loaded = page.waitForResponse(/\/games\/.*\.data(\?|$)/, { timeout: 60_000 });
  await page.getByRole("button", { name: /^Play/ }).first().click();
  const frame = await page.locator("iframe.game-frame").elementHandle();
  await (await loaded).finished();
  expect(lost).toBeGreaterThan(2);
  expect(await frame?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.locator("header.top-bar")).toBeVisible();
  dropDisconnections(consoleErrors);
});
