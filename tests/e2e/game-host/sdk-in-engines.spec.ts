import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import path from "node:path";
import { serve } from "@hono/node-server";
import { expect, test, type Page, type TestInfo } from "@playwright/test";
import { createFolderStore } from "../../../api/builds/folder-store";
import { tryBuildServer } from "../../../scripts/try-game/try-build-server";
import { zipOf } from "../../fixtures/zip-file";
import { findFreePort } from "../../setup/free-port";
import { gameMakerPage, godotPage, unityPage, type EngineFiles } from "./engine-templates";

const GUIDE = readFileSync("docs/games.md", "utf8");
const SDK = readFileSync("games/sdk/portal-sdk.js", "utf8");
const SDK_TYPES = readFileSync("games/sdk/portal-sdk.d.ts", "utf8");

/** The code blocks of a section, as the guide shows them. */
function blocksOf(engine: string): { language: string; code: string }[] {
  const [, section = ""] = GUIDE.split(`\n### ${engine}\n`);
  const [own = ""] = section.split(/\n##+ /);
  return [...own.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = "", code = ""]) => ({ language, code }));
}

function codeOf(engine: string, language: string): string[] {
  return blocksOf(engine).flatMap((block) => (block.language === language ? [block.code] : []));
}

const servers: Server[] = [];
test.afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Opens the files as `npm run games:try` shows a zip or a folder. */
async function open(
  page: Page,
  info: TestInfo,
  { files, isZip }: { files: EngineFiles; isZip: boolean },
): Promise<void> {
  const folder = info.outputPath("export");
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  const zip = info.outputPath("export.zip");
  if (isZip) writeFileSync(zip, zipOf(Object.entries(files).map(([name, content]) => ({ name, content }))));
  const port = await findFreePort();
  const origin = `http://localhost:${String(port)}`;
  const store = createFolderStore(info.outputPath("store"));
  const portal = { siteUrl: origin, store, aliases: [], permissions: [] };
  const { fetch } = await tryBuildServer(isZip ? zip : folder, portal);
  await new Promise<void>((resolve) => servers.push(serve({ fetch, port }, () => resolve()) as Server));
  await page.goto(origin);
}

async function expectWholePlay(page: Page): Promise<void> {
  const log = page.getByRole("log", { name: "Messages" });
  for (const line of [
    "← GAME_READY",
    "← GAMEPLAY_START",
    '← SCORE {"score":1240}',
    "→ SCORE_RESULT",
    "← GAMEPLAY_STOP",
  ])
    await expect(log.getByText(line)).toBeVisible();
  await expect(log.getByText("→ INIT")).toHaveCount(1);
  await expect(log.locator(".dropped")).toHaveCount(0);
  const game = page.frameLocator("iframe").locator("html");
  await expect(game).toHaveAttribute("data-muted", "0");
  await page.getByRole("button", { name: "Mute" }).click();
  await expect(game).toHaveAttribute("data-muted", "1");
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(game).toHaveAttribute("data-paused", "1");
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(game).toHaveAttribute("data-paused", "0");
}

test("GameMaker's extension uses the SDK as the guide says", async ({ page }, info) => {
  const [extension = ""] = codeOf("GameMaker", "js");
  await open(page, info, { files: { ...gameMakerPage(extension), "html5game/portal-sdk.js": SDK }, isZip: true });
  await expectWholePlay(page);
  const called = [
    ...codeOf("GameMaker", "gml")
      .join("")
      .matchAll(/\b(portal_\w+)\(/g),
  ].map(([, name]) => name);
  expect(called.length).toBeGreaterThan(0);
  for (const name of called) expect(extension).toContain(`function ${String(name)}(`);
});

test("a Unity template and its library use the SDK as the guide says", async ({ page }, info) => {
  const [head = ""] = codeOf("Unity", "html");
  const [onProgress = "", onOpen = "", library = ""] = codeOf("Unity", "js");
  const files = unityPage({ head, onProgress, onOpen, library });
  await open(page, info, { files: { ...files, "TemplateData/portal-sdk.js": SDK }, isZip: false });
  await expectWholePlay(page);
  const declared = [
    ...codeOf("Unity", "csharp")
      .join("")
      .matchAll(/extern void (\w+)\(/g),
  ].map(([, name]) => name);
  expect(declared).toEqual([...library.matchAll(/^ {2}(\w+): function/gm)].map(([, name]) => name));
});

test("a Godot export uses the SDK as the guide says", async ({ page }, info) => {
  const [headInclude = ""] = codeOf("Godot", "html");
  await open(page, info, { files: { ...godotPage(headInclude), "portal-sdk.js": SDK }, isZip: true });
  await expectWholePlay(page);
  const [autoload = ""] = codeOf("Godot", "gdscript");
  const called = [...autoload.matchAll(/_portal\.(\w+)\(/g)].map(([, name]) => name);
  expect(called).toEqual(["ready", "on", "start", "score", "stop"]);
  for (const name of called) expect(SDK_TYPES).toMatch(new RegExp(`^ {2}${String(name)}[(<:]`, "m"));
});
