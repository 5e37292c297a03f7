import { expect, type Page } from "@playwright/test";
import { seedId } from "../../api/seed/deterministic-ids";
import type { Portal } from "./portal";
import { gameId } from "./seeded-addresses";
import { giveConsent, signUp } from "./sign-up";

export async function signUpWithReceipt(page: Page, portal: Portal, username: string): Promise<string> {
  await signUp(page, portal, username);
  await giveConsent(page, portal, false);
  const itemId = seedId("item:pond-quartet:full-version");
  const form = { gameId: gameId("pond-quartet"), itemId, key: crypto.randomUUID() };
  const response = await page.request.post("/api/purchases/", { form, headers: { origin: portal.url } });
  expect(response.ok()).toBe(true);
  await page.goto("/profile/purchases/");
  return (
    (await page
      .locator('main a[href*="/profile/purchases/"]:not([href$="/purchases/"])')
      .first()
      .getAttribute("href")) ?? ""
  );
}
