import type { Page } from "@playwright/test";
import { axeFindings } from "./axe";
import { waitForHydration } from "./wait-for-hydration";
import { recordedLayoutShifts, recordLayoutShifts } from "./record-layout-shifts";
import { expect, test } from "./portal";

const YEAR_SECONDS = 31_536_000;

const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });

async function consentIn(page: Page): Promise<unknown> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === "cookie-consent");
  return cookie && JSON.parse(decodeURIComponent(cookie.value));
}

const firstHtml = async (page: Page, address: string) => (await page.request.get(address)).text();
const appliedTheme = (page: Page) =>
  page.locator("html").evaluate(({ dataset }) => [dataset["theme"], dataset["mode"]]);

test.describe("the cookie banner", () => {
  test("is in the server's HTML, covers no footer and shifts no layout", async ({ page }) => {
    expect(await firstHtml(page, "/")).toContain("Only necessary");
    await recordLayoutShifts(page);
    await page.goto("/");
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    const boxes = await Promise.all(
      ["Only necessary", "Accept all"].map((name) => banner(page).getByRole("button", { name }).boundingBox()),
    );
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(boxes[0]?.height).toBe(boxes[1]?.height);
    // The home page loads more while scrolling, so its end takes several tries.
    const covered = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const footer = await page.locator("footer").boundingBox();
      const top = (await banner(page).boundingBox())?.y ?? 0;
      return (footer?.y ?? 0) + (footer?.height ?? 0) - top;
    };
    expect((await recordedLayoutShifts(page)).moved).toBeLessThan(0.01);
    await expect.poll(covered).toBeLessThanOrEqual(1);
  });

  for (const [name, marketing] of [
    ["Only necessary", false],
    ["Accept all", true],
  ] as const) {
    test(`stores the choice "${name}" for 365 days and stays on the page`, async ({ page }) => {
      await page.goto("/themes/?from=test");
      await waitForHydration(page);
      await page.evaluate(() => scrollTo(0, 200));
      await banner(page).getByRole("button", { name }).click();
      await expect(page.getByText("Your choice about cookies is saved.")).toBeVisible();
      await expect(banner(page)).toBeHidden();
      await expect(page).toHaveURL(/\/themes\/\?from=test$/);
      expect(await page.evaluate(() => scrollY)).toBe(200);
      expect(await consentIn(page)).toEqual({ version: 2, necessary: true, marketing });
      const cookie = (await page.context().cookies()).find(({ name: cookieName }) => cookieName === "cookie-consent");
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (YEAR_SECONDS / 365);
      expect(Math.round(days)).toBe(365);
      await page.goto("/");
      await expect(banner(page)).toBeHidden();
      expect(await firstHtml(page, "/")).not.toContain('class="cookie-banner"');
    });
  }

  test("opens again from the footer by keyboard", { tag: "@wide" }, async ({ page }) => {
    // Earlier pages load more content before their end.
    await page.goto("/?page=2");
    await waitForHydration(page);
    await banner(page).getByRole("button", { name: "Only necessary" }).click();
    await expect(banner(page)).toBeHidden();
    const link = page.locator("footer").getByRole("link", { name: "Cookies" });
    const dialog = page.getByRole("dialog", { name: "Cookies" });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toContainText("only the necessary ones");
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Accept all" }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect.poll(() => consentIn(page)).toEqual({ version: 2, necessary: true, marketing: true });
    await expect(link).toBeFocused();
  });
});

