import { expect, type Browser, type Page } from "@playwright/test";
import { axeFindings } from "./axe";
import { test, type Portal } from "./portal";
import { PHONE } from "./screens";
import { challengeId, gameId, trackId } from "./seeded-addresses";
import { giveConsent, signUp } from "./sign-up";

/** The projects of both screens may share a portal. */
const SUFFIX = Date.now().toString(36).slice(-6);
const ADA = `ada_${SUFFIX}`;
const BO = `bo_${SUFFIX}`;

const TARGET = { gameId: gameId("softfall"), challengeId: challengeId("feather"), trackId: trackId("softfall") };

async function score(page: Page, { url }: Portal, points: number): Promise<void> {
  const api = `${url}/embedded/api`;
  const headers = { origin: url };
  const play = await page.request.post(`${api}/gxc/v2/games/${TARGET.gameId}/play`, {
    headers,
    data: { challengeId: TARGET.challengeId },
  });
  expect(play.ok()).toBe(true);
  // A play has a minimum duration before its score counts.
  await expect(async () => {
    const response = await page.request.post(`${url}/api/scores/`, { headers, data: { ...TARGET, score: points } });
    expect(await response.json()).toMatchObject({ ok: true });
  }).toPass({ timeout: 30_000 });
}

async function openSecond(browser: Browser, portal: Portal, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await giveConsent(page, portal, false);
  await signUp(page, portal, name);
  return page;
}

async function expectGameToContinue(page: Page): Promise<void> {
  const card = page.getByRole("region", { name: "Continue playing" }).getByRole("article");
  await expect(card).toHaveCount(1);
  await expect(card.getByText(`Passed you: ${BO}`)).toBeVisible();
  await expect(card.getByRole("definition").first()).toHaveText("40");
  const sections = page.locator("main section");
  await expect(sections.first()).toContainText("Continue playing");
}

test("two players find each other, become friends, and one is notified of a beaten score", async ({
  page: ada,
  browser,
  portal,
}) => {
  test.slow();
  await giveConsent(ada, portal, false);
  await signUp(ada, portal, ADA);
  const bo = await openSecond(browser, portal, BO);

  await test.step("one finds the other by the start of the name and sends a request", async () => {
    await ada.goto("/profile/friends/");
    await expect(async () => {
      await ada.getByLabel("Username").fill("");
      await ada.getByLabel("Username").pressSequentially(BO.slice(0, 6));
      await expect(ada.getByRole("button", { name: `Add friend ${BO}` })).toBeVisible({ timeout: 5_000 });
    }).toPass();
    expect(await axeFindings(ada)).toEqual([]);
    await ada.getByRole("button", { name: `Add friend ${BO}` }).click();
    await expect(ada.getByText(`Request sent to ${BO}.`)).toBeVisible();
  });

  await test.step("the other's bell has a dot, and the message accepts the request", async () => {
    await bo.goto("/profile/");
    await expect(bo.getByRole("link", { name: /Messages.*unread/i })).toBeVisible();
    await bo.goto("/messages/");
    const message = bo.locator("main li").filter({ hasText: `${ADA} wants to be friends` });
    await message.getByRole("button", { name: `Accept ${ADA}` }).click();
    await expect(bo.getByText("One more friend.")).toBeVisible();
    await expect(message.getByRole("button", { name: /Accept/ })).toHaveCount(0);
    await bo.goto("/profile/friends/");
    await expect(bo.getByText(/Active today · Friends since/)).toBeVisible();
  });

  await test.step("a beaten score is reported and listed among friends' latest scores", async () => {
    await score(ada, portal, 40);
    await score(bo, portal, 50);
    await ada.goto("/messages/");
    await expect(ada.locator("main li").filter({ hasText: `New: ${BO} beat your best score` })).toBeVisible();
    await ada.goto("/profile/friends/");
    const scores = ada.getByRole("region", { name: "Friends’ latest scores" });
    await expect(scores.getByRole("link", { name: BO })).toBeVisible();
    expect(await axeFindings(ada)).toEqual([]);
  });

  await test.step("home begins with the game, and says who has passed the player", async () => {
    await ada.goto("/");
    await expectGameToContinue(ada);
    expect(await axeFindings(ada)).toEqual([]);
    const storageState = await ada.context().storageState();
    const options = { baseURL: portal.url, viewport: PHONE, javaScriptEnabled: false, storageState };
    const phone = await (await browser.newContext(options)).newPage();
    await phone.goto("/");
    await expectGameToContinue(phone);
    await phone.getByRole("region", { name: "Continue playing" }).getByRole("link", { name: "Softfall" }).click();
    await expect(phone.getByRole("heading", { level: 1, name: "Softfall" })).toBeVisible();
    await bo.goto("/");
    const own = bo.getByRole("region", { name: "Continue playing" });
    await expect(own.getByRole("article")).toContainText("50");
    await expect(own.getByText("Passed you")).toHaveCount(0);
  });

  await test.step("one blocks the other, who is not notified", async () => {
    await ada.goto(`/users/${BO}/`);
    await ada.getByText("Block player").click();
    await ada.getByRole("button", { name: `Block ${BO}` }).click();
    await expect(ada.getByText("You have blocked this player.")).toBeVisible();
    await bo.goto(`/users/${ADA}/`);
    await expect(bo.getByRole("button", { name: `Add friend ${ADA}` })).toBeVisible();
    await ada.goto("/profile/privacy/");
    expect(await axeFindings(ada)).toEqual([]);
    await ada.getByRole("button", { name: `Unblock ${BO}` }).click();
    await expect(ada.getByText("Nobody is blocked.")).toBeVisible();
  });
  await test.step("one logs out everywhere else", async () => {
    const elsewhere = await (await browser.newContext({ baseURL: portal.url })).newPage();
    await giveConsent(elsewhere, portal, false);
    const form = { intent: "log-in", login: BO, password: "seven lanterns in a row" };
    const login = `${portal.url}/embedded/api/session/login?target=%2F`;
    await elsewhere.request.post(login, { form, headers: { origin: portal.url } });
    await elsewhere.goto("/profile/");
    await expect(elsewhere.getByRole("heading", { level: 1, name: BO })).toBeVisible();
    await bo.goto("/profile/account-details/");
    await bo.getByRole("button", { name: "Log out everywhere else" }).click();
    await expect(bo.getByText("Logged out of 1 other browser.")).toBeVisible();
    await elsewhere.goto("/profile/");
    await expect(elsewhere).toHaveURL(`${portal.url}/`);
    await bo.goto("/profile/");
    await expect(bo.getByRole("heading", { level: 1, name: BO })).toBeVisible();
    await elsewhere.context().close();
  });
  await bo.context().close();
});
