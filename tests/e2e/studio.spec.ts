import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { mailedLink } from "./mail-link";
import { axeFindings } from "./axe";
import { clippedTexts, horizontalOverflow, smallTargets, takeUnexpectedErrors } from "./page-checks";
import { expect, test } from "./portal";
import { giveConsent, signUp } from "./sign-up";
import * as studio from "./studio-journey";

const PHONE = { width: 390, height: 844 };
/** WCAG 2.5.8. */
const MIN_TARGET = 24;

test.use({ environment: { OWNER_TOKEN: studio.OWNER_TOKEN, RATE_LIMITS: "off" } });

async function backToGame(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Go on to publish" }).click();
  await expect(page).toHaveURL(/\/studio\/games\/[^/]+\/#publish$/);
}

for (const [device, viewport] of [
  ["desktop", { width: 1280, height: 800 }],
  ["phone", PHONE],
] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`on a ${device} ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ viewport, javaScriptEnabled });

      // The two devices and the two ways differ little in combination.
      const tag = (device === "desktop") === javaScriptEnabled ? [] : ["@wide"];

      test("a studio uploads, plays, publishes and switches back", { tag }, async ({ page, browser, portal }) => {
        test.slow();
        await giveConsent(page, portal, false);
        await studio.openStudio(page, browser, portal, studio.newName(device));
        await studio.createGame(page, studio.newName("Kite"));
        const gamePage = page.url().replace(/#.*/, "");

        await studio.chooseZip(page, studio.gameZip("red"));
        await studio.expectReady(page);
        await expect(page.getByText("Version 1.0.0.0").first()).toBeVisible();
        await page.getByRole("link", { name: "Play", exact: true }).click();
        await expect(page).toHaveURL(/\/games\/.+\/tracks\/[^/]+\//);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

        await page.goto(gamePage);
        await expect(page.getByRole("button", { name: "Publish 1.0.0.0" })).toBeDisabled();
        await studio.fillFacts(page);
        await studio.uploadCover(page);
        await page.getByRole("button", { name: "Publish 1.0.0.0" }).click();
        await expect(page.getByText("Version 1.0.0.0 is public.")).toBeVisible();

        await studio.chooseZip(page, studio.gameZip("blue"));
        await studio.expectReady(page);
        await backToGame(page);
        await page.getByRole("button", { name: "Publish 1.0.0.1" }).click();
        await expect(page.getByText("Version 1.0.0.1 is public.")).toBeVisible();

        const publicTrack = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Public" }) });
        await publicTrack.getByText("Switch version").first().click();
        await publicTrack.getByRole("button", { name: "Switch version" }).click();
        await expect(page.getByText("Switched to version 1.0.0.0.")).toBeVisible();
        await page.getByRole("link", { name: "Public page" }).click();
        await expect(page).toHaveURL(/\/games\/[^/]+\/[^/]+\/$/);
      });
    });
  }
}

test("an upload goes on after the page was closed", async ({ page, browser, portal, consoleErrors }, info) => {
  test.slow();
  await studio.openStudio(page, browser, portal, studio.newName("resume"));
  await studio.createGame(page, studio.newName("Kite"));
  // Three parts; the second one is lost with the page.
  const large = info.outputPath("kite.zip");
  writeFileSync(large, studio.gameZip("green", 20_000_000));
  let lost = 0;
  await page.route(/part=1$/, (route) => {
    lost++;
    return route.abort();
  });
  await studio.chooseZip(page, large);
  await expect.poll(() => lost).toBeGreaterThan(0);
  await page.unroute(/part=1$/);
  await page.reload();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") sent.push(new URL(request.url()).searchParams.get("part") ?? "");
  });
  await studio.chooseZip(page, large);
  await studio.expectReady(page);
  expect(sent).toEqual(["1", "2"]);
  expect(consoleErrors.splice(0)).toEqual(Array(lost).fill("Failed to load resource: net::ERR_FAILED"));
});

test("a refused zip says why, and an invitation leads into the studio", async ({
  page,
  browser,
  portal,
  consoleErrors,
}) => {
  test.slow();
  const [owner, guest] = [studio.newName("owner"), studio.newName("guest")];
  await studio.openStudio(page, browser, portal, owner);
  const studioPage = page.url();
  await studio.createGame(page, studio.newName("Kite"));
  await studio.chooseZip(page, Buffer.from("no zip at all, only words"));
  await expect(page.getByText("This file does not start as a zip.")).toBeVisible({ timeout: 30_000 });

  await page.goto(`${studioPage}team/`);
  await page.getByLabel("E-mail").fill(`${guest}@example.org`);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText(`Invitation sent to ${guest}@example.org.`)).toBeVisible();
  const other = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await signUp(other, portal, guest);
  await other.goto(await mailedLink(portal, `${guest}@example.org`, /http\S+\/studio\/invitations\/\S+/));
  await other.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(other.getByText("Welcome to Studio")).toBeVisible();
  await other.context().close();

  await page.reload();
  await page.getByLabel("What it is for").fill("build server");
  await page.getByRole("button", { name: "Create token" }).click();
  await expect(page.getByText("it is shown only this once")).toBeVisible();
  await expect(page.getByText(/^sps_/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^sps_/)).toHaveCount(0);
  expect(takeUnexpectedErrors(consoleErrors)).toEqual([]);
});

test("the studio's pages pass axe and fit a phone in German and Russian", async ({ page, browser, portal }) => {
  test.slow();
  await giveConsent(page, portal, false);
  await page.context().addCookies([{ name: "language-suggestion", value: "off", url: portal.url }]);
  await studio.openStudio(page, browser, portal, studio.newName("axe"));
  const studioPage = new URL(page.url()).pathname;
  await studio.createGame(page, studio.newName("Kite"));
  const gamePage = new URL(page.url()).pathname;
  await studio.chooseZip(page, studio.gameZip("red"));
  await studio.expectReady(page);
  const uploadPage = new URL(page.url()).pathname;
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const address of [
    "/studio/",
    studioPage,
    `${studioPage}team/`,
    gamePage,
    uploadPage,
    "/studio/invitations/x/",
  ]) {
    for (const locale of ["", "/de", "/ru"]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(locale + address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const details of await page.locator("main details").all())
        await details.evaluate((element) => element.setAttribute("open", ""));
      expect(await axeFindings(page), locale + address).toEqual([]);
      await page.setViewportSize(PHONE);
      expect(await horizontalOverflow(page), locale + address).toBeLessThanOrEqual(0);
      expect(await smallTargets(page, MIN_TARGET), locale + address).toEqual([]);
      expect(await clippedTexts(page), locale + address).toEqual([]);
    }
  }
});