test.describe("the theme picker", () => {
  test("previews a theme on the page and reverts it on leaving", { tag: "@wide" }, async ({ page }) => {
    await page.goto("/themes/");
    await waitForHydration(page);
    expect(await axeFindings(page)).toEqual([]);
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await background();
    await page.getByText("Hackerman", { exact: true }).click();
    await page.getByText("Light", { exact: true }).click();
    expect(await appliedTheme(page)).toEqual(["hackerman", "light"]);
    expect(await background()).not.toBe(before);
    expect(await axeFindings(page)).toEqual([]);
    await page.locator("header").getByRole("link", { name: /home/ }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "classic");
    expect(await appliedTheme(page)).toEqual(["classic", undefined]);
    expect(await firstHtml(page, "/")).toContain('data-theme="classic"');
  });

  test("renders a saved theme in the server's HTML until it is reset", { tag: "@wide" }, async ({ page }) => {
    await page.goto("/themes/");
    await waitForHydration(page);
    await page.getByText("Vaporwave", { exact: true }).click();
    await page.getByText("Dark", { exact: true }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("The theme is saved.")).toBeVisible();
    await expect(page.getByRole("radio", { name: "Vaporwave" })).toBeChecked();
    const html = await firstHtml(page, "/");
    expect(html).toMatch(/<html[^>]+data-theme="vaporwave"[^>]*data-mode="dark"/);
    expect(html).toMatch(/<link rel="stylesheet" href="[^"]*vaporwave/);
    await page.goto("/?page=2");
    await waitForHydration(page);
    expect(await appliedTheme(page)).toEqual(["vaporwave", "dark"]);
    await page.locator("footer").getByRole("link", { name: "Themes" }).click();
    await page.getByRole("button", { name: "Back to the default" }).click();
    await expect(page.getByRole("radio", { name: "Classic" })).toBeChecked();
    expect(await appliedTheme(page)).toEqual(["classic", undefined]);
  });

  test("shows every theme in its own colours without scrolling sideways", async ({ page }) => {
    await page.goto("/themes/");
    const accents = await page
      .locator('[data-theme][data-mode="dark"] .play-button > i')
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).backgroundColor));
    expect(accents).toHaveLength(13);
    expect(new Set(accents).size).toBe(13);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, String(width)).toBeLessThanOrEqual(0);
    }
  });
});

test.describe("the browser's language", () => {
  test.use({ locale: "de-DE" });

  test("is offered as a link to the same page", async ({ page }) => {
    await recordLayoutShifts(page);
    await page.goto("/themes/?from=test");
    const offer = page.getByRole("complementary", { name: "Sprache" });
    await expect(offer).toBeInViewport({ ratio: 1 });
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect((await recordedLayoutShifts(page)).moved).toBeLessThan(0.01);
    expect(await axeFindings(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.locator("footer").getByRole("link", { name: "Cookies" }).click({ trial: true });
    await offer.getByRole("link").click();
    await expect(page).toHaveURL(/\/de\/themes\/\?from=test$/);
    await expect(page.getByRole("heading", { level: 1, name: "Designs" })).toBeVisible();
    await expect(offer).toBeHidden();
  });

  test("is not offered again after it was declined", { tag: "@wide" }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Nicht mehr vorschlagen" }).click();
    await expect(page.getByRole("complementary", { name: "Sprache" })).toBeHidden();
    const offers: string[] = [];
    page.on("request", (request) => offers.push(...(/language-offer/.exec(request.url()) ?? [])));
    await page.goto("/cookies/", { waitUntil: "networkidle" });
    await expect(page.getByRole("complementary", { name: "Sprache" })).toBeHidden();
    expect(offers).toEqual([]);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the banner and the cookie settings work as forms", async ({ page }) => {
    await page.goto("/de/search/?search=lantern");
    await banner(page).getByRole("button", { name: "Nur notwendige" }).click();
    await expect(page).toHaveURL(/\/de\/search\/\?search=lantern$/);
    await expect(banner(page)).toBeHidden();
    expect(await consentIn(page)).toEqual({ version: 2, necessary: true, marketing: false });
    await page.locator("footer").getByRole("link", { name: "Cookies" }).click();
    await expect(page.getByText("Derzeit: nur die notwendigen.")).toBeVisible();
    await page.getByRole("button", { name: "Alle annehmen" }).click();
    await expect(page.getByText("Derzeit: alle angenommen.")).toBeVisible();
  });

  test("a chosen theme applies to every page", async ({ page }) => {
    await page.goto("/");
    await page.locator("footer").getByRole("link", { name: "Themes" }).click();
    await page.getByText("Frutti Di Mare", { exact: true }).click();
    await page.getByText("Light", { exact: true }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("The theme is saved.")).toBeVisible();
    await page.goto("/ru/");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "frutti-di-mare");
    await expect(page.locator("html")).toHaveAttribute("data-mode", "light");
  });
});
