import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type * as Esbuild from "esbuild";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SeparateBuilds } from "./separate-builds.mjs";

const esbuild = createRequire(import.meta.url)("esbuild") as typeof Esbuild;

let folder: string;
let separate: SeparateBuilds;
let context: Esbuild.BuildContext;
beforeEach(async () => {
  separate = new SeparateBuilds();
  folder = mkdtempSync(path.join(tmpdir(), "separate-builds-"));
  for (const [file, contents] of Object.entries({
    "package.json": '{ "type": "module" }',
    "api/app.ts": 'import { text } from "./text"; export const getApi = (): string => text;',
    "api/text.ts": 'export const text = "first";',
    "public/locales/en/home.json": '{ "title": "Home" }',
    "app/i18n/text-files.server.ts": textFiles(path.join(folder, "public/locales/en/home.json")),
    "app/title.ts": 'import { home } from "./i18n/text-files.server"; export const read = (): string => home.title;',
    "app/entry.ts": 'import { getApi } from "../api/app"; export const read = (): string => getApi();',
  }))
    edit(file, contents);
  context = await contextOf("app/entry.ts");
});
afterEach(async () => {
  await context.dispose();
  rmSync(folder, { recursive: true, force: true });
});

const textFiles = (file: string) =>
  `import { readFileSync } from "node:fs"; export const home = JSON.parse(readFileSync(${JSON.stringify(file)}));`;

function contextOf(entry: string): Promise<Esbuild.BuildContext> {
  return esbuild.context({
    absWorkingDir: folder,
    bundle: true,
    entryPoints: [entry],
    format: "esm",
    logLevel: "silent",
    outdir: "build",
    platform: "node",
    plugins: [{ name: "tested", setup: (build) => separate.addTo(build, folder) }],
  });
}

it("rebuilds the API only when one of its files has changed", async () => {
  expect(await outputOfBuild("a")).toBe("first");
  edit("app/entry.ts", 'import { getApi } from "../api/app"; export const read = () => `${getApi()} again`;');
  expect(await outputOfBuild("b")).toBe("first again");
  expect(readdirSync(path.join(folder, ".cache/dev/server"))).toHaveLength(1);
  edit("api/text.ts", 'export const text = "second";');
  expect(await outputOfBuild("c")).toBe("second again");
});

it("reloads the texts only when one of their files has changed", async () => {
  await context.dispose();
  context = await contextOf("app/title.ts");
  expect(await outputOfBuild("t1", "title")).toBe("Home");
  const [[before, same] = []] = (await separate.rebuild()) ?? [];
  expect(same).toBe(before);
  edit("public/locales/en/home.json", '{ "title": "Start" }');
  const [[first, second] = []] = (await separate.rebuild()) ?? [];
  expect(first).toBe(before);
  expect(second).not.toBe(first);
  expect(await outputOfBuild("t2", "title")).toBe("Start");
});

it("reports where a syntax error in the API is, and continues once it is fixed", async () => {
  edit("api/text.ts", "export const = 1;");
  await expect(context.rebuild()).rejects.toThrow("api/text.ts:1:13");
  edit("api/text.ts", 'export const text = "fixed";');
  expect(await outputOfBuild("d")).toBe("fixed");
});

it("returns the addresses before and after an edit, or null where a file has a syntax error", async () => {
  await context.rebuild();
  edit("api/text.ts", 'export const text = "second";');
  const [[before, after] = [], ...others] = (await separate.rebuild()) ?? [];
  expect([before, after]).toEqual([expect.stringMatching(/app-\w+\.js$/), expect.stringMatching(/app-\w+\.js$/)]);
  expect(after).not.toBe(before);
  expect(others).toEqual([]);
  edit("api/text.ts", "export const = 1;");
  expect(await separate.rebuild()).toBeNull();
});

async function outputOfBuild(version: string, name = "entry"): Promise<string> {
  await context.rebuild();
  const address = `${pathToFileURL(path.join(folder, `build/${name}.js`)).href}?${version}`;
  const built = (await import(/* @vite-ignore */ address)) as { read: () => string };
  return built.read();
}

let edits = 0;
function edit(file: string, contents: string): void {
  const filePath = path.join(folder, file);
  mkdirSync(path.dirname(filePath), { recursive: true });
  writeFileSync(filePath, contents);
  // Two edits in one test may have the same mtime.
  utimesSync(filePath, new Date(), new Date(Date.now() + ++edits * 10));
}
