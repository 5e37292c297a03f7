import { horizontalOverflow } from "./page-checks";
import { expect, test } from "./portal";

const PAGES = [
  "/challenges/",
  "/de/challenges/?timeFrame=ended",
  "/ru/challenges/monthly-challenges/",
  "/tags/runner/?sort=rating-desc",
  "/feed/sidebar-genres/",
  "/legal/",
  "/de/legal/terms/",
];

test("lists and legal pages do not scroll sideways down to 320 pixels", async ({ page }) => {
  for (const width of [320, 390, 901, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of PAGES) {
      await page.goto(address);
      expect(await horizontalOverflow(page), `${address} at ${String(width)}`).toBeLessThanOrEqual(0);
    }
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs, filters and legal headings work as links and forms", async ({ page }) => {
    await page.goto("/challenges/");
    await page.getByRole("link", { name: /^Ended/ }).click();
    await expect(page).toHaveURL(/timeFrame=ended/);
    await page.goto("/tags/runner/");
    await page.getByRole("combobox", { name: "Device" }).selectOption("desktop");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/platform=desktop/);
    await expect(page.getByRole("combobox", { name: "Device" })).toHaveValue("desktop");
    await page.goto("/legal/");
    await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "Your rights" }).click();
    await expect(page).toHaveURL(/#rights$/);
  });
});
