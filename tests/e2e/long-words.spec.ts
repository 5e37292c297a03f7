import type { Page } from "@playwright/test";
import { expect, test } from "./portal";
import { giveConsent } from "./sign-up";

test.use({ viewport: { width: 390, height: 844 } });

const LONG_WORD = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";

/** Puts the word in the place of all words that come from content, and tells what is wider than the window then. */
async function widerThanWindow(page: Page): Promise<string[]> {
  return page.evaluate((word) => {
    for (const section of document.querySelectorAll("main section")) {
      const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        const isOwn = node.parentElement?.closest(".vh, .bar, .next") !== null;
        if (!isOwn && node.textContent?.trim()) node.textContent = word;
      }
    }
    for (const details of document.querySelectorAll("main details")) details.toggleAttribute("open", true);
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const isScrolled = (element: Element) => element.closest(".scrollx") !== null;
    return [...document.querySelectorAll("main section *")]
      .filter((element) => !isScrolled(element) && element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `${element.closest("section")?.className ?? ""}: ${element.tagName}.${element.className}`);
  }, LONG_WORD);
}

test("no section of the home page is pushed sideways by a long word", async ({ page, portal }) => {
  await giveConsent(page, portal, false);
  for (const address of ["/", "/?page=1"]) {
    await page.goto(address);
    await expect(page.locator(".offl")).toBeAttached();
    expect(await widerThanWindow(page), address).toEqual([]);
  }
});
