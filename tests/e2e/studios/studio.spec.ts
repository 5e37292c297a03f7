import { writeFileSync } from "node:fs";
import type { Page, Response } from "@playwright/test";
import { zipOf } from "../../fixtures/zip-file";
import { axeFindings } from "../axe";
import { findCatalogue } from "../catalogue";
import { mailedLink } from "../mail-link";
import { clippedTexts, horizontalOverflow, smallTargets, takeUnexpectedErrors } from "../page-checks";
import { expect, test, type Portal } from "../portal";
import { DESKTOP, PHONE, WAYS } from "../screens";
import { giveConsent, signUp } from "../sign-up";
import * as studio from "../studio-journey";
import { waitForHydration } from "../wait-for-hydration";

/** WCAG 2.5.8. */
const MIN_TARGET = 24;
/** Of 8 MB, each piece of which Playwright sees. */
const SENT_MS = 90_000;

test.use({ environment: { RATE_LIMITS: "off" } });

for (const { name, options, tag } of WAYS) {
  test.describe(name, () => {
    test.use(options);

    test("a studio uploads, plays, publishes and switches back", { tag }, async ({ page, browser, portal }) => {
      test.slow();
      // Without scripts no game starts.
      const expectGame = async (colour: string) => {
        if (options.javaScriptEnabled) await studio.expectGame(page, colour);
        else await expect(page.locator("noscript p")).toHaveText("This game needs JavaScript.");
      };
      await giveConsent(page, portal, false);
      await studio.openStudio(page, portal, studio.newName("studio"));
      const title = studio.newName("Kite");
      await studio.createGame(page, title);
      const gamePage = page.url().replace(/#.*/, "");

      await studio.chooseZip(page, studio.gameZip("red"));
      await studio.expectReady(page);
      await expect(page.getByText("Version 1.0.0.0").first()).toBeVisible();
      await page.getByRole("link", { name: "Play", exact: true }).click();
      await expect(page).toHaveURL(/\/games\/.+\/tracks\/[^/]+\//);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expectGame("red");
      const stranger = await browser.newPage();
      expect((await stranger.goto(page.url()))?.status()).toBe(404);
      await stranger.close();

      await page.goto(gamePage);
      await expect(page.getByRole("button", { name: "Publish 1.0.0.0" })).toBeDisabled();
      await studio.fillFacts(page);
      await studio.uploadCover(page);
      await studio.saveNotes(page, "1.0.0.0", { English: "The first kite.", Deutsch: "Der erste Drachen." });
      await studio.publish(page, "1.0.0.0");

      await studio.chooseZip(page, studio.gameZip("blue"));
      await studio.expectReady(page);
      await page.getByRole("link", { name: "Go on to publish" }).click();
      await expect(page).toHaveURL(/\/studio\/games\/[^/]+\/#publish$/);
      await studio.publish(page, "1.0.0.1");
      await page.getByRole("link", { name: "Public page" }).click();
      await expect(page).toHaveURL(/\/games\/[^/]+\/[^/]+\/$/);
      await expect(page.getByRole("heading", { name: /^What’s new/ })).toHaveCount(0);
      await expectGame("blue");

      await page.goto(gamePage);
      await studio.switchPublicTrack(page, "1.0.0.0");
      await page.getByRole("link", { name: "Public page" }).click();
      const news = page.getByRole("region", { name: "What’s new in 1.0.0.0" });
      await expect(news).toContainText("The first kite.");
      await expectGame("red");
      const address = new URL(page.url());
      await page.goto(`/de${address.pathname}`);
      await expect(page.getByRole("region", { name: "Was ist neu in 1.0.0.0" })).toContainText("Der erste Drachen.");
    });
  });
}

test("an upload goes on after the page was closed", async ({ page, portal, consoleErrors }, info) => {
  test.slow();
  await studio.openStudio(page, portal, studio.newName("resume"));
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
  await expect(page.getByRole("progressbar", { name: "Sending the zip" })).toBeVisible();
  await expect.poll(() => lost, { timeout: SENT_MS }).toBeGreaterThan(0);
  await page.reload();
  // Only now: the page that goes away would send the part again, and the end of the interception could strand a script.
  await waitForHydration(page);
  await page.unroute(/part=1$/);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") sent.push(new URL(request.url()).searchParams.get("part") ?? "");
  });
  await studio.chooseZip(page, large);
  await studio.expectReady(page);
  expect(sent).toEqual(["1", "2"]);
  // A request that is refused while its page goes away is not written to the console.
  const told = consoleErrors.splice(0);
  expect(told).toEqual(Array(told.length).fill("Failed to load resource: net::ERR_FAILED"));
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThanOrEqual(lost);
});

test("a refused zip says each reason, in each language", async ({ page, portal }) => {
  test.slow();
  await studio.openStudio(page, portal, studio.newName("refused"));
  await studio.createGame(page, studio.newName("Kite"));
  const content = "<!doctype html><title>Kite</title>";
  await studio.chooseZip(
    page,
    zipOf([
      { name: "index.html", content },
      { name: "../kite.js", content: "1" },
      { name: "INDEX.html", content },
    ]),
  );
  await expect(page.getByText("The zip was refused.")).toBeVisible({ timeout: 30_000 });
  const { pathname } = new URL(page.url());
  for (const [locale, unsafe, duplicate] of [
    ["", "“../kite.js” is not a safe name", "“INDEX.html” is in the zip twice."],
    ["/de", "„../kite.js“ ist kein sicherer Name", "„INDEX.html“ ist zweimal im Zip."],
    ["/ru", "«../kite.js» — небезопасное имя", "«INDEX.html» встречается в архиве дважды."],
  ] as const) {
    await page.goto(locale + pathname);
    await expect(page.getByRole("listitem").filter({ hasText: unsafe })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: duplicate })).toBeVisible();
  }
});

