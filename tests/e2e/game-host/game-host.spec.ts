import type { Locator, Page, Route } from "@playwright/test";
import { requestGameHost } from "./game-host-request";
import { LEVEL_BYTES } from "../builds/plain-game";
import { expect, test, type Portal } from "../portal";
import { pressAgain } from "../press-again";
import { gamePath } from "../seeded-addresses";
import { giveConsent } from "../sign-up";
import { waitForHydration } from "../wait-for-hydration";

test.use({ builds: { kilnbreak: "plain" } });

const GAME_STARTS_MS = 30_000;
const GAME = gamePath("kilnbreak");
const BUILD_ADDRESS = /^http:\/\/g-[a-z0-9]{6}\.localhost:\d+\/[0-9a-f]{64}\//;
const ASKED = ["accelerometer", "camera", "gyroscope", "magnetometer", "microphone", "midi", "geolocation"];

type PlainGame = {
  state: { keys: number; last?: string; frames: number; level: number; stored: string; sound?: AudioContext };
};

const element = (page: Page) => page.locator("iframe.game-frame");
const root = (page: Page) => page.frameLocator("iframe.game-frame").locator("html");
const stateOf = <K extends keyof PlainGame["state"]>(page: Page, key: K) =>
  root(page).evaluate((_, name) => (window as unknown as PlainGame).state[name as "keys"], key as "keys") as Promise<
    PlainGame["state"][K]
  >;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
const status = (page: Page) => page.locator(".game-slot .player-status");

async function play(page: Page, portal: Portal, path = GAME): Promise<void> {
  await giveConsent(page, portal, false);
  await page.goto(path);
  await start(page);
}

async function start(page: Page): Promise<void> {
  await waitForHydration(page);
  await page
    .getByRole("button", { name: /^Play / })
    .first()
    .click();
  await expect(element(page)).toBeVisible();
  await expect(status(page)).toHaveCount(0, { timeout: GAME_STARTS_MS });
}

test("the portal's own games play at origins of their own", async ({ page, portal }) => {
  const origins = new Set<string>();
  for (const [slug, game] of [
    ["softfall", "softfall/index.html"],
    ["lantern-run", "lantern-run/index.html"],
  ] as const) {
    await play(page, portal, gamePath(slug));
    const address = (await element(page).getAttribute("src")) ?? "";
    expect(address).toMatch(BUILD_ADDRESS);
    expect(new URL(address).pathname).toContain(game);
    expect(await element(page).getAttribute("sandbox")).toContain("allow-same-origin");
    await expect(page.frameLocator("iframe.game-frame").locator("canvas")).toBeVisible();
    expect(await root(page).evaluate(() => window.origin)).toBe(new URL(address).origin);
    origins.add(new URL(address).origin);
  }
  expect(origins.size).toBe(2);
});

test("a game may ask the player for what its studio allows, and no other game may", async ({ page, portal }) => {
  const allowed = (place: Locator) =>
    place.evaluate((_, names) => {
      const { featurePolicy } = document as unknown as { featurePolicy: { allowsFeature: (name: string) => boolean } };
      return names.filter((name) => featurePolicy.allowsFeature(name));
    }, ASKED);
  await play(page, portal);
  expect(await allowed(root(page))).toEqual(["microphone"]);
  await play(page, portal, gamePath("softfall"));
  expect(await allowed(root(page))).toEqual([]);
});

test("a game without the SDK is told nothing and asked for nothing, and plays", async ({ page, portal }) => {
  await play(page, portal);
  await expect.poll(() => stateOf(page, "level")).toBe(LEVEL_BYTES);

  await test.step("its keys are its own and scroll nothing", async () => {
    await expect.poll(() => focused(page)).toBe("IFRAME");
    const top = await page.evaluate(() => window.scrollY);
    for (const key of ["ArrowDown", "Space", "PageDown"]) await page.keyboard.press(key);
    await expect.poll(() => stateOf(page, "keys")).toBe(3);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  });

  await test.step("a click gives it the focus back", async () => {
    await page.getByRole("button", { name: "Controls" }).focus();
    await element(page).click();
    await expect.poll(() => focused(page)).toBe("IFRAME");
    await page.keyboard.press("a");
    await expect.poll(() => stateOf(page, "last")).toBe("a");
  });

  await test.step("it fills the screen and has the keys there", async () => {
    await page.getByRole("button", { name: "Fullscreen" }).click();
    await expect
      .poll(() => page.evaluate(() => document.fullscreenElement?.querySelector("iframe")?.className))
      .toBe("game-frame");
    await expect.poll(() => focused(page)).toBe("IFRAME");
    const width = await page.evaluate(() => window.innerWidth);
    await expect.poll(() => root(page).evaluate(() => window.innerWidth)).toBe(width);
    await page.keyboard.press("f");
    await expect.poll(() => stateOf(page, "last")).toBe("f");
    await page.evaluate(() => document.exitFullscreen());
  });

  await test.step("what it has stored is there after a reload", async () => {
    await page.reload();
    await start(page);
    await expect.poll(() => stateOf(page, "stored")).toBe("kept");
    expect(await stateOf(page, "keys")).toBe(5);
  });
});

