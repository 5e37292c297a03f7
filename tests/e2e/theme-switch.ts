import { expect, type Page } from "@playwright/test";

/** Loads every theme's stylesheet into the open page, so that it can be dressed in any of them without a request. */
export async function loadThemes(page: Page, stylesheets: readonly string[]): Promise<void> {
  for (const url of stylesheets) await page.addStyleTag({ url });
}

/** The themes' stylesheets, as the theme picker names them. */
export async function themeStylesheets(page: Page): Promise<string[]> {
  await page.goto("/themes/");
  const links = page.locator('.in link[rel="stylesheet"]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs.length).toBe(12);
  return hrefs;
}
