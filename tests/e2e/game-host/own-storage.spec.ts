import type { Browser, Page, Request } from "@playwright/test";
import { expect, test, type Portal } from "../portal";
import { gamePath } from "../seeded-addresses";
import { giveConsent, signUp } from "../sign-up";
import { waitForHydration } from "../wait-for-hydration";

test.use({ builds: { kilnbreak: "own storage" }, environment: { RATE_LIMITS: "off" } });

const PASSWORD = "seven lanterns in a row";
/** Until a change is on the account: the frame's interval and the network. */
const SAVED_MS = 30_000;

const game = (page: Page) => page.frameLocator("iframe.game-frame");
const root = (page: Page) => game(page).locator("html");

async function play(page: Page): Promise<void> {
  await page.goto(gamePath("kilnbreak"));
  await waitForHydration(page);
  await page
    .getByRole("button", { name: /^Play / })
    .first()
    .click();
  await expect(game(page).getByRole("button", { name: "Earn" })).toBeVisible();
}

/** A context is another device of the same player. */
async function openDevice(browser: Browser, portal: Portal, username: string | null): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal.url });
  const page = await context.newPage();
  await giveConsent(page, portal, false);
  if (username !== null) {
    const form = { intent: "log-in", login: username, password: PASSWORD };
    const login = `${portal.url}/embedded/api/session/login?target=%2F`;
    expect((await page.request.post(login, { form, headers: { origin: portal.url } })).status()).toBe(200);
  }
  return page;
}

function hasCoins(request: Request, coins: number): boolean {
  return request.postData()?.includes(`["coins","${String(coins)}"]`) ?? false;
}

/** Waits until the account has what was earned. */
async function earn(page: Page, coins: number): Promise<void> {
  const saved = page.waitForResponse(
    async (response) => hasCoins(response.request(), coins) && (await response.text()).includes('"version"'),
    { timeout: SAVED_MS },
  );
  await game(page).getByRole("button", { name: "Earn" }).click();
  await expect(game(page).getByText(`${String(coins)} coins`)).toBeVisible();
  await saved;
}

test("what a game stores by itself follows its player to another device, and nothing is lost", async ({
  page,
  browser,
  portal,
}) => {
  test.slow();
  await giveConsent(page, portal, false);
  await signUp(page, portal, "storing_player");
  await play(page);
  await expect(root(page)).toHaveAttribute("data-started", "0");
  await earn(page, 1);

  const other = await openDevice(browser, portal, "storing_player");
  await test.step("the other device has it before the game's first script", async () => {
    await play(other);
    await expect(root(other)).toHaveAttribute("data-started", "1");
    await expect(root(other)).toHaveAttribute("data-file", "1 255 0");
    await earn(other, 2);
  });

  await test.step("the first device gets what the other one has added", async () => {
    await play(page);
    await expect(root(page)).toHaveAttribute("data-started", "2");
    await expect(root(page)).toHaveAttribute("data-file", "2 255 0");
  });

  await test.step("where both have gone on, the player chooses", async () => {
    await page.route("**/api/saves/**", (route) => route.fulfill({ json: { ok: false, error: "unreachable" } }));
    const lost = page.waitForRequest((request) => hasCoins(request, 4), { timeout: SAVED_MS });
    for (let coin = 0; coin < 2; coin += 1) await game(page).getByRole("button", { name: "Earn" }).click();
    await expect(game(page).getByText("4 coins")).toBeVisible();
    await lost;
    await expect(page.getByText("Your progress could not be saved to your account.")).toBeVisible();
    await page.unroute("**/api/saves/**");
    await play(other);
    await earn(other, 3);
    await play(page);
    await expect(root(page)).toHaveAttribute("data-started", "3");
    await expect(page.getByText("Another device has saved this game in between.")).toBeVisible();
    await page.getByRole("button", { name: "Keep this one" }).click();
    await expect(root(page)).toHaveAttribute("data-started", "4");
    await expect(root(page)).toHaveAttribute("data-file", "4 255 0");
    await play(other);
    await expect(root(other)).toHaveAttribute("data-started", "4");
  });

  await test.step("a guest in the same browser begins anew", async () => {
    await other.context().clearCookies();
    await giveConsent(other, portal, false);
    await play(other);
    await expect(root(other)).toHaveAttribute("data-started", "0");
    await expect(root(other)).toHaveAttribute("data-file", "none");
  });
  await other.context().close();
});
