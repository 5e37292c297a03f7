import { expect, test } from "../portal";
import { challengePath } from "../seeded-addresses";
import { signUp } from "../sign-up";

const GAME_STARTS_MS = 30_000;

test.use({ builds: { softfall: "engine calls" }, environment: { GAME_API_ALIASES: "api.gx.games" } });

test("calls of a game to its engine's host get the portal's responses for the page's game", async ({
  page,
  portal,
}) => {
  await signUp(page, portal, "in_game_caller");
  const strangers: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("gx.games")) strangers.push(request.url());
  });
  await page.goto(challengePath("five-pads"));
  await page.getByRole("button", { name: /^Play/ }).first().click();
  const game = page.frameLocator("iframe.game-frame").locator("html");
  await expect(game).toHaveAttribute("data-found", /other/, { timeout: GAME_STARTS_MS });
  expect(JSON.parse((await game.getAttribute("data-found")) ?? "")).toEqual({
    player: [200, "in_game_caller", "in_game_caller"],
    board: [200, "Five pads, one tank"],
    other: 404,
  });
  expect(strangers).toEqual([]);
});
