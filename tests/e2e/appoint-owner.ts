import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import { totpCode } from "../fixtures/totp";
import { portalSettings } from "./own-portal";
import type { Portal } from "./portal";
import { pressAgain } from "./press-again";
import { PASSWORD } from "./sign-up";

/** The command as documented, while the portal runs. */
export async function appointOwner(
  { url, dataDir, databaseUrl }: Pick<Portal, "url" | "dataDir" | "databaseUrl">,
  username: string,
): Promise<string> {
  const env = { ...process.env, ...portalSettings(Number(new URL(url).port), dataDir, databaseUrl) };
  const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "desk:owner", "--", username], { env });
  return stdout;
}

/** On the page of an account without a second factor; returns the secret of the authenticator app. */
export async function setUpSecondFactor(page: Page): Promise<string> {
  const start = page.getByRole("form", { name: "Continue" });
  await start.getByLabel("Your password").fill(PASSWORD);
  await start.getByRole("button").click();
  const secret = await page.locator(".desk-secret").innerText();
  await page.getByLabel("Code from the app").fill(totpCode(secret));
  await page.getByRole("button", { name: "Confirm and finish" }).click();
  await expect(page.getByRole("status")).toContainText("From now on, logging in asks for a code.");
  return secret;
}

/** On the page that asks for it. */
export async function confirmWithCode(page: Page, password: string, secret: string): Promise<void> {
  const form = page.getByRole("form", { name: "Confirm that it’s you" });
  await form.getByLabel("Your password").fill(password);
  await form.getByLabel("Code from the app").fill(totpCode(secret));
  await pressAgain(form.getByRole("button", { name: "Confirm" }));
}

/** From the log-in page to the page behind it. */
export async function logInWithCode(page: Page, username: string, secret: string): Promise<void> {
  await page.getByLabel("Username or e-mail").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByRole("textbox").fill(totpCode(secret));
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}
