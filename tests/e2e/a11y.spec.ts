import { findCatalogue } from "./catalogue";
import { horizontalOverflow } from "./page-checks";
import { expect, test } from "./portal";

test("no page scrolls sideways down to 320 pixels", { tag: "@wide" }, async ({ page }) => {
  const { game, challenge, tag } = await findCatalogue(page);
  for (const width of [320, 390, 900, 901, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ["/de/", `/ru${game}`, `/de${challenge}`, tag]) {
      await page.goto(address);
      expect(await horizontalOverflow(page), `${address} at ${String(width)}`).toBeLessThanOrEqual(0);
    }
  }
});

test("the skip link takes the keyboard to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});
