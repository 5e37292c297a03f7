import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { COVER_SIZE, pngOf } from "../../fixtures/sent-pictures";
import { authorizePath, GAMEMAKER_QUERY } from "../../fixtures/tool-sign-in";
import { createToolProject, isToolInstalled, type ToolProject, type ToolRun } from "../../gamemaker-tool/run-tool";
import { axeFindings } from "../axe";
import { clippedTexts, horizontalOverflow, smallTargets } from "../page-checks";
import { expect, test } from "../portal";
import { signUp } from "../sign-up";
import * as studio from "../studio-journey";

const { redirect_uri, client_id } = GAMEMAKER_QUERY;
const ADDRESS = `/embedded/api${authorizePath()}`;
const PASSWORD = "seven lanterns in a row";
/** WCAG 2.5.8. */
const MIN_TARGET = 24;

// All in one file, whose journeys follow each other: every tool listens at the same port.
test.use({ environment: { RATE_LIMITS: "off" } });

let project: ToolProject | undefined;
test.afterEach(() => project?.remove());

/** A tool that waits for its answer, as GameMaker's does. */
async function listenAsTool() {
  const returned: URLSearchParams[] = [];
  const tool = createServer(({ url = "/" }, response) => {
    if (url.startsWith("/?")) returned.push(new URL(url, redirect_uri).searchParams);
    response
      .setHeader("Content-Type", "text/html")
      .end('<!doctype html><link rel="icon" href="data:,"><title>Tool</title>');
  }).listen(Number(new URL(redirect_uri).port));
  await once(tool, "listening");
  return { returned, stop: () => tool.close() };
}

async function expectSoundPage(page: Page): Promise<void> {
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await clippedTexts(page)).toEqual([]);
  expect(await smallTargets(page, MIN_TARGET)).toEqual([]);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page), colorScheme).toEqual([]);
  }
}

/** What somebody does for whom the tool has opened a browser. */
async function allow(browser: Browser, address: string, username: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(address);
  await page.getByLabel("Username or e-mail").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText(`asks to work on your games as ${username}.`)).toBeVisible();
  await page.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Authentication successful" })).toBeVisible();
  await page.close();
}

function expectDone(run: ToolRun, ...texts: string[]): void {
  for (const text of texts) expect(run.output).toContain(text);
  expect(run.code, run.output).toBe(0);
}

for (const [device, viewport] of [
  ["desktop", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`on a ${device} ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ viewport, javaScriptEnabled });

      // The two devices and the two ways differ little in combination.
      const tag = (device === "desktop") === javaScriptEnabled ? [] : ["@weekly"];

      test("a tool signs in, and is ended in the account details", { tag }, async ({ page, portal }) => {
        await signUp(page, portal, studio.newName("tool"));
        const tool = await listenAsTool();
        await page.goto(ADDRESS);
        await expect(page.getByRole("heading", { name: "Connect GameMaker" })).toBeVisible();
        if (javaScriptEnabled) await expectSoundPage(page);
        await page.getByRole("link", { name: "Deutsch" }).click();
        await page.getByRole("button", { name: "Nicht erlauben" }).click();
        await expect(page).toHaveTitle("Tool");
        await page.goto(ADDRESS);
        await page.getByRole("button", { name: "Allow", exact: true }).click();
        await expect(page).toHaveTitle("Tool");
        tool.stop();
        expect(tool.returned.map((answer) => answer.get("error"))).toEqual(["access_denied", null]);

        const code = tool.returned[1]?.get("code") ?? "";
        const form = { grant_type: "authorization_code", code, redirect_uri, client_id };
        // Tools send no Origin, which Playwright would.
        const answer = await fetch(`${portal.url}/embedded/api/oauth2/v1/token/`, {
          method: "POST",
          body: new URLSearchParams(form),
        });
        expect(answer.status).toBe(200);
        await page.goto("/profile/account-details/");
        const tools = page.getByRole("region", { name: "Connected tools" });
        await tools.getByRole("button", { name: "Disconnect GameMaker" }).click();
        await expect(page.getByText("Disconnected.")).toBeVisible();
        await expect(tools).toHaveCount(0);
      });
    });
  }
}

test("an old request says what to do, and leads back to the portal", async ({ page, portal, consoleErrors }) => {
  await signUp(page, portal, studio.newName("late"));
  const response = await page.goto("/embedded/api/session/connect?request=client_id%3Dgxe-gamemaker-cli");
  expect(response?.status()).toBe(410);
  await expect(page.getByText("Start again in the tool.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(`${portal.url}/`);
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining("410")]);
});

test("GameMaker's tool, as published, makes a game, and it plays right after", async ({ page, browser, portal }) => {
  test.skip(!isToolInstalled, "GameMaker's tool is not installed: npm ci --prefix tests/gamemaker-tool");
  test.slow();
  const maker = studio.newName("maker");
  await studio.openStudio(page, portal, maker);
  const tool = await createToolProject(`${portal.url}/embedded/api`, Number(new URL(redirect_uri).port));
  project = tool;
  const inProject = (name: string, content: Uint8Array) => {
    writeFileSync(path.join(tool.folder, name), content);
    return name;
  };

  const title = studio.newName("Kite");
  const linked = await tool.run(["link"], {
    onOpened: (address) => allow(browser, address, maker),
    answers: [
      { after: "Select a studio", type: "\r" },
      { after: "Select a game", type: "\r" },
      { after: "Game name", type: `${title}\r` },
    ],
  });
  expectDone(linked, "Authenticated", "Game created", "Linked to studio");
  const texts = ["--description", "Keep it in the air.", "--ageRating", "EVERYONE", "--platforms", "DESKTOP,MOBILE"];
  const pictures = ["--cover", inProject("cover.png", await pngOf(COVER_SIZE)), "--graphic", "cover.png"];
  const described = await tool.run(["meta", ...texts, ...pictures]);
  expectDone(described, "Metadata updated", "Cover uploaded", "Graphic uploaded");

  const zip = inProject("kite.zip", studio.gameZip("red"));
  const uploaded = await tool.run(["upload", "--file", zip, "--version", "1.0.0.0"]);
  expectDone(uploaded, "Bundle uploaded");
  const early = await tool.run(["publish"]);
  expect(early.output).toContain("Finish onboarding");
  expect(early.code).not.toBe(0);

  // The page that the tool opens asks what it cannot.
  await page.goto(uploaded.opened[0] ?? "");
  await page.getByLabel("Rights holder").fill("The kite club");
  await page.getByRole("button", { name: "Declare rights" }).click();
  await expect(page.getByText("Rights declared. You can upload now.")).toBeVisible();
  const published = await tool.run(["publish"]);
  expectDone(published, "Game published!");

  const player = await browser.newPage();
  await player.goto(published.opened[0] ?? "");
  await expect(player).toHaveURL(/\/games\/[a-z0-9]{6}\//);
  await expect(player.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await studio.expectGame(player, "red");
  await player.close();
});
