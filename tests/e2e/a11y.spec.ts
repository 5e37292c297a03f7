import AxeBuilder from "@axe-core/playwright";
import { findCatalogue } from "./catalogue";
import { expect, test } from "./portal";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const colorScheme of ["dark", "light"] as const) {
  test(`axe finds nothing on any page, ${colorScheme}`, async ({ page, portal, consoleErrors }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { game, challenge, tag } = await findCatalogue(page);
    const login = `/embedded/api/session/login?site=${portal.url}&target=${portal.url}/de/`;
    for (const address of ["/", "/ru/", game, `/de${game}`, challenge, tag, "/no/such/page/", login]) {
      await page.goto(address);
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).exclude("iframe").analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
      expect(found, address).toEqual([]);
    }
    // The missing page itself is one failed request in the browser's console.
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("404")]);
  });
}

test("nothing scrolls sideways, down to 320 pixels", async ({ page }) => {
  const { game, challenge, tag } = await findCatalogue(page);
  for (const width of [320, 390, 900, 901, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ["/de/", `/ru${game}`, `/de${challenge}`, tag]) {
      await page.goto(address);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${address} at ${String(width)}`).toBeLessThanOrEqual(0);
    }
  }
});

test("the keyboard reaches the content at once and sees where it is", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});
