import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "./portal";
import { giveConsent, signUp } from "./sign-up";
import * as studio from "./studio-journey";

const OUT = "/tmp/h6/shots";
test.use({ environment: { OWNER_TOKEN: studio.OWNER_TOKEN, RATE_LIMITS: "off" } });

test("shots", async ({ page, browser, portal, consoleErrors }) => {
  test.setTimeout(2_400_000);
  mkdirSync(OUT, { recursive: true });
  await giveConsent(page, portal, false);
  await page.context().addCookies([{ name: "language-suggestion", value: "off", url: portal.url }]);
  await page.goto("/");
  const other = await browser.newPage({ baseURL: portal.url });
  await signUp(other, portal, "mira_tests");
  await other.close();
  await signUp(page, portal, "ada_makes");
  const empty = "/studio/";
  await page.goto(empty);
  await page.screenshot({ path: `${OUT}/home-empty.png`, fullPage: true });
  await page.context().clearCookies();
  await giveConsent(page, portal, false);
  await page.context().addCookies([{ name: "language-suggestion", value: "off", url: portal.url }]);
  await studio.openStudio(page, browser, portal, "fennec_works");
  const studioPage = new URL(page.url()).pathname;
  await studio.createGame(page, "Kite over the harbour");
  const gamePage = new URL(page.url()).pathname;
  await page.screenshot({ path: `${OUT}/game-new.png`, fullPage: true });
  await studio.chooseZip(page, Buffer.from("no zip at all"));
  await expect(page.getByText("The zip was refused.")).toBeVisible({ timeout: 60_000 });
  const refused = new URL(page.url()).pathname;
  await page.goto(gamePage);
  await studio.chooseZip(page, studio.gameZip("red"));
  await studio.expectReady(page);
  const upload = new URL(page.url()).pathname;
  await page.goto(gamePage);
  await studio.fillFacts(page);
  const picture = (color: string) =>
    sharp({ create: { width: 1280, height: 720, channels: 3, background: color } })
      .composite([{ input: Buffer.from('<svg width="600" height="400"><rect width="200" height="400" fill="#fd3"/></svg>') }])
      .png()
      .toBuffer();
  await page.getByLabel("New cover").setInputFiles({ name: "c.png", mimeType: "image/png", buffer: await picture("#374a8a") });
  await page.getByRole("button", { name: "Upload cover" }).click();
  await expect(page.getByText("Picture added.")).toBeVisible();
  for (const color of ["#8a3737", "#2d6b4a"]) {
    await page.goto(gamePage);
    await page.getByLabel("New picture").setInputFiles({ name: "c.png", mimeType: "image/png", buffer: await picture(color) });
    await page.getByRole("button", { name: "Add picture" }).click();
    await expect(page.getByText("Picture added.")).toBeVisible();
  }
  await studio.saveNotes(page, "1.0.0.0", { English: "The first kite.\n\n- flies\n- lands", Deutsch: "Der erste Drachen." });
  await studio.publish(page, "1.0.0.0");
  await studio.chooseZip(page, studio.gameZip("blue"));
  await studio.expectReady(page);
  await page.goto(gamePage);
  await page.getByRole("form", { name: "New track" }).getByLabel("New track").fill("beta");
  await page.getByRole("button", { name: "Create track" }).click();
  await expect(page.getByText("Track created: beta")).toBeVisible();
  const publicHref = (await page.getByRole("link", { name: "Public page" }).getAttribute("href")) ?? "";
  const publicPage = new URL(publicHref, portal.url).pathname;
  await page.goto(`${studioPage}team/`);
  await page.getByLabel("E-mail").fill("grace.hopper@example.org");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText("Invitation sent to")).toBeVisible();
  await page.goto(`${studioPage}team/`);
  await page.getByLabel("What it is for").fill("build server");
  await page.getByRole("button", { name: "Create token" }).click();
  await expect(page.getByText(/^sps_/)).toBeVisible();
  await page.screenshot({ path: `${OUT}/team-new-token.png`, fullPage: true });
  await page.goto(gamePage);
  await page.getByLabel("Version number").fill("1");
  await studio.chooseZip(page, studio.gameZip("green"));
  await expect(page.getByText("Four numbers with dots")).toBeVisible();
  await page.screenshot({ path: `${OUT}/game-problem.png`, fullPage: true });
  const pages = {
    home: "/studio/",
    studio: studioPage,
    team: `${studioPage}team/`,
    game: gamePage,
    upload,
    refused,
    invitation: "/studio/invitations/x/",
    public: publicPage,
  };
  const looks = [
    ["dark-1440", "", "dark", 1440],
    ["light-1440", "", "light", 1440],
    ["dark-390", "", "dark", 390],
    ["de-1440", "/de", "dark", 1440],
    ["de-390", "/de", "light", 390],
    ["ru-390", "/ru", "dark", 390],
  ] as const;
  for (const [look, locale, colorScheme, width] of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const [name, address] of Object.entries(pages)) {
      await page.goto(locale + address);
      await page.screenshot({ path: `${OUT}/${name}-${look}.png`, fullPage: true });
      if (name === "game" && look !== "light-1440") {
        for (const details of await page.locator("main details").all())
          await details.evaluate((element) => element.setAttribute("open", ""));
        await page.screenshot({ path: `${OUT}/${name}-open-${look}.png`, fullPage: true });
      }
    }
  }
  consoleErrors.splice(0);
});
