import { expect, type Page } from "@playwright/test";
import type { Portal } from "./portal";

export const PASSWORD = "seven lanterns in a row";

/** The window of the rate limits. */
const LIMIT_WINDOW_MS = 65_000;

export async function signUp(page: Page, { url }: Pick<Portal, "url">, username: string): Promise<void> {
  const form = { intent: "sign-up", username, email: `${username}@example.org`, password: PASSWORD };
  const login = `${url}/embedded/api/session/login?target=%2F&form=sign-up`;
  // Fast tests hit the sign-up limit per address.
  await expect
    .poll(async () => (await page.request.post(login, { form, headers: { origin: url } })).status(), {
      intervals: [0, 5_000],
      timeout: LIMIT_WINDOW_MS,
    })
    .toBe(200);
}

export async function giveConsent(page: Page, { url }: Portal, marketing: boolean): Promise<void> {
  const value = encodeURIComponent(JSON.stringify({ version: 2, necessary: true, marketing }));
  await page.context().addCookies([{ name: "cookie-consent", value, url }]);
}
