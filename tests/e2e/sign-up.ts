import { expect, type Page } from "@playwright/test";
import type { Portal } from "./portal";

/** Gives the visitor of a page an account; pages opened from now on are theirs. */
export async function signUp(page: Page, { url }: Portal, username: string): Promise<void> {
  const form = { intent: "sign-up", username, email: `${username}@example.org`, password: "seven lanterns in a row" };
  const login = `${url}/embedded/api/session/login?target=%2F&form=sign-up`;
  const answer = await page.request.post(login, { form, headers: { origin: url } });
  expect(answer.ok()).toBe(true);
}

/** Answers the cookie banner before it is asked. */
export async function giveConsent(page: Page, { url }: Portal, marketing: boolean): Promise<void> {
  const value = encodeURIComponent(JSON.stringify({ version: 2, necessary: true, marketing }));
  await page.context().addCookies([{ name: "cookie-consent", value, url }]);
}
