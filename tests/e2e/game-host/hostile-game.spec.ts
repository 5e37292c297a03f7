import type { Page } from "@playwright/test";
import { findCatalogue } from "../catalogue";
import { expect, test } from "../portal";

const GAME_STARTS_MS = 30_000;

test.use({ builds: { kilnbreak: "flooding" } });

const recordPosts = (page: Page) => {
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posted.push(new URL(request.url()).pathname);
  });
  return { posted, to: (path: string) => posted.filter((address) => address.startsWith(path)).length };
};
const storedSlots = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("saves:"));
    return key === undefined ? 0 : Object.keys(JSON.parse(localStorage.getItem(key) ?? "{}") as object).length;
  });

test("a game that floods the page is throttled", async ({ page, consoleErrors }) => {
  const { game } = await findCatalogue(page, "Kilnbreak");
  await page.goto(game);
  const changes = recordPosts(page);
  await page.getByRole("button", { name: "Play Kilnbreak" }).click();
  await expect(page.frameLocator("iframe.game-frame").locator("html")).toHaveAttribute("data-found", "flooded", {
    timeout: GAME_STARTS_MS,
  });
  await page.getByRole("button", { name: "Controls" }).click();
  await expect(page.getByRole("dialog", { name: "Controls" })).toBeVisible();
  expect(await storedSlots(page)).toBeLessThanOrEqual(50);
  expect(changes.to("/api/plays")).toBe(1);
  // The throttle allows five at once, then one every two seconds; the flood ends before it reaches 40.
  expect(changes.to("/api/scores")).toBeLessThanOrEqual(40);
  expect(changes.to("/api/rooms") + changes.to("/api/room-messages")).toBe(0);
  // A slow machine may time out a score, which the browser logs.
  consoleErrors.splice(0);
});

test("valid messages from the wrong window are ignored", async ({ page }) => {
  const { game } = await findCatalogue(page, "Softfall");
  await page.goto(game);
  await page.getByRole("button", { name: "Play Softfall" }).click();
  await expect(page.frameLocator("iframe.game-frame").locator("canvas")).toBeVisible({ timeout: GAME_STARTS_MS });
  await expect(page.locator(".game-slot .player-status")).toHaveCount(0, { timeout: GAME_STARTS_MS });
  const changes = recordPosts(page);
  await page.evaluate(() => {
    const stranger = document.createElement("iframe");
    stranger.name = "stranger";
    stranger.srcdoc = "<p>Stranger</p>";
    document.body.append(stranger);
  });
  await expect(page.frameLocator('iframe[name="stranger"]').locator("p")).toBeVisible();
  const attempts = [
    { type: "SCORE", score: 9 },
    { type: "SAVE_SET", slot: "stolen", data: 1 },
    { type: "SAVE_GET", slot: "stolen" },
    { type: "LOGIN_REQUEST" },
    { type: "ROOM_JOIN" },
  ];

  await test.step("messages of another frame get no reply", async () => {
    const stranger = page.frame("stranger");
    const replies = await stranger?.evaluate(async (messages) => {
      const received: unknown[] = [];
      window.addEventListener("message", ({ data }) => received.push(data));
      for (let time = 0; time < 1_000; time++) for (const message of messages) parent.postMessage(message, "*");
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return received;
    }, attempts);
    expect(replies).toEqual([]);
  });

  await test.step("nor do those of the page itself or of another origin", async () => {
    await page.evaluate(async (messages) => {
      const frame = document.querySelector<HTMLIFrameElement>("iframe.game-frame");
      for (const data of messages) {
        window.postMessage(data, "*");
        for (const origin of ["https://evil.example", window.location.origin, ""]) {
          window.dispatchEvent(new MessageEvent("message", { data, origin, source: frame?.contentWindow ?? null }));
        }
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }, attempts);
  });
  expect(changes.posted).toEqual([]);
  expect(await storedSlots(page)).toBe(0);
  await expect(page.locator(".player-bar a")).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(game);
});