test("members come by invitation, change roles and go; tokens are shown once", async ({
  page,
  browser,
  portal,
  consoleErrors,
}) => {
  test.slow();
  const [owner, guest] = [studio.newName("owner"), studio.newName("guest")];
  await studio.openStudio(page, portal, owner);
  const studioPage = page.url();
  const game = studio.newName("Kite");
  await studio.createGame(page, game);
  await page.goto(`${studioPage}team/`);
  await page.getByLabel("E-mail").fill(`${guest}@example.org`);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText(`Invitation sent to ${guest}@example.org.`)).toBeVisible();

  const other = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await signUp(other, portal, guest);
  await other.goto(await mailedLink(portal, `${guest}@example.org`, /http\S+\/studio\/invitations\/\S+/));
  await other.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(other.getByText("Welcome to Studio")).toBeVisible();
  await other.getByRole("link", { name: game }).click();
  await expect(other.getByRole("region", { name: "Upload a version" })).toBeVisible();

  await page.reload();
  await page.getByRole("combobox", { name: `Role: ${guest}` }).selectOption({ label: "Tester" });
  await page
    .getByRole("form", { name: `Role: ${guest}` })
    .getByRole("button", { name: "Change role" })
    .click();
  await expect(page.getByText("Role changed.")).toBeVisible();
  await other.reload();
  await expect(other.getByRole("heading", { name: "Tracks" })).toBeVisible();
  await expect(other.getByRole("region", { name: "Upload a version" })).toHaveCount(0);

  await page.getByLabel("What it is for").fill("build server");
  await page.getByLabel("For which games").selectOption({ label: game });
  await page.getByRole("button", { name: "Create token" }).click();
  await expect(page.getByText("it is shown only this once")).toBeVisible();
  const secret = await page.getByText(/^sps_/).innerText();
  const authorization = { Authorization: `Bearer ${secret}` };
  const answer = () => page.request.get("/embedded/api/gamedev/games", { headers: authorization });
  expect((await answer()).status()).toBe(200);
  await page.reload();
  await expect(page.getByText(/^sps_/)).toHaveCount(0);
  await page.locator("summary", { hasText: "Revoke" }).click();
  await page.getByRole("button", { name: "Revoke build server" }).click();
  await expect(page.getByText("Token revoked.")).toBeVisible();
  expect((await answer()).status()).toBe(401);

  await page.locator("summary", { hasText: `Remove ${guest}` }).click();
  await page.getByRole("button", { name: `Remove ${guest}` }).click();
  await expect(page.getByText("Member removed.")).toBeVisible();
  expect((await other.reload())?.status()).toBe(404);
  await other.context().close();
  expect(takeUnexpectedErrors(consoleErrors)).toEqual([]);
});

test("players' pages load nothing of the studio's", async ({ page, portal }) => {
  const { game } = await findCatalogue(page, "Softfall");
  const loaded = async (...addresses: string[]) => {
    const files = new Set<string>();
    const add = (response: Response) => {
      const { origin, pathname } = new URL(response.url());
      if (origin === portal.url && /\.(js|css)$/.test(pathname)) files.add(response.url());
    };
    page.on("response", add);
    for (const address of addresses) await page.goto(address, { waitUntil: "networkidle" });
    page.off("response", add);
    // The browser forgets what a page that it has left had loaded.
    const texts = [...files].map(async (address) => (await page.request.get(address)).text());
    return (await Promise.all(texts)).join("\n");
  };
  const ofStudio = /\/api\/studio-uploads\/|\.upload-form|studios\.upload/;
  await signUp(page, portal, studio.newName("player"));
  expect(await loaded("/", game, "/discover/", "/profile/")).not.toMatch(ofStudio);
  expect(await loaded("/studio/")).toMatch(ofStudio);
});

async function expectGoodPages(page: Page, portal: Portal, isInEveryLanguage: boolean): Promise<void> {
  await giveConsent(page, portal, false);
  await page.context().addCookies([{ name: "language-suggestion", value: "off", url: portal.url }]);
  await studio.openStudio(page, portal, studio.newName("axe"));
  const studioPage = new URL(page.url()).pathname;
  await studio.createGame(page, studio.newName("Kite"));
  const gamePage = new URL(page.url()).pathname;
  await studio.chooseZip(page, studio.gameZip("red"));
  await studio.expectReady(page);
  const uploadPage = new URL(page.url()).pathname;
  await page.goto(gamePage);
  await studio.uploadCover(page);
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
      const isWhole = isInEveryLanguage || locale === "";
      await page.setViewportSize(DESKTOP);
      await page.goto(locale + address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const details of await page.locator("main details").all())
        await details.evaluate((element) => element.setAttribute("open", ""));
      for (const viewport of isWhole ? [DESKTOP, PHONE] : [PHONE]) {
        await page.setViewportSize(viewport);
        if (isWhole) expect(await axeFindings(page), locale + address).toEqual([]);
        expect(await horizontalOverflow(page), locale + address).toBeLessThanOrEqual(0);
        expect(await smallTargets(page, MIN_TARGET), locale + address).toEqual([]);
        expect(await clippedTexts(page), locale + address).toEqual([]);
      }
    }
  }
}

test("the studio's pages pass axe and fit a phone in German and Russian", async ({ page, portal }) => {
  test.slow();
  await expectGoodPages(page, portal, false);
});

test("the studio's pages pass axe on both screens in three languages", { tag: "@weekly" }, async ({ page, portal }) => {
  test.slow();
  await expectGoodPages(page, portal, true);
});
