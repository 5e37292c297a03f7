import type { Page } from "@playwright/test";

const SECTION_WITHIN_MS = 20_000;

export type Catalogue = { game: string; challenge: string; tag: string };

export async function findCatalogue(page: Page, gameTitle = "Lantern Run", challengeName = ""): Promise<Catalogue> {
  await page.goto("/");
  const tag = await hrefOf(page, 'main a[href^="/tags/"]');
  const game = await hrefOf(page, `main a[href^="/games/"]:has-text("${gameTitle}")`);
  await page.goto(game);
  const challenge = await hrefOf(page, `main a[href^="/challenges/"]:has-text("${challengeName}")`);
  return { game: withoutQuery(game), challenge, tag };
}

/** Loads the page anew where a section was left out on a busy machine. */
async function hrefOf(page: Page, selector: string): Promise<string> {
  const link = page.locator(selector).first();
  const isThere = await link.waitFor({ state: "attached", timeout: SECTION_WITHIN_MS }).then(
    () => true,
    () => false,
  );
  if (!isThere) await page.reload();
  return (await link.getAttribute("href", { timeout: SECTION_WITHIN_MS })) ?? "";
}

function withoutQuery(address: string): string {
  return address.split("?")[0] ?? "";
}
