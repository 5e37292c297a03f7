import type { Page } from "@playwright/test";
import { axeFindings } from "./axe";
import { findCatalogue } from "./catalogue";
import { waitForHydration } from "./wait-for-hydration";
import { expect, test, type Portal } from "./portal";
import { giveConsent, signUp } from "./sign-up";

async function openGame(page: Page, portal: Portal): Promise<string> {
  await giveConsent(page, portal, false);
  const { game } = await findCatalogue(page);
  await page.goto(game, { waitUntil: "load" });
  return game;
}

test("the gallery opens in a lightbox with keyboard navigation", async ({ page, portal }) => {
  await openGame(page, portal);
  await waitForHydration(page);
  const thumbnail = page.getByRole("link", { name: "Picture 2 of 4" });
  await thumbnail.focus();
  await page.keyboard.press("Enter");
  const lightbox = page.getByRole("dialog", { name: "Gallery" });
  const position = lightbox.getByRole("status");
  await expect(position).toHaveText(/2 of 4/);
  for (const [key, number] of [
    ["ArrowRight", 3],
    ["ArrowRight", 4],
    ["ArrowRight", 1],
    ["ArrowLeft", 4],
  ] as const) {
    await page.keyboard.press(key);
    await expect(position).toHaveText(new RegExp(`${String(number)} of 4`));
  }
  await page.keyboard.press("Escape");
  await expect(lightbox).toBeHidden();
  await expect(thumbnail).toBeFocused();
});

test("the film of the gallery loads only when it is played, and without sound", async ({ page, portal, isMobile }) => {
  const film = page.waitForResponse(/\/film\/.+\.(mp4|webm)$/);
  await openGame(page, portal);
  await waitForHydration(page);
  await page.getByRole("link", { name: "Video 1 of 4" }).click();
  const video = page.getByRole("dialog", { name: "Gallery" }).locator("video");
  await expect(video).toHaveJSProperty("preload", "none");
  await expect(video).toHaveJSProperty("readyState", 0);
  await video.evaluate((element) => (element instanceof HTMLVideoElement ? element.play() : undefined));
  const response = await film;
  expect(response.status()).toBe(206);
  expect(response.headers()["content-type"]).toMatch(/^video\/(mp4|webm)$/);
  await expect.poll(() => video.evaluate((element) => "currentTime" in element && element.currentTime)).not.toBe(0);
  await expect(video).toHaveJSProperty("muted", true);
  await expect(video).toHaveJSProperty("videoWidth", isMobile ? 640 : 1280);
});

test("a phone requests the smallest film that fills its window", async ({ page, portal }) => {
  const requests: string[] = [];
  page.on("request", (request) => /\.(mp4|webm)$/.test(request.url()) && requests.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await openGame(page, portal);
  await waitForHydration(page);
  await page.getByRole("link", { name: "Video 1 of 4" }).click();
  const video = page.getByRole("dialog", { name: "Gallery" }).locator("video");
  await video.evaluate((element) => (element instanceof HTMLVideoElement ? element.play() : undefined));
  await expect(video).toHaveJSProperty("videoWidth", 640);
  for (const url of requests) expect(url).toMatch(/\/film\/(mp4|webm)-640x360\.\1$/);
});

test(
  "shares the address by the system's share sheet, or copies it without one",
  { tag: "@wide" },
  async ({ page, portal }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      const share = (link: unknown) => Promise.resolve(shared.push(link));
      const writeText = (text: unknown) => Promise.resolve(shared.push(text));
      const withSheet = new URL(location.href).searchParams.has("sheet");
      Object.defineProperty(navigator, "share", { value: withSheet ? share : undefined, configurable: true });
      Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    });
    const game = await openGame(page, portal);
    const url = portal.url + game;
    const shared = () => page.evaluate<unknown>("window.shared");
    for (const [query, expected] of [
      ["?sheet=1", { title: "Lantern Run", url }],
      ["", url],
    ] as const) {
      await page.goto(game + query);
      await page.waitForLoadState("networkidle");
      await page.getByRole("button", { name: "Share" }).click();
      await expect.poll(shared).toEqual([expected]);
    }
    await expect(page.getByText("Link copied.")).toBeVisible();
    const challenge = await page.locator('main a[href^="/challenges/"]').first().getAttribute("href");
    await page.goto(challenge ?? "");
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Share" }).click();
    await expect.poll(shared).toEqual([portal.url + (challenge ?? "")]);
  },
);

test("a player's rating and favourite persist", async ({ page, portal, isMobile }) => {
  await signUp(page, portal, isMobile ? "phone_rater" : "rater");
  await openGame(page, portal);
  await waitForHydration(page);
  const stars = page.getByRole("group", { name: "Your rating" });
  const responses = ["ratings", "favorites"].map((part) =>
    page.waitForResponse((response) => response.url().includes(`/api/${part}`)),
  );
  await stars.getByRole("radio", { name: "4 of 5" }).check({ force: true });
  await expect(page.getByText("Your rating: 4 of 5.")).toBeVisible();
  const heart = page.locator("main .game-head button.favorite-button");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  for (const response of await Promise.all(responses)) expect(response.ok()).toBe(true);
  await page.reload();
  await expect(stars.getByRole("radio", { name: "4 of 5" })).toBeChecked();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

for (const colorScheme of ["dark", "light"] as const) {
  test(`the page and the lightbox pass axe in ${colorScheme} mode`, { tag: "@wide" }, async ({ page, portal }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openGame(page, portal);
    await page.waitForLoadState("networkidle");
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("link", { name: "Picture 2 of 4" }).click();
    await expect(page.getByRole("dialog", { name: "Gallery" })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("shows facts, similar games with reasons, pictures and the address", async ({ page, portal }) => {
    const game = await openGame(page, portal);
    const facts = page.locator("dl.facts");
    for (const name of ["Plays", "Released"]) await expect(facts.getByText(name, { exact: true })).toBeVisible();
    const similar = page.getByRole("region", { name: "More like this" });
    await expect(similar.getByRole("link", { name: /Tall Order/ }).first()).toBeVisible();
    await expect(similar.getByText("Same genre: Arcade").first()).toBeVisible();
    await expect(page.getByLabel("Link to this game")).toHaveValue(portal.url + game);
    await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
    const picture = await page.getByRole("link", { name: "Picture 2 of 4" }).getAttribute("href");
    expect((await page.request.get(picture ?? "")).headers()["content-type"]).toMatch(/^image\//);
    const login = page.getByRole("link", { name: "Log in to rate this game" });
    await expect(login).toHaveAttribute("href", /\/session\/login\?/);
  });

  test("forms rate the game and add a favourite, and return to the page", async ({ page, portal, isMobile }) => {
    await signUp(page, portal, isMobile ? "phone_plain" : "plain_rater");
    const game = await openGame(page, portal);
    await page.getByRole("radio", { name: "3 of 5" }).check({ force: true });
    await page.getByRole("button", { name: "Rate", exact: true }).click();
    await expect(page).toHaveURL(portal.url + game);
    await expect(page.getByText("Your rating: 3 of 5.")).toBeVisible();
    await expect(page.getByRole("radio", { name: "3 of 5" })).toBeChecked();
    await page.locator("main .game-head button.favorite-button").click();
    await expect(page).toHaveURL(portal.url + game);
    await expect(page.locator("main .game-head button.favorite-button")).toHaveAttribute("aria-pressed", "true");
  });
});
