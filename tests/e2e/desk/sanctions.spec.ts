import type { Page } from "@playwright/test";
import { openDesk, savedAtDesk } from "../desk-journey";
import { expect, test } from "../portal";
import { WAYS } from "../screens";
import { challengePath } from "../seeded-addresses";
import { signUp } from "../sign-up";
import { newName } from "../studio-journey";

const GAME_STARTS_MS = 30_000;
const SUSPENDED = /This account is suspended until/;

test.use({ environment: { RATE_LIMITS: "off" } });

async function startGame(page: Page): Promise<void> {
  await page.goto(challengePath("five-pads"));
  await page.getByRole("button", { name: /^Play/ }).first().click();
  await expect(page.frameLocator("iframe.game-frame").locator("canvas")).toBeVisible({ timeout: GAME_STARTS_MS });
}

/** As the game does at the end of a run. */
async function handInScore(page: Page, score: number): Promise<void> {
  const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame());
  await frame?.evaluate((value) => window.parent.postMessage({ type: "SCORE", score: value }, "*"), score);
}

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test("a player is suspended in mid-play, appeals, and plays on", { tag }, async ({ page, browser, portal }) => {
      test.slow();
      const plays = options.javaScriptEnabled;
      const context = await browser.newContext({ ...options, baseURL: portal.url });
      const player = await context.newPage();
      const username = newName("suspended");
      await signUp(player, portal, username);
      if (plays) await startGame(player);

      await openDesk(page, portal);
      await page.goto(`/desk/players/?search=${username}`);
      await page.getByRole("link", { name: username }).click();
      await page.getByLabel("Sanction", { exact: true }).selectOption("Suspension");
      await page.getByRole("button", { name: "Write the text" }).click();
      const form = page.getByRole("form", { name: "Suspension · Insults" });
      await expect(form.getByLabel("Text for the player")).toHaveValue(/^You insulted other players/);
      await form.getByRole("button", { name: "Suspend" }).click();
      await savedAtDesk(page, username);

      if (plays) {
        await handInScore(player, 100);
        await expect(player.getByText("This account is suspended, so this score does not count.")).toBeVisible();
        await expect(player.getByRole("status").getByText(SUSPENDED)).toBeVisible();
        await expect(player.frameLocator("iframe.game-frame").locator("canvas")).toBeVisible();
      }
      await player.goto("/discover/");
      await expect(player).toHaveURL(/\/profile\/notices\/$/);
      await expect(player.getByText(SUSPENDED).first()).toBeVisible();
      await player.getByText("Appeal", { exact: true }).click();
      const appeal = player.getByRole("form", { name: "Appeal: Suspension" });
      await appeal.getByRole("textbox").fill("It was my brother.");
      await appeal.getByRole("button").click();
      await expect(player.getByText("not decided yet")).toBeVisible();

      await page.goto("/desk/appeals/");
      await page.getByRole("link", { name: username }).click();
      await page.getByText("Decide the appeal").first().click();
      const decision = page.getByRole("form", { name: "Decide the appeal" });
      await decision.getByLabel("Decision").selectOption("The decision is lifted");
      await decision.getByLabel("Answer").fill("We believe you.");
      await decision.getByRole("button").click();
      await savedAtDesk(page, username);

      await player.goto("/messages/");
      await player.getByRole("link", { name: "A decision about your account was lifted." }).click();
      await expect(player.getByText("We believe you.")).toBeVisible();
      await expect(player.getByText(SUSPENDED)).toHaveCount(0);
      if (plays) await startGame(player);
      await context.close();
    });
  });
}
