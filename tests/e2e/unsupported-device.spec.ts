import { findCatalogue } from "./catalogue";
import { expect, test } from "./portal";

test.use({ hasLimitedPlatforms: true });

const GAME_STARTS_MS = 60_000;

test("a game for other devices shows a notice and can be played anyway", async ({ page, isMobile }) => {
  const [foreign, fitting] = isMobile ? ["Softfall", "Kilnbreak"] : ["Kilnbreak", "Softfall"];
  const { game, challenge } = await findCatalogue(page, foreign);

  await test.step("its page and its challenge show the notice and do not start the game", async () => {
    for (const path of [`${game}?autoPlay=true`, challenge]) {
      await page.goto(path);
      const notice = isMobile ? "This game is made for computers." : "This game is made for phones and tablets.";
      await expect(page.getByRole("alert")).toContainText(notice);
      await expect(page.getByRole("button", { name: `Play ${foreign}` })).toHaveCount(0);
      await expect(page.locator("iframe.game-frame")).toHaveCount(0);
    }
  });

  await test.step("it links to suitable games", async () => {
    await page.goto(game);
    await page.getByRole("link", { name: isMobile ? "Games for phones" : "Games for computers" }).click();
    await expect(page).toHaveURL(isMobile ? /platform=MOBILE/ : /platform=DESKTOP/);
    await expect(page.getByRole("heading", { level: 1, name: "Discover" })).toBeVisible();
    await expect(page.locator("main").getByRole("link", { name: fitting }).first()).toBeVisible();
  });

  await test.step("it starts on request", async () => {
    await page.goBack();
    await page.getByRole("button", { name: "Play anyway" }).click();
    await expect(page.locator("iframe.game-frame")).toBeVisible();
    await expect(page.locator(".game-slot .player-status")).toHaveCount(0, { timeout: GAME_STARTS_MS });
  });
});
