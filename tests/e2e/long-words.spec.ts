import type { Page } from "@playwright/test";
import { expect, test } from "./portal";
import { giveConsent } from "./sign-up";

test.use({ viewport: { width: 390, height: 844 } });

const LONG_WORD = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";

async function widthWithLongWords(page: Page): Promise<number> {
  return page.evaluate((text) => {
    for (const section of document.querySelectorAll("main :is(.questions, .promo, .banner, .tagline, .tile)")) {
      const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) if (texts.currentNode.textContent?.trim()) texts.currentNode.textContent = text;
    }
    for (const details of document.querySelectorAll("main details")) details.toggleAttribute("open", true);
    return document.documentElement.scrollWidth;
  }, LONG_WORD);
}

test("a long word makes no section of written content overflow", async ({ page, portal }) => {
  await giveConsent(page, portal, false);
  for (const address of ["/", "/?page=1", "/?page=2"]) {
    await page.goto(address);
    await expect(page.locator(".offline-banner")).toBeAttached();
    expect(await widthWithLongWords(page), address).toBe(390);
  }
});
