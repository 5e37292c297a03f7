import { existsSync, readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { waitForHydration } from "../wait-for-hydration";
import { findCatalogue } from "../catalogue";
import { expect, test, type Portal } from "../portal";
import { challengeId, gamePath } from "../seeded-addresses";
import { signUp } from "../sign-up";

test.use({ serviceWorkers: "allow" });

const LANTERN = { game: "lantern-run", note: `challengeId=${challengeId("one-breath")}` };
const GAMES = readdirSync("games").filter((folder) => existsSync(`games/${folder}/game.json`));
const SCORE_STORED = /Your score is kept on this device/;
const SCORE_SENT = /Your kept score from Lantern Run has been sent/;

/** Waits until the page, and the named game, are cached; `note` is the page's message. */
async function openCached(
  page: Page,
  path: string,
  { game, note }: { game?: string; note?: string } = {},
): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  const isCached = (part: string) =>
    page.evaluate(async (text) => {
      for (const name of await caches.keys()) {
        const addresses = (await (await caches.open(name)).keys()).map(({ url }) => url);
        if (addresses.some((address) => address.includes(text))) return true;
      }
      return false;
    }, part);
  await expect.poll(() => isCached(path)).toBe(true);
  if (game) await expect.poll(() => isCached(`/build/offline-games/${game}-`)).toBe(true);
  if (note) await expect.poll(() => isCached(note)).toBe(true);
}

async function playOffline(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.getByRole("button", { name: /^Play/ }).first().click();
  await expect(page.frameLocator("iframe").locator("canvas")).toBeVisible();
  await expect(page.getByText("You are playing without a connection.")).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
  await expect(async () => {
    await page.keyboard.press("Space", { delay: 120 });
    await expect(page.getByText(SCORE_STORED)).toBeVisible({ timeout: 700 });
  }).toPass({ timeout: 60_000 });
}

const pendingScores = (page: Page) => page.evaluate(() => localStorage.getItem("late-scores") ?? "");

async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.reload();
}

// The console logs every failed request.
test.afterEach(({ consoleErrors }) => {
  const others = consoleErrors.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/.test(text));
  consoleErrors.splice(0, consoleErrors.length, ...others);
});

async function playAsNewPlayerOffline(page: Page, portal: Portal, name: string): Promise<string> {
  const { challenge } = await findCatalogue(page, "Lantern Run", "One breath");
  await signUp(page, portal, name);
  await openCached(page, "/");
  await openCached(page, challenge, LANTERN);
  await goOffline(page);
  await playOffline(page);
  return challenge;
}

test("an opened game can be played offline, and its score is submitted once", async ({ page, context, portal }, {
  project,
}) => {
  const name = `train_${project.name}`;
  const challenge = await playAsNewPlayerOffline(page, portal, name);
  const frame = page.locator("iframe.game-frame");
  expect(await frame.getAttribute("sandbox")).not.toContain("allow-same-origin");
  expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentDocument)).toBeNull();
  expect(await pendingScores(page)).toContain('"registeredAt":null');

  await context.setOffline(false);
  await expect(page.getByText(SCORE_SENT)).toBeVisible({ timeout: 30_000 });
  expect(await pendingScores(page)).toBe("");
  await page.goto(challenge);
  await expect(page.locator("li, tr").filter({ hasText: name })).toHaveCount(1);
});

test("a pending score is submitted for its own player only", async ({ page, context, portal }, { project }) => {
  const [first, second] = [`owner_${project.name}`, `other_${project.name}`];
  const challenge = await playAsNewPlayerOffline(page, portal, first);
  await page.goto("about:blank");
  await context.setOffline(false);
  const session = await context.storageState();
  await context.clearCookies();
  await signUp(page, portal, second);
  const sessionResponse = page.waitForResponse("**/api/session/");
  await page.goto(challenge);
  await sessionResponse;
  expect(await pendingScores(page)).not.toBe("");
  await expect(page.locator("li, tr").filter({ hasText: /owner_|other_/ })).toHaveCount(0);

  await context.clearCookies();
  await context.addCookies(session.cookies);
  await page.goto(challenge);
  await expect(page.getByText(SCORE_SENT)).toBeVisible({ timeout: 30_000 });
  await expect(page.locator("li, tr").filter({ hasText: first })).toHaveCount(1);
});

test("a score of a play that lost its network is sent later", async ({ page, context }) => {
  const { challenge } = await findCatalogue(page, "Lantern Run", "One breath");
  await openCached(page, "/");
  await page.goto(challenge);
  await waitForHydration(page);
  await page.getByRole("button", { name: /^Play/ }).first().click();
  await expect(page.frameLocator("iframe").locator("canvas")).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
  await expect(page.locator(".game-slot .player-status")).toHaveCount(0, { timeout: 30_000 });
  await context.setOffline(true);
  await expect(async () => {
    await page.keyboard.press("Space", { delay: 120 });
    await expect(page.getByText(SCORE_STORED)).toBeVisible({ timeout: 700 });
  }).toPass({ timeout: 60_000 });
  await context.setOffline(false);
  await expect(page.getByText(SCORE_SENT)).toBeVisible({ timeout: 30_000 });
  expect(await pendingScores(page)).toBe("");
});

test("a game that is not cached shows that it needs a connection", async ({ page, context }) => {
  await openCached(page, "/");
  await openCached(page, gamePath("softfall"), { game: "softfall" });
  await page.evaluate(async () => {
    for (const name of (await caches.keys()).filter((one) => one.startsWith("games "))) await caches.delete(name);
  });
  await goOffline(page);
  await waitForHydration(page);
  await page.getByRole("button", { name: /^Play/ }).first().click();
  await expect(page.getByText("This game needs a connection.")).toBeVisible();
  await context.setOffline(false);
});

test("each of our games runs as one document", async ({ page, context }) => {
  test.slow();
  await openCached(page, "/");
  for (const game of GAMES) await openCached(page, gamePath(game), { game });
  await context.setOffline(true);
  for (const game of GAMES) {
    await page.goto(gamePath(game));
    await waitForHydration(page);
    await page.getByRole("button", { name: /^Play/ }).first().click();
    await expect(page.getByText("You are playing without a connection.")).toBeVisible();
    await expect(page.locator(".game-slot .player-status"), game).toHaveCount(0, { timeout: 30_000 });
  }
  await context.setOffline(false);
});
