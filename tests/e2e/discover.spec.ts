import type { Page } from "@playwright/test";
import { axeFindings } from "./axe";
import { waitForHydration } from "./wait-for-hydration";
import { expect, test } from "./portal";

async function showFilters(page: Page, isPhone: boolean) {
  if (isPhone) await page.locator("label[for=filters-shown]").click();
}

test("filters games as soon as a box is ticked, and restores the filter on going back", async ({ page, isMobile }) => {
  await page.goto("/discover/");
  await waitForHydration(page);
  await showFilters(page, isMobile);
  const box = page.getByRole("checkbox", { name: /^Cosy/ });
  await box.check();
  await expect(page).toHaveURL(/\/discover\/\?tagAlias=cosy$/);
  await expect(page.getByRole("link", { name: "Cosy: remove filter" })).toBeVisible();
  await expect(box).toBeFocused();
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText("4 games");
  await page.getByRole("checkbox", { name: "Without: Cosy" }).check({ force: true });
  await expect(page).toHaveURL(/\/discover\/\?excludeTagAlias=cosy$/);
  await expect(box).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/discover\/\?tagAlias=cosy$/);
  await expect(box).toBeChecked();
});

test("stores recent searches in the browser and deletes them one by one or all at once", async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem("recent-searches"));
  for (const search of ["lantern", "orchard", "softfall"]) {
    await page.goto(`/search/?search=${search}`);
    await expect.poll(stored).toContain(search);
  }
  await page.goto("/search/");
  const recent = page.getByRole("region", { name: "Recent searches" });
  await expect(recent.getByRole("link")).toHaveText(["softfall", "orchard", "lantern"]);
  await recent.getByRole("button", { name: /Forget .lantern/ }).click();
  await expect(recent.getByRole("link")).toHaveText(["softfall", "orchard"]);
  expect(await stored()).toBe(JSON.stringify(["softfall", "orchard"]));
  await page.reload();
  await expect(recent.getByRole("link")).toHaveText(["softfall", "orchard"]);
  await recent.getByRole("button", { name: "Forget all" }).click();
  await expect(recent).toBeHidden();
  expect(await stored()).toBeNull();
});

for (const colorScheme of ["dark", "light"] as const) {
  test(`passes axe in ${colorScheme} mode`, { tag: "@wide" }, async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of [
      "/discover/",
      "/discover/?tagAlias=cosy",
      "/discover/?show=challenges",
      "/search/?search=lantern",
    ]) {
      await page.goto(path);
      if (path.startsWith("/discover")) await showFilters(page, isMobile);
      expect(await axeFindings(page)).toEqual([]);
    }
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("filters and sorts with the form's button", async ({ page, isMobile }) => {
    await page.goto("/discover/");
    await showFilters(page, isMobile);
    await page.getByRole("checkbox", { name: /^Cosy/ }).check();
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(/tagAlias=cosy/);
    await expect(page.getByRole("status").first()).toHaveText("4 games");
    await page.getByRole("link", { name: "Cosy: remove filter" }).click();
    await expect(page).toHaveURL(/\/discover\/$/);
  });
});
