import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { zipOf } from "../../fixtures/zip-file";
import { axeFindings } from "../axe";
import { SEEN_MS } from "../desk-journey";
import { horizontalOverflow, takeUnexpectedErrors, unnamedControls } from "../page-checks";
import { expect, test, type Portal } from "../portal";
import { PortalMaker } from "./portal-maker";
import { DESKTOP, PHONE } from "../screens";
import { giveConsent } from "../sign-up";

/** Of what publishes itself as well. */
const SEEN = { timeout: 3 * SEEN_MS };
const OWNER = "kite_owner";
const PRIZES = "To win";
const SCORE = "42";
/** Of what was scheduled; the first is what visitors saw before. */
const SCHEDULED_VERSION = 2;
const GAME = "Paper Kite";
const STUDIO = "The kite club";
const TAG = { en: "Airy", de: "Luftig" };
const TEXT = { en: "Let the paper kite down gently.", de: "Lass den Papierdrachen sanft herunter." };
const CHALLENGE = { en: "Softest landing", de: "Die sanfteste Landung" };
const SHELF = { en: "Up in the air", de: "Hoch in der Luft" };

const IN_ENGLISH = { locale: "en", viewport: DESKTOP } as const;
const IN_GERMAN = { locale: "de", viewport: PHONE } as const;
const WAYS = [
  { ...IN_ENGLISH, name: "in English on a desktop", javaScriptEnabled: true, tag: [] },
  { ...IN_GERMAN, name: "in German on a phone without scripts", javaScriptEnabled: false, tag: ["@weekly"] },
  { ...IN_ENGLISH, name: "in English on a desktop without scripts", javaScriptEnabled: false, tag: ["@weekly"] },
  { ...IN_GERMAN, name: "in German on a phone", javaScriptEnabled: true, tag: ["@weekly"] },
];

/** Longer than the shortest play (docs/decisions/0071-invented-scores.md). */
const PLAY_MS = 1_500;

