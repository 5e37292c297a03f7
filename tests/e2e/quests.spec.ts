import type { Page } from "@playwright/test";
import { expect, test } from "./portal";
import { giveConsent } from "./sign-up";

test.use({ environment: { APP_ENV: "staging" } });

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const IN_SOME_TIME = /^\d new (in |\d)/;
const EXPIRED = "Time is up: new quests are on their way";

const daily = (page: Page) =>
  page.locator(".quests-popover .quest-group").filter({ has: page.getByRole("heading", { name: "Daily" }) });
const note = (page: Page) => daily(page).locator("[aria-live]");

function recordRequests(page: Page): (string | null)[] {
  const requests: (string | null)[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/quests/") requests.push(searchParams.get("refreshAt"));
  });
  return requests;
}

async function openQuests(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await expect(page.locator(".offline-banner")).toBeAttached();
  await page.locator("header summary.quests-button").click();
  await expect(note(page)).toHaveText(IN_SOME_TIME);
}

test.beforeEach(async ({ page, portal }) => {
  await giveConsent(page, portal, false);
});

test("the address sets the quests' end and loses it when the end is reached", async ({ page }) => {
  const refreshAt = new Date(Date.now() + 2 * DAY_MS).toISOString();
  const requests = recordRequests(page);
  await openQuests(page, `/?from=test&refreshAt=${refreshAt}`);
  const moved = (await note(page).textContent()) ?? "";
  expect(new Set(requests)).toEqual(new Set([refreshAt]));
  await page.clock.fastForward(2 * DAY_MS + MINUTE_MS);
  await expect(page).toHaveURL(({ search }) => search === "?from=test");
  await expect.poll(() => requests.at(-1)).toBeNull();
  await expect(note(page)).not.toHaveText(moved);
});

test("expired quests are shown as such and requested again with growing pauses", async ({ page }) => {
  const requests = recordRequests(page);
  await openQuests(page, "/");
  await page.clock.fastForward(DAY_MS);
  await expect(note(page)).toHaveText(EXPIRED);
  await expect.poll(() => requests.length).toBeGreaterThan(1);
  const before = requests.length;
  await page.clock.runFor(MINUTE_MS);
  await expect.poll(() => requests.length).toBeGreaterThan(before);
  // A fixed retry every half second would make 120 requests.
  expect(requests.length - before).toBeLessThan(20);
  expect(new Set(requests)).toEqual(new Set([null]));
});

test("the day's new quests load automatically", async ({ page }) => {
  const tomorrow = new Date(Date.now() + 2 * DAY_MS).toISOString();
  await openQuests(page, "/");
  const old = (await note(page).textContent()) ?? "";
  await page.route("**/api/quests/**", async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set("refreshAt", tomorrow);
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
  await page.clock.fastForward(DAY_MS);
  await expect(note(page)).toHaveText(IN_SOME_TIME);
  await expect(note(page)).not.toHaveText(old);
});

test("closed quests send no requests", async ({ page }) => {
  const requests = recordRequests(page);
  await openQuests(page, "/");
  await page.keyboard.press("Escape");
  await expect(page.locator(".quests-popover")).toBeHidden();
  const before = requests.length;
  await page.clock.fastForward(DAY_MS);
  await page.clock.runFor(1_000);
  expect(requests).toHaveLength(before);
});
