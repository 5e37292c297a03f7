import { findCatalogue } from "./catalogue";
import { expect, test } from "./portal";
import { pressAgain } from "./press-again";

test("the player restarts, shows the controls and has a theatre mode", async ({ page }, { project }) => {
  const { game } = await findCatalogue(page, "Softfall");
  const plays: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/plays")) plays.push(request.url());
  });
  await page.goto(game);
  await page.getByRole("button", { name: "Play Softfall" }).click();
  const canvas = page.frameLocator("iframe.game-frame").locator("canvas");
  await expect(canvas).toBeVisible();

  await test.step("a restart is a new play", async () => {
    await page.getByRole("button", { name: "Start again" }).click();
    await expect.poll(() => plays.length).toBe(2);
    await expect(canvas).toBeVisible();
    await expect(page.locator("iframe.game-frame")).toHaveCount(1);
  });

  await test.step("the controls open by keyboard and return the focus", async () => {
    const controls = page.getByRole("button", { name: "Controls" });
    await controls.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Controls" })).toContainText("Fire the engine");
    await page.keyboard.press("Escape");
    await expect(controls).toBeFocused();
  });

  await test.step("theatre mode is stored", async () => {
    test.skip(project.name === "phone", "a phone's player is as wide as the screen");
    const width = async () => (await page.locator(".player-area .player").boundingBox())?.width ?? 0;
    const before = await width();
    await page.getByRole("button", { name: "Theatre mode" }).click();
    await expect.poll(width).toBeGreaterThan(before);
    const frame = await page.locator("iframe.game-frame").boundingBox();
    expect(frame).toEqual(await page.locator(".player-area .player").boundingBox());
    await page.reload();
    await expect(page.getByRole("button", { name: "Theatre mode", pressed: true })).toBeVisible();
  });
});

test("only a phone in portrait orientation shows the hint to turn it", async ({ page }, { project }) => {
  const { game } = await findCatalogue(page, "Softfall");
  await page.goto(game);
  const hint = page.getByText("Turn your phone sideways for a larger game.");
  await expect(hint).toBeHidden();
  await page.getByRole("button", { name: "Play Softfall" }).click();
  await expect(page.frameLocator("iframe.game-frame").locator("canvas")).toBeVisible({ timeout: 30_000 });
  if (project.name !== "phone") {
    await expect(hint).toBeHidden();
    return;
  }
  await expect(hint).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(hint).toBeHidden();
});

test("without fullscreen for elements the game fills the window", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, "fullscreenEnabled", { value: false }));
  const { game } = await findCatalogue(page, "Softfall");
  await page.goto(game);
  await page.getByRole("button", { name: "Play Softfall" }).click();
  await expect(page.frameLocator("iframe.game-frame").locator("canvas")).toBeVisible();
  await page.getByRole("button", { name: "Fullscreen" }).click();
  const size = page.viewportSize();
  await expect.poll(async () => (await page.locator("iframe.game-frame").boundingBox())?.width).toBe(size?.width);
  const box = await page.locator("iframe.game-frame").boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  await pressAgain(page.getByRole("button", { name: "Leave fullscreen" }));
  await expect
    .poll(async () => (await page.locator("iframe.game-frame").boundingBox())?.height)
    .toBeLessThan((size?.height ?? 0) / 1.2);
});
