import { seedId } from "../../api/seed/deterministic-ids";
import { axeFindings } from "./axe";
import { findCatalogue } from "./catalogue";
import { expect, test } from "./portal";
import { signUp } from "./sign-up";

const FAVORITE = /^Favourite ?: Softfall$/;

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("links lead to the scores of a country and of friends and explain what is missing", async ({ page }) => {
    const { challenge } = await findCatalogue(page, "Softfall");
    await page.goto(challenge);
    const scopes = page.getByRole("navigation", { name: "Whose scores" });
    await scopes.getByRole("link", { name: "Friends" }).click();
    await expect(page).toHaveURL(/scope=friends/);
    const board = page.locator("#leaderboard");
    await expect(board.getByText("Log in to see how your friends are doing.")).toBeVisible();
    await board.getByRole("link", { name: "Log in" }).click();
    await expect(page).toHaveURL(/\/session\/login\?.*scope%3Dfriends/);
  });
});

test("a player without a country and friends gets links to add them", { tag: "@wide" }, async ({ page, portal }) => {
  await signUp(page, portal, "lonely_lantern");
  const { challenge } = await findCatalogue(page, "Softfall");
  await page.goto(`${challenge}?scope=country`);
  const board = page.locator("#leaderboard");
  await expect(board.getByRole("link", { name: "Set your country" })).toHaveAttribute(
    "href",
    "/profile/account-details/",
  );
  expect(await axeFindings(page)).toEqual([]);
  await board.getByRole("link", { name: "Friends" }).click();
  await expect(board.getByRole("link", { name: "Add friends" })).toHaveAttribute("href", "/profile/friends/");
  await board.getByRole("link", { name: "Everyone" }).click();
  await expect(board.getByRole("list", { name: "Podium" })).toBeVisible();
});

test("the library lists favourites and recently played games", async ({ page, portal }) => {
  await signUp(page, portal, "likes_lanterns");
  const { game } = await findCatalogue(page, "Softfall");
  await page.goto(game);
  const favoriteResponse = page.waitForResponse((response) => response.url().includes("/api/favorites"));
  await page.getByRole("button", { name: FAVORITE }).first().click();
  await favoriteResponse;
  await expect(page.getByRole("button", { name: FAVORITE, pressed: true }).first()).toBeVisible();
  // The frame of a game that was loaded ahead shows before the play is stored.
  const playResponse = page.waitForResponse((response) => response.url().includes("/api/plays"));
  await page.getByRole("button", { name: "Play Softfall" }).click();
  await playResponse;
  await expect(page.locator("iframe.game-frame")).toBeVisible();
  await page.goto("/library/favorites/");
  await expect(page.getByRole("heading", { level: 1, name: "Favourite games" })).toBeVisible();
  await expect(page.getByRole("article").getByRole("link", { name: "Softfall" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "Recently played games" }).click();
  // The previous page lists the same game; a click that aborts the navigation would log an error.
  await expect(page.getByRole("heading", { level: 1, name: "Recently played games" })).toBeVisible();
  await expect(page.getByRole("article").getByRole("link", { name: "Softfall" })).toBeVisible();
  await page.getByRole("link", { name: "Favourite studios" }).click();
  await expect(page.getByRole("link", { name: "Discover games" })).toBeVisible();
});

test("a game on a named track stays out of search engines and starts with that track", async ({ page, portal }) => {
  const { game } = await findCatalogue(page, "Softfall");
  const trackId = seedId("track:softfall:public");
  const track = `${game}tracks/${trackId}/`;
  await page.goto(track);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("link", { name: "To the usual version" })).toHaveAttribute("href", game);
  const playRequest = page.waitForRequest((request) => request.url().includes("/api/plays"));
  await page.getByRole("button", { name: "Play Softfall" }).click();
  expect((await playRequest).postDataJSON()).toMatchObject({ trackId });
  const missing = await page.request.get(`${portal.url}${game}tracks/00000000-0000-4000-8000-000000000000/`);
  expect(missing.status()).toBe(404);
});
