import { expect, type Page } from "@playwright/test";

/** Preloads all themes' stylesheets, so that switching needs no request. */
export async function loadThemes(page: Page, stylesheets: readonly string[]): Promise<void> {
  for (const url of stylesheets) await page.addStyleTag({ url });
}

export async function themeStylesheets(page: Page): Promise<string[]> {
  await page.goto("/themes/");
  const links = page.locator('.page-width link[rel="stylesheet"]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs.length).toBe(12);
  return hrefs;
}
