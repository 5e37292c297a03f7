import type { Page } from "@playwright/test";
import { axeFindings } from "./axe";
import { mailedLink } from "./mail-link";
import { horizontalOverflow } from "./page-checks";
import { expect, test, type Portal } from "./portal";
import { pressAgain } from "./press-again";
import { giveConsent, signUp } from "./sign-up";

const DETAILS = "/profile/account-details/";
const PASSWORD = "seven lanterns in a row";
const NEW_PASSWORD = "eight lanterns in a row";

const newName = (prefix: string) => `${prefix}_${Date.now().toString(36).slice(-6)}`;

test("confirms an address, resets a forgotten password and logs out another browser", async ({
  page,
  browser,
  portal,
}) => {
  test.slow();
  const name = newName("mail");
  await giveConsent(page, portal, false);
  await signUp(page, portal, name);
  await page.goto(DETAILS);
  await expect(page.getByText(/^not confirmed yet/)).toBeVisible();
  await page.getByRole("button", { name: "Send the mail again" }).click();
  await expect(page.getByText(/^A mail with a link is on its way/)).toBeVisible();

  await follow(page, await linkTo(portal, name, "activate"));
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(page.getByRole("heading", { name: "Address confirmed" })).toBeVisible();
  await page.goto(DETAILS);
  await expect(page.getByText("confirmed", { exact: true })).toBeVisible();

  const other = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await giveConsent(other, portal, false);
  await forgetPassword(other, portal, name);
  await logIn(other, name, NEW_PASSWORD);
  await expectLoggedOut(page, portal);

  await logIn(page, name, NEW_PASSWORD);
  const sessions = page.getByRole("region", { name: "Where you are logged in" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await sessions.getByRole("button", { name: /^Log out Chrome/ }).click();
  await expect(page.getByText("Logged out there.")).toBeVisible();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await expectLoggedOut(other, portal);
  await other.context().close();
});

test("the pages of mail links pass axe and do not scroll sideways", { tag: "@wide" }, async ({ page, portal }) => {
  test.slow();
  const name = newName("axe");
  await giveConsent(page, portal, false);
  await signUp(page, portal, name);
  const link = await linkTo(portal, name, "activate");
  const forgotPasswordUrl = `${portal.url}/embedded/api/session/forgot-password`;
  for (const locale of ["en", "de", "ru"]) {
    for (const address of [`${forgotPasswordUrl}?locale=${locale}`, link.replace(/locale=\w+/, `locale=${locale}`)]) {
      await page.goto(address);
      await expectGoodPage(page, address);
    }
    await page.goto(locale === "en" ? DETAILS : `/${locale}${DETAILS}`);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll("details.profile-edits")) part.setAttribute("open", "");
    });
    await expectGoodPage(page, `details in ${locale}`);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("forms change address and password and show errors at their fields", async ({ page, portal, consoleErrors }) => {
    const name = newName("form");
    await signUp(page, portal, name);
    await page.goto(DETAILS);
    await page.getByText("Change e-mail").click();
    await page.getByLabel("New e-mail").fill(`new_${name}@example.org`);
    await page.locator("#emailPassword").fill("not my password");
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByText("This is not your current password.")).toBeVisible();
    await expect(page.getByLabel("New e-mail")).toHaveValue(`new_${name}@example.org`);
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("409")]);
    await page.locator("#emailPassword").fill(PASSWORD);
    await pressAgain(page.getByRole("button", { name: "Send link" }));
    await expect(page.getByText(/is on its way to new_/)).toBeVisible();

    await follow(page, await linkTo(portal, `new_${name}`, "confirm-email"));
    await page.getByRole("button", { name: "Use this address" }).click();
    await expect(page.getByRole("heading", { name: "Address changed" })).toBeVisible();
    await page.goto(DETAILS);
    const security = page.getByRole("region", { name: "Login and security" });
    await expect(security.getByText(`new_${name}@example.org`)).toBeVisible();

    await page.getByText("Change password").click();
    await page.locator("#currentPassword").fill(PASSWORD);
    await page.locator("#newPassword").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Save password" }).click();
    await expect(page.getByText("Password changed.")).toBeVisible();
  });
});

/** A page that detects the end of its session reloads, which may interrupt a navigation. */
async function expectLoggedOut(page: Page, portal: Portal): Promise<void> {
  await expect(async () => {
    await page.goto(DETAILS);
    expect(page.url()).toBe(`${portal.url}/`);
  }).toPass({ timeout: 20_000 });
}

async function forgetPassword(page: Page, portal: Portal, name: string): Promise<void> {
  await page.goto("/embedded/api/session/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Username or e-mail").fill(name);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Mail sent" })).toBeVisible();
  await follow(page, await linkTo(portal, name, "reset-password"));
  await page.getByRole("textbox", { name: "New password" }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByRole("heading", { name: "Password changed" })).toBeVisible();
}

async function logIn(page: Page, name: string, password: string): Promise<void> {
  const origin = new URL(page.url()).origin;
  const target = encodeURIComponent(origin + DETAILS);
  await page.goto(`/embedded/api/session/login?site=${encodeURIComponent(origin)}&target=${target}`);
  await page.getByLabel("Username or e-mail").fill(name);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Account details" })).toBeVisible();
}

async function follow(page: Page, link: string): Promise<void> {
  await page.goto(link);
}

function linkTo(portal: Portal, name: string, goal: string): Promise<string> {
  return mailedLink(portal, `${name}@example.org`, new RegExp(`http\\S+/session/${goal}\\?\\S+`));
}

async function expectGoodPage(page: Page, what: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await axeFindings(page), what).toEqual([]);
  expect(await horizontalOverflow(page), what).toBeLessThanOrEqual(0);
}
