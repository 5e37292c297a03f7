import type { Browser, Page } from "@playwright/test";
import { axeFindings } from "./axe";
import { waitForHydration } from "./wait-for-hydration";
import { horizontalOverflow } from "./page-checks";
import { expect, test, type Portal } from "./portal";
import { gamePath } from "./seeded-addresses";
import { giveConsent, signUp } from "./sign-up";

const newName = () => `quest_${String(Math.random()).slice(2, 10)}`;

async function enterAs(page: Page, portal: Portal): Promise<void> {
  await giveConsent(page, portal, false);
  await signUp(page, portal, newName());
}

async function tipFiveGames(page: Page, portal: Portal): Promise<void> {
  const api = `${portal.url}/embedded/api`;
  const headers = { origin: portal.url };
  const body: unknown = await (await page.request.get(`${api}/gxc/v3/games?pageSize=100`)).json();
  const ids = [...JSON.stringify(body).matchAll(/"gameId":"([0-9a-f-]{36})"/g)].map(([, id = ""]) => id);
  for (const gameId of new Set(ids)) {
    await page.request.post(`${api}/gxc/v2/games/${gameId}/play`, { headers, data: {} });
    await page.request.post(`${api}/profile/favorites`, { headers, data: { gameId } });
    await page.request.post(`${api}/gxc/games/${gameId}/tips`, { headers, data: { amount: 1, currency: "RPX" } });
  }
}

test("favourites finish a quest, which is paid and shown in the wallet", async ({ page, portal }) => {
  await enterAs(page, portal);
  await page.goto("/profile/quests/");
  await waitForHydration(page);
  const quest = page.locator(".quest").filter({ hasText: "Every door" });
  await expect(quest).toContainText("0 / 3");
  for (const slug of ["softfall", "lantern-run", "pond-quartet"]) {
    await page.goto(gamePath(slug));
    await waitForHydration(page);
    const stored = ["/api/favorites", "/api/plays"].map((path) =>
      page.waitForResponse((response) => response.url().includes(path)),
    );
    await page.locator("main .favorite-button").first().click();
    await page.getByRole("button", { name: /^Play/ }).first().click();
    await expect(page.locator("iframe")).toBeAttached();
    await Promise.all(stored);
  }
  await page.goto("/profile/quests/");
  await expect(quest).toContainText("3 / 3");
  await expect(quest).toContainText("Paid");
  await expect(page.locator(".quest").filter({ hasText: "Top shelf" })).toContainText("Paid");
  await page.goto("/profile/purchases/");
  await expect(page.getByText("Quest reward: Every door")).toBeVisible();
});

test(
  "collecting a reward shows a celebration, and a friend redeems its code",
  { tag: "@wide" },
  async ({ page, portal, browser }) => {
    test.slow();
    await enterAs(page, portal);
    await tipFiveGames(page, portal);
    await page.goto("/profile/quests/");
    await waitForHydration(page);
    const celebration = page.waitForResponse((response) => /celebrate-.*\.js/.test(response.url()));
    const quest = page.locator(".quest").filter({ hasText: "Passing it on" });
    await quest.getByRole("button", { name: /Collect/ }).click();
    await celebration;
    await expect(quest).toContainText("Paid");
    const code = await page.getByRole("textbox", { name: /^Code: / }).inputValue();
    await redeemElsewhere(browser, portal, code);
  },
);

async function redeemElsewhere(browser: Browser, portal: Portal, code: string): Promise<void> {
  const context = await browser.newContext({ baseURL: portal.url, javaScriptEnabled: false });
  const friend = await context.newPage();
  await enterAs(friend, portal);
  await friend.goto("/profile/quests/");
  await friend.getByLabel("Code", { exact: true }).fill(code.toLowerCase());
  await friend.getByRole("button", { name: "Enter code" }).click();
  await expect(friend.getByText("from a gift code are in your wallet")).toBeVisible();
  await friend.getByLabel("Code", { exact: true }).fill(code);
  await friend.getByRole("button", { name: "Enter code" }).click();
  await expect(friend.getByText("This code has been used already.")).toBeVisible();
  await expect(friend.getByLabel("Code", { exact: true })).toHaveValue(code);
  await context.close();
}

test("no celebration is shown with reduced motion", { tag: "@wide" }, async ({ page, portal }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await enterAs(page, portal);
  await tipFiveGames(page, portal);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/profile/quests/");
  await waitForHydration(page);
  const quest = page.locator(".quest").filter({ hasText: "Passing it on" });
  await quest.getByRole("button", { name: /Collect/ }).click();
  await expect(quest).toContainText("Paid");
  expect(requests.filter((url) => url.includes("celebrate-"))).toEqual([]);
});

test(
  "the pages of quests and links pass axe and do not scroll sideways",
  { tag: "@wide" },
  async ({ page, portal }) => {
    test.slow();
    await enterAs(page, portal);
    for (const address of ["/profile/quests/", "/ru/profile/quests/", "/de/profile/links/"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await axeFindings(page), address).toEqual([]);
      expect(await horizontalOverflow(page), address).toBeLessThanOrEqual(0);
    }
  },
);
