import type { Page } from "@playwright/test";

export type Catalogue = { game: string; challenge: string; tag: string };

export async function findCatalogue(page: Page, gameTitle = "Lantern Run", challengeName = ""): Promise<Catalogue> {
  await page.goto("/");
  const tag = await hrefOf(page, 'main a[href^="/tags/"]');
  const game = await hrefOf(page, `main a[href^="/games/"]:has-text("${gameTitle}")`);
  await page.goto(game);
  const challenge = await hrefOf(page, `main a[href^="/challenges/"]:has-text("${challengeName}")`);
  return { game: withoutQuery(game), challenge, tag };
}

async function hrefOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).first().getAttribute("href")) ?? "";
}

function withoutQuery(address: string): string {
  return address.split("?")[0] ?? "";
}
