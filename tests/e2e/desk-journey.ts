import type { Page } from "@playwright/test";
import { appointOwner, setUpSecondFactor } from "./appoint-owner";
import { expect, type Portal } from "./portal";
import { signUp } from "./sign-up";
import { newName } from "./studio-journey";

/** Until a visitor sees what was published: ten seconds (docs/product/metadata.md#caching-of-pages), the rest for a busy machine. */
export const SEEN_MS = 15_000;

/** Signs a new owner up, who may open everything; returns the name. */
export async function openDesk(page: Page, portal: Portal): Promise<string> {
  const owner = newName("owner");
  // A page left open asks again without its cookies, and that navigation would end the next one.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await signUp(page, portal, owner);
  await appointOwner(portal, owner);
  await page.goto("/desk/second-factor/");
  await setUpSecondFactor(page);
  return owner;
}

export async function savedAtDesk(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("status")).toContainText(text);
}
