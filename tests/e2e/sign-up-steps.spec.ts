import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import * as z from "zod";
import { signSubscription } from "~api/identity/subscription-token";
import { axeFindings } from "./axe";
import { expect, test, type Portal } from "./portal";
import { pressAgain } from "./press-again";
import { giveConsent } from "./sign-up";

const SECRET = "a secret of at least thirty-two characters";
const PASSWORD = "seven lanterns in a row";

test.use({ environment: { SESSION_SECRET: SECRET } });

async function signUpFromHome(page: Page, portal: Portal, name: string): Promise<void> {
  await giveConsent(page, portal, false);
  const home = encodeURIComponent(`${portal.url}/`);
  await page.goto(`/embedded/api/session/login?site=${encodeURIComponent(portal.url)}&target=${home}&form=sign-up`);
  await page.getByLabel("Username").fill(name);
  await page.getByLabel("E-mail").fill(`${name}@example.org`);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: /Create an account/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Welcome, ${name}` })).toBeVisible();
}

async function openOther(browser: Browser, portal: Portal, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await giveConsent(page, portal, false);
  await page.goto(`/embedded/api/session/login?target=%2Fprofile%2F`);
  await page.getByLabel("Username or e-mail").fill(name);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return page;
}

const stepHeading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

test("a new player answers, skips, leaves, and continues in another browser", async ({
  page,
  browser,
  portal,
  isMobile,
  consoleErrors,
}) => {
  test.slow();
  const name = isMobile ? "phone_steps" : "desk_steps";
  await signUpFromHome(page, portal, name);
  await expect(page.getByText("Step 1 of 3")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const colours = { width: 60, height: 40, channels: 3, background: "#33aa66" } as const;
  const buffer = await sharp({ create: colours }).png().toBuffer();
  await page.getByLabel("New picture").setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Upload picture" }).click();
  await expect(stepHeading(page, "Date of birth")).toBeVisible();
  await expect(page.getByText("Step 2 of 3")).toBeVisible();

  await page.getByRole("button", { name: "Save and go on" }).click();
  await expect(page.getByText("Choose a day from 1900 to today.")).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("409")]);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Later" }).click();
  await expect(page).toHaveURL(`${portal.url}/`);

  const other = await openOther(browser, portal, name);
  await expect(other.getByText("2 short questions are left.")).toBeVisible();
  await other.getByRole("region", { name: "Finish your profile" }).getByRole("link", { name: "Go on" }).click();
  await expect(stepHeading(other, "Date of birth")).toBeVisible();
  await other.getByRole("button", { name: "Skip" }).click();
  await expect(stepHeading(other, "News by e-mail")).toBeVisible();
  await other.getByRole("button", { name: "No, thanks" }).click();
  await expect(stepHeading(other, "All set")).toBeVisible();
  await other.getByRole("link", { name: "Date of birth" }).click();
  await other.locator("input[name=birthdate]").fill("1990-05-04");
  await other.getByRole("button", { name: "Save and go on" }).click();
  await expect(stepHeading(other, "All set")).toBeVisible();
  expect(await axeFindings(other)).toEqual([]);
  await other.getByRole("link", { name: "Go on" }).click();
  await expect(other.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(other.getByText("Finish your profile")).toHaveCount(0);
  await other.context().close();
});

test("a mail's link unsubscribes without logging in, and the account's data can be downloaded", async ({
  page,
  browser,
  portal,
  isMobile,
}) => {
  test.slow();
  const name = isMobile ? "phone_news" : "desk_news";
  await signUpFromHome(page, portal, name);
  await page.goto("/profile/account-details/");
  await page.getByLabel("Send me news about games and challenges by e-mail").check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("subpixel-data.json");
  const account = z.object({ account: z.tuple([z.object({ userId: z.uuid(), username: z.literal(name) })]) });
  const data = account.parse(JSON.parse(await readFile(await download.path(), "utf8")));
  const [{ userId }] = data.account;

  const stranger = await (await browser.newContext({ baseURL: portal.url })).newPage();
  const token = signSubscription(SECRET, { userId, kind: "MARKETING" });
  await stranger.goto(`/unsubscribe/?token=${encodeURIComponent(token)}`);
  await expect(stranger.getByText("…@example.org gets our news")).toBeVisible();
  expect(await axeFindings(stranger)).toEqual([]);
  await stranger.getByRole("button", { name: "Stop these mails" }).click();
  await expect(stranger.getByText("gets no more news from us.")).toBeVisible();
  await pressAgain(stranger.getByRole("button", { name: "Subscribe again" }));
  await expect(stranger.getByText("…@example.org gets our news")).toBeVisible();
  const oneClick = await stranger.request.post(stranger.url(), {
    form: { "List-Unsubscribe": "One-Click" },
    maxRedirects: 0,
  });
  expect(oneClick.status()).toBe(200);
  await stranger.reload();
  await expect(stranger.getByText("gets no more news from us.")).toBeVisible();
  await stranger.context().close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the questions are plain forms", async ({ page, portal, isMobile, consoleErrors }) => {
    test.slow();
    await signUpFromHome(page, portal, isMobile ? "phone_plain" : "desk_plain");
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(stepHeading(page, "Date of birth")).toBeVisible();
    await page.getByRole("button", { name: "Save and go on" }).click();
    await expect(page.getByText("Choose a day from 1900 to today.")).toBeVisible();
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("409")]);
    await page.locator("input[name=birthdate]").fill("1990-05-04");
    await page.getByRole("button", { name: "Save and go on" }).click();
    await page.getByRole("button", { name: "Yes, send me news" }).click();
    await expect(stepHeading(page, "All set")).toBeVisible();
    await page.getByRole("link", { name: "Picture" }).click();
    await expect(page.getByLabel("New picture")).toBeVisible();
    await page.getByRole("button", { name: "Later" }).click();
    await expect(page).toHaveURL(`${portal.url}/`);
  });
});
