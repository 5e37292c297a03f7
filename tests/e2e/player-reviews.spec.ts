import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { findFreePort } from "../setup/free-port";
import { axeFindings } from "./axe";
import { portalSettings } from "./own-portal";
import { test } from "./portal";
import { gameId, gamePath } from "./seeded-addresses";
import { startServer, stopServer } from "./server-process";
import { signUp } from "./sign-up";

const GAME = gameId("softfall");
const REVIEWS = `${gamePath("softfall")}reviews/`;
const TEXT = "Snow has never been so loud. Play it with the sound on.";
const PHONE = { viewport: { width: 390, height: 844 } };

async function open(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, ...options });
  const value = encodeURIComponent(JSON.stringify({ version: 2, necessary: true, marketing: false }));
  await context.addCookies([{ name: "cookie-consent", value, url }]);
  return context.newPage();
}

async function play(page: Page, url: string): Promise<void> {
  const address = `${url}/embedded/api/gxc/v2/games/${GAME}/play`;
  expect((await page.request.post(address, { headers: { origin: url }, data: {} })).ok()).toBe(true);
}

/** Two portals in turn on one database, between which the players grow older. */
async function withOldPlayers(visit: (url: string) => Promise<void>, before: (url: string) => Promise<void>) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "portal-reviews-"));
  const port = await findFreePort();
  const url = `http://localhost:${String(port)}`;
  const env = { ...process.env, ...portalSettings(port, dataDir) };
  const start = () => startServer(["scripts/start.mjs", "build/portal.js"], env, `${url}/healthcheck`);
  const first = await start();
  try {
    await before(url);
  } finally {
    await stopServer(first);
  }
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "tests/e2e/let-review.ts"], {
    env,
    stdio: "inherit",
  });
  expect(status).toBe(0);
  const second = await start();
  try {
    await visit(url);
  } finally {
    await stopServer(second);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

test("one player reviews a game, another finds it helpful and reports it, without scripts", async ({ browser }) => {
  test.slow();
  let ada: Page;
  let bo: Page;
  const join = async (url: string) => {
    ada = await open(browser, url);
    bo = await open(browser, url, { javaScriptEnabled: false, ...PHONE });
    for (const [page, name] of [
      [ada, "ada_reviews"],
      [bo, "bo_reviews"],
    ] as const) {
      await signUp(page, { url }, name);
      await play(page, url);
    }
    await bo.goto(REVIEWS);
    await expect(bo.getByText("Play 5 more minutes, then you can write a review.")).toBeVisible();
  };

  await withOldPlayers(async () => {
    await test.step("what is missing is said at its field", async () => {
      await ada.goto(gamePath("softfall"));
      await ada.getByRole("link", { name: "Write the first review" }).click();
      await ada.getByLabel("What was it like?").fill("Short.");
      await ada.getByRole("button", { name: "Publish" }).click();
      await expect(ada.getByText("Choose whether you recommend the game.")).toBeVisible();
      await expect(ada.getByLabel("What was it like?")).toHaveValue("Short.");
      expect(await axeFindings(ada)).toEqual([]);
    });

    await test.step("a review is published", async () => {
      await ada.getByLabel("What was it like?").fill(TEXT);
      await ada.getByRole("radio", { name: "Yes" }).check();
      await ada.getByRole("button", { name: "Publish" }).click();
      await expect(ada.getByText("Your review is saved.")).toBeVisible();
      await expect(ada.getByRole("article", { name: "Review by ada_reviews" })).toContainText(TEXT);
      expect(await axeFindings(ada)).toEqual([]);
    });

    await test.step("the other finds it helpful and reports it", async () => {
      await bo.goto(REVIEWS);
      const review = bo.getByRole("article", { name: "Review by ada_reviews" });
      await review.getByRole("button", { name: /Helpful/ }).click();
      const pressed = review.getByRole("button", { name: /Helpful/ });
      await expect(pressed).toHaveAttribute("aria-pressed", "true");
      await expect(pressed).toContainText("1");
      await review.getByText("Report").first().click();
      await review.getByRole("radio", { name: "It isn’t about the game" }).check();
      await review.getByRole("button", { name: "Send report" }).click();
      await expect(bo.getByText("Report sent. Thank you.")).toBeVisible();
    });

    await test.step("the game's page shows it, and its author takes it back", async () => {
      await expect(async () => {
        await bo.goto(gamePath("softfall"));
        await expect(bo.getByText(TEXT)).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await ada.goto(REVIEWS);
      await ada.getByText("Change the review").click();
      await ada.getByRole("button", { name: "Delete the review" }).click();
      await expect(ada.getByText("Your review is deleted.")).toBeVisible();
      await expect(ada.getByText("Nobody has reviewed this game yet.")).toBeVisible();
    });
  }, join);
});