test("a game that stores by itself plays where the browser blocks storage in frames", async ({ page, portal }) => {
  await page.addInitScript(() => {
    if (window === window.top) return;
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { configurable: true, get: refuse });
  });
  await play(page, portal);
  await page.keyboard.press("a");
  await expect.poll(() => stateOf(page, "keys")).toBe(1);
  await expect.poll(() => root(page).evaluate(() => localStorage.getItem("keys"))).toBe("1");
});

test("a game without the SDK is muted, and pauses while nobody sees it", async ({ page, portal }) => {
  await page.addInitScript(() => {
    const { GainNode: Native } = window;
    const gains: GainNode[] = [];
    window.GainNode = class extends Native {
      constructor(...args: ConstructorParameters<typeof Native>) {
        super(...args);
        gains.push(this);
      }
    };
    Object.assign(window, { gains });
  });
  await play(page, portal);
  await element(page).click();
  const gain = () => root(page).evaluate(() => (window as unknown as { gains: GainNode[] }).gains[0]?.gain.value);
  const sound = () => root(page).evaluate(() => (window as unknown as PlainGame).state.sound?.state);
  const track = () =>
    root(page).evaluate((html) => {
      const { muted, paused } = html.querySelector("audio") ?? { muted: null, paused: null };
      return { muted, paused };
    });
  await expect.poll(sound).toBe("running");
  await expect.poll(track).toEqual({ muted: false, paused: false });
  expect(await gain()).toBe(1);

  await test.step("muted and heard again", async () => {
    await page.getByRole("button", { name: "Mute", exact: true }).click();
    await expect.poll(gain).toBe(0);
    await expect.poll(track).toEqual({ muted: true, paused: false });
    await pressAgain(page.getByRole("button", { name: "Unmute" }));
    await expect.poll(gain).toBe(1);
    await expect.poll(track).toEqual({ muted: false, paused: false });
  });

  await test.step("paused while the tab is hidden", async () => {
    await showTab(page, false);
    await expect.poll(sound).toBe("suspended");
    await expect.poll(track).toEqual({ muted: false, paused: true });
    const frames = await stateOf(page, "frames");
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await stateOf(page, "frames")).toBe(frames);
    await showTab(page, true);
    await expect.poll(sound).toBe("running");
    await expect.poll(track).toEqual({ muted: false, paused: false });
    await expect.poll(() => stateOf(page, "frames")).toBeGreaterThan(frames);
  });
});

async function showTab(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate((isShown) => {
    Object.defineProperty(document, "hidden", { value: !isShown, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isVisible);
}

test("the page shows how much of the game has come over the network", async ({ page, portal }) => {
  const held: Route[] = [];
  await page.route("**/*.pck", (route) => void held.push(route));
  await giveConsent(page, portal, false);
  await page.goto(GAME);
  await waitForHydration(page);
  await page
    .getByRole("button", { name: /^Play / })
    .first()
    .click();
  await expect.poll(() => held.length).toBe(1);
  await expect(status(page)).toContainText(/oading, \d+ %/);
  await expect(root(page)).toBeAttached();
  await expect(status(page)).toBeVisible();
  await held[0]?.continue();
  await expect(status(page)).toHaveCount(0, { timeout: GAME_STARTS_MS });
  expect(await stateOf(page, "level")).toBe(LEVEL_BYTES);
});

test("files are cached for good, pages are asked for again, and parts can be had", async ({ page, portal }) => {
  await play(page, portal);
  const address = (await element(page).getAttribute("src")) ?? "";
  const [entry = ""] = address.split("?");
  const level = new URL("level%201/welt-%C3%BC.pck", entry).href;
  const file = await requestGameHost(level);
  expect(file.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "accept-ranges": "bytes",
    "content-length": String(LEVEL_BYTES),
  });
  expect(await requestGameHost(level, { "if-none-match": file.headers.etag ?? "" })).toMatchObject({ status: 304 });
  const part = await requestGameHost(level, { range: "bytes=10-19" });
  expect([part.status, part.body.equals(file.body.subarray(10, 20))]).toEqual([206, true]);
  expect((await requestGameHost(entry)).headers["cache-control"]).toBe("no-cache");

  await test.step("the second visit takes them from the browser", async () => {
    await page.reload();
    await start(page);
    await expect.poll(() => stateOf(page, "level")).toBe(LEVEL_BYTES);
    const transferred = await root(page).evaluate((_, url) => {
      const [entryOfFile] = performance.getEntriesByName(url);
      return entryOfFile instanceof PerformanceResourceTiming ? entryOfFile.transferSize : -1;
    }, level);
    expect(transferred).toBe(0);
  });
});

test("the hosts of games show nothing of the portal", async ({ page, portal }) => {
  await play(page, portal);
  const { origin } = new URL((await element(page).getAttribute("src")) ?? "");
  for (const path of ["/", "/embedded/api/healthcheck", "/healthcheck", "/build/", "/games/", "/session/login"]) {
    const { status, headers } = await requestGameHost(origin + path);
    expect([path, status]).toEqual([path, 404]);
    expect(headers["set-cookie"]).toBeUndefined();
  }
  for (const name of ["g-zzzzzz", "www", "g-toolong"])
    expect((await requestGameHost(`${origin.replace(/g-\w+/, name)}/`)).status).toBe(404);
});
