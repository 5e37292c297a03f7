import { axeFindings } from "./axe";
import { expect, test } from "./portal";
import { pressAgain } from "./press-again";
import { gameId } from "./seeded-addresses";
import { giveConsent, signUp } from "./sign-up";

const SLUGS = ["softfall", "lantern-run", "pond-quartet"] as const;

test.beforeEach(async ({ page, portal }) => {
  await giveConsent(page, portal, false);
  await signUp(page, portal, `library_${String(Math.random()).slice(2, 10)}`);
  for (const slug of SLUGS) {
    const request = { headers: { origin: portal.url }, data: { gameId: gameId(slug) } };
    await page.request.post(`${portal.url}/embedded/api/profile/favorites`, request);
    await page.request.post(`${portal.url}/embedded/api/gxc/v2/games/${gameId(slug)}/play`, { ...request, data: {} });
  }
});

test("searches favourites by name", async ({ page }) => {
  await page.goto("/library/favorites/");
  await page.getByRole("searchbox", { name: "Search by name" }).fill("LANTERN");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/search=LANTERN/);
  await expect(page.locator("main .card-grid > *")).toHaveCount(1);
  await page.getByRole("searchbox", { name: "Search by name" }).fill("nothing of this name");
  await pressAgain(page.getByRole("button", { name: "Show" }));
  await expect(page.getByText("No favourite has this name.")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("removes one game from the history, then all, each after a confirmation", async ({ page }) => {
    await page.goto("/library/recently-played/");
    await expect(page.locator("main .card-grid > *")).toHaveCount(SLUGS.length);
    await page.locator(".history-clearing > summary").click();
    await page.getByRole("button", { name: "Remove : Softfall" }).click();
    await expect(page.getByText("Removed from the history.")).toBeVisible();
    await expect(page.locator("main .card-grid > *")).toHaveCount(SLUGS.length - 1);
    await page.locator(".history-clearing > summary").click();
    await page.locator(".history-clearing details > summary").click();
    await page.getByRole("button", { name: "Remove all for good" }).click();
    await expect(page.getByText("Nothing has been played yet.")).toBeVisible();
  });

  test("prints a purchase's receipt without the page frame", async ({ page, portal }) => {
    const api = `${portal.url}/embedded/api`;
    const game: unknown = await (await page.request.get(`${api}/gxc/v2/games/${gameId("pond-quartet")}`)).json();
    const itemId = /"itemId":"([0-9a-f-]{36})"/.exec(JSON.stringify(game))?.[1] ?? "";
    const address = `${api}/gxc/games/${gameId("pond-quartet")}/items/${itemId}/purchase`;
    await page.request.post(address, { headers: { origin: portal.url } });
    await page.goto("/profile/purchases/");
    await page.getByRole("link", { name: /^Receipt / }).click();
    await expect(page.getByRole("heading", { name: /^Receipt \d{8}-/ })).toBeVisible();
    await expect(page.getByText("Pond Quartet – Full version")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("footer").first()).toBeHidden();
    await expect(page.getByText("Pond Quartet – Full version")).toBeVisible();
  });
});

test("the library's pages pass axe", { tag: "@wide" }, async ({ page, portal }) => {
  // The language suggestion covers the last button.
  await page.context().addCookies([{ name: "language-suggestion", value: "off", url: portal.url }]);
  for (const address of ["/de/library/favorites/", "/ru/library/recently-played/"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (address.includes("recently-played")) await page.locator(".history-clearing > summary").click();
    expect(await axeFindings(page), address).toEqual([]);
  }
});