/** With the portal's own interface for games. */
const zip = zipOf([
  {
    name: "index.html",
    content: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Kite</title><script type="module" src="kite.js"></script><button>Land</button></html>`,
  },
  { name: "portal-sdk.js", content: readFileSync("games/sdk/portal-sdk.js") },
  {
    name: "kite.js",
    content: `import { connect } from "./portal-sdk.js";
      const portal = connect();
      portal.ready();
      document.querySelector("button").onclick = () => {
        portal.start();
        setTimeout(() => { portal.score(${SCORE}); portal.stop(); }, ${PLAY_MS});
      };`,
  },
]);

test.use({ environment: { DEMO: "off", RATE_LIMITS: "off" } });

/** Like the portal, of the worker. */
let isUsed = false;

for (const { name, locale, viewport, javaScriptEnabled, tag } of WAYS) {
  const options = { viewport, javaScriptEnabled };
  const prefix = locale === "en" ? "" : `/${locale}`;

  test.describe(name, () => {
    test.use(options);
    test.beforeEach(async ({ portal }) => {
      if (isUsed) await portal.erase();
      isUsed = true;
    });

    test(
      "an empty portal gets its first game, a player plays it, and its owner takes changes back",
      { tag },
      async ({ page, portal, browser, consoleErrors }) => {
        test.slow();
        const maker = new PortalMaker(page, portal, locale);
        const { t } = maker;
        await maker.signUp(OWNER);
        await maker.becomeOwner(OWNER);
        await maker.openStudio(STUDIO);
        await maker.uploadGame(STUDIO, GAME, zip);
        await maker.fillAndPublish("Land it.");
        await expectFit(page, javaScriptEnabled);

        await maker.step("desk.newTag");
        await maker.fillTexts("desk.titleIn", TAG);
        await maker.fill(t("desk.alias"), "airy");
        await maker.fill(t("desk.displayOrder"), "1");
        await maker.saveDraft();
        await maker.schedule();

        await maker.open("/desk/challenges/");
        await maker.follow(t("desk.newChallenge"));
        await maker.follow(GAME);
        await maker.fillTexts("desk.nameIn", CHALLENGE);
        await maker.saveDraft();
        await maker.schedule();

        await expect.poll(() => statusOf(portal, "/tags/airy/"), SEEN).toBe(200);
        await maker.open("/desk/games/");
        await maker.follow(GAME);
        const gameEditor = page.url();
        await maker.fillTexts("desk.summaryIn", TEXT);
        await page.getByRole("checkbox", { name: TAG[locale], exact: true }).check();
        await maker.saveDraft();
        await maker.schedule();
        const address = await page.getByRole("link", { name: t("desk.seeOnPortal") }).getAttribute("href");
        const gamePath = String(address).replace(prefix, "");
        await expectFit(page, javaScriptEnabled);

        await maker.open("/desk/pages/");
        await maker.follow(t("desk.page.home"));
        const homeEditor = page.url();
        await maker.addSection("desk.section.GAME_ROW_SIMPLE", SHELF.en, GAME);
        await maker.follow(SHELF.en);
        await maker.fillTexts("desk.nameIn", SHELF);
        await maker.saveDraft();
        await page.goto(homeEditor);
        await maker.addSection("desk.section.CHALLENGE_ROW", PRIZES, CHALLENGE.en);
        await expectFit(page, javaScriptEnabled);
        await maker.schedule();
        const home = () => textOf(portal, `${prefix}/`);
        await expect.poll(home, SEEN).toContain(SHELF[locale]);
        await expect.poll(home, SEEN).toContain(CHALLENGE[locale]);
        await expect.poll(() => textOf(portal, prefix + gamePath), SEEN).toContain(TEXT[locale]);
        await maker.open("/desk/");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("heading", { name: t("desk.setup") })).toHaveCount(0);

        const context = await browser.newContext({ ...options, baseURL: portal.url });
        await findAndPlay(new PortalMaker(await context.newPage(), portal, locale), javaScriptEnabled);
        await context.close();

        await page.goto(homeEditor);
        await maker.press(`${t("desk.hide")} ${SHELF[locale]}`);
        await maker.publishNow("home");
        await expect.poll(home, SEEN).not.toContain(SHELF[locale]);
        await maker.publishAgain(SCHEDULED_VERSION, "home");
        await expect.poll(home, SEEN).toContain(SHELF[locale]);

        await page.goto(gameEditor);
        await maker.archive(GAME);
        await expect.poll(() => statusOf(portal, gamePath), SEEN).toBe(404);
        await page.goto(gameEditor);
        await maker.publishAgain(SCHEDULED_VERSION, GAME);
        await expect.poll(() => statusOf(portal, gamePath), SEEN).toBe(200);
        expect(takeUnexpectedErrors(consoleErrors)).toEqual([]);
      },
    );
  });
}

async function findAndPlay(player: PortalMaker, hasScripts: boolean): Promise<void> {
  const { page, portal, locale, t } = player;
  await giveConsent(page, portal, false);
  await player.open("/");
  await expect(page.getByRole("heading", { name: SHELF[locale] })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: GAME }).first()).toBeVisible();
  await expectFit(page, hasScripts);
  await player.search("kite");
  await page.getByRole("main").getByRole("link", { name: GAME }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: GAME })).toBeVisible();
  await expect(page.getByText(TEXT[locale]).first()).toBeVisible();
  if (hasScripts) await player.play(GAME, SCORE);
  else await expect(page.locator("noscript p")).toHaveText(t("player.needsScript"));
  await expectFit(page, hasScripts);

  await player.open("/");
  await page.getByRole("main").getByRole("link", { name: CHALLENGE[locale] }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: CHALLENGE[locale] })).toBeVisible();
  await expect(page.getByRole("heading", { name: t("leaderboard.title") })).toBeVisible();
  await expectFit(page, hasScripts);
}

/** Axe needs the page's scripts. */
async function expectFit(page: Page, hasScripts: boolean): Promise<void> {
  expect(hasScripts ? await axeFindings(page) : await unnamedControls(page), page.url()).toEqual([]);
  expect(await horizontalOverflow(page), page.url()).toBe(0);
}

/** What a visitor without a session gets. */
async function textOf({ url }: Portal, path: string): Promise<string> {
  return (await fetch(url + path)).text();
}

async function statusOf({ url }: Portal, path: string): Promise<number> {
  return (await fetch(url + path)).status;
}
