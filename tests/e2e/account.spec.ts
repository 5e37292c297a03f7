import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { axeFindings } from "./axe";
import { horizontalOverflow } from "./page-checks";
import { expect, test } from "./portal";
import { pressAgain } from "./press-again";

const PAGES = ["/profile/", "/profile/friends/", "/profile/purchases/", "/profile/account-details/", "/messages/"];

const PASSWORD = "seven lanterns in a row";

test("two players become friends, one renames the account, gives it a picture and deletes it", async ({
  page,
  browser,
  portal,
  consoleErrors,
}) => {
  const name = await signUp(page, "ada");
  const other = await openOther(browser, portal.url);
  const otherName = await signUp(other, "bo");

  await page.goto("/profile/friends/");
  await page.getByLabel("Username").fill("nobody_of_this_name");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Nobody plays under this name.")).toBeVisible();
  await expect(page.getByLabel("Username")).toBeFocused();
  await page.getByLabel("Username").fill(otherName);
  await pressAgain(page.getByRole("button", { name: "Send request" }));
  await expect(page.getByText(`Request sent to ${otherName}.`)).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Sent requests" }).getByRole("link", { name: otherName }),
  ).toBeVisible();

  await other.goto("/messages/");
  const message = other.locator("main li").filter({ hasText: `${name} wants to be friends` });
  await message.getByRole("button", { name: `Accept ${name}` }).click();
  await expect(other.getByText("One more friend.")).toBeVisible();
  await expect(other).toHaveURL(/\/messages\/$/);
  await expect(message.getByRole("button", { name: /Accept/ })).toHaveCount(0);
  await other.getByRole("button", { name: "Mark all as read" }).click();
  await expect(other.getByText("All messages are read.")).toBeVisible();

  await page.goto("/messages/");
  await page.getByRole("link", { name: `${otherName} accepted your friend request` }).click();
  await expect(page.getByRole("heading", { level: 1, name: otherName })).toBeVisible();
  await expect(page.getByRole("button", { name: `Remove friend ${otherName}` })).toBeVisible();

  const newName = `${name}_2`;
  await rename(page, newName);
  await uploadPicture(page);
  await other.goto(`/users/${newName}/`);
  await expect(other.locator('main .profile-head img[src*="/pictures/"]')).toBeVisible();

  await deleteAccount(page, newName);
  await other.goto("/profile/friends/");
  await expect(other.getByText("No friends yet.")).toBeVisible();
  await other.context().close();
  expectOneRefusal(consoleErrors);
});

test("the account's pages pass axe and do not scroll sideways", { tag: "@wide" }, async ({ page }) => {
  test.slow();
  const name = await signUp(page, "axe");
  await dismissBanners(page);
  for (const address of [...PAGES, `/users/${name}/`]) {
    for (const locale of ["", "/de", "/ru"]) {
      await page.goto(locale + address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await axeFindings(page), locale + address).toEqual([]);
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await horizontalOverflow(page), `${locale + address} at ${String(width)}`).toBeLessThanOrEqual(0);
      }
    }
  }
});

test("the account's pages redirect visitors to the home page", async ({ page }) => {
  for (const address of PAGES) {
    await page.goto(`/de${address}`);
    await expect(page).toHaveURL(/\/de\/$/);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("forms rename an account, send a friend request and delete the account", async ({
    page,
    browser,
    portal,
    consoleErrors,
  }) => {
    const name = await signUp(page, "form");
    const other = await openOther(browser, portal.url);
    const otherName = await signUp(other, "form_friend");
    await page.goto("/profile/friends/");
    await page.getByLabel("Username").fill(otherName);
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByText(`Request sent to ${otherName}.`)).toBeVisible();
    await rename(page, "x");
    await expect(page.getByLabel("Username")).toHaveValue("x");
    await expect(page.getByText(/^3 to 24 characters/)).toBeVisible();
    await rename(page, `${name}_2`);
    await uploadPicture(page);
    await deleteAccount(page, `${name}_2`);
    await other.context().close();
    expectOneRefusal(consoleErrors);
  });
});

/** The browser's console logs the rejected change. */
function expectOneRefusal(consoleErrors: string[]): void {
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("409")]);
}

/** The banners would cover the page. */
async function dismissBanners(page: Page): Promise<void> {
  await page.context().addCookies([{ name: "language-suggestion", value: "off", url: page.url() }]);
  await page.getByRole("button", { name: "Only necessary" }).click();
  await expect(page.getByRole("button", { name: "Only necessary" })).toHaveCount(0);
}

async function openOther(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage();
}

async function signUp(page: Page, prefix: string): Promise<string> {
  const name = `${prefix}_${Date.now().toString(36).slice(-6)}`;
  await page.goto("/");
  const origin = new URL(page.url()).origin;
  await page.goto(`/embedded/api/session/login?site=${origin}&target=${origin}/profile/&form=sign-up`);
  await page.getByLabel("Username").fill(name);
  await page.getByLabel("E-mail").fill(`${name}@example.org`);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: /Create an account/ }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return name;
}

async function rename(page: Page, name: string): Promise<void> {
  await page.goto("/profile/account-details/");
  await page.getByLabel("Username").fill(name);
  await page.getByRole("button", { name: "Save changes" }).click();
  if (name.length < 3) return;
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

async function uploadPicture(page: Page): Promise<void> {
  const colours = { width: 200, height: 100, channels: 3, background: "#33aa66" } as const;
  const buffer = await sharp({ create: colours }).png().toBuffer();
  await page.getByLabel("New picture").setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Upload picture" }).click();
  await expect(page.getByText("New picture saved.")).toBeVisible();
  await expect(page.locator('main .profile-head img[src*="/pictures/"]')).toBeVisible();
}

async function deleteAccount(page: Page, name: string): Promise<void> {
  await page.goto("/profile/account-details/");
  await page.locator("summary").filter({ hasText: "Delete account" }).click();
  await page.getByLabel(`Type ${name} to confirm`).fill(name);
  await page.getByRole("region", { name: "Delete account" }).getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("The account is deleted.")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
}
