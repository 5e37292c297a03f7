import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type * as Esbuild from "esbuild";
import { afterEach, beforeEach, expect, it } from "vitest";
import { browserDependencies } from "./browser-dependencies.mjs";

const esbuild = createRequire(import.meta.url)("esbuild") as typeof Esbuild;
const BUILT = "public/dev-dependencies";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "browser-dependencies-"));
  mkdirSync(path.join(folder, "app"));
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(path.join(folder, "package-lock.json"), "{}");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("excludes packages from the app's build and exports their names", async () => {
  const code = await build('import { createElement } from "react"; console.log(createElement);');
  expect(code).toContain('from "/dev-dependencies/react.js"');
  const file = pathToFileURL(path.join(folder, BUILT, "react.js")).href;
  const react = (await import(/* @vite-ignore */ file)) as {
    createElement: unknown;
    default: { createElement: unknown };
  };
  expect(react.createElement).toBeTypeOf("function");
  expect(react.default.createElement).toBe(react.createElement);
});

it("rebuilds packages for a new one or another lock file, not for an edit", async () => {
  await build('import "react";');
  const first = built();
  await build('import "react"; console.log("edited");');
  expect(built()).toEqual(first);
  await build('import "react"; import "i18next";');
  expect(built().names).toEqual(["i18next", "react"]);
  const second = built();
  writeFileSync(path.join(folder, "package-lock.json"), '{ "lockfileVersion": 3 }');
  await build('import "react"; import "i18next";');
  expect(built().lock).not.toBe(second.lock);
});

async function build(source: string): Promise<string> {
  writeFileSync(path.join(folder, "app/entry.ts"), source);
  const { outputFiles } = await esbuild.build({
    absWorkingDir: folder,
    bundle: true,
    define: { "process.env.NODE_ENV": '"development"' },
    entryPoints: ["app/entry.ts"],
    format: "esm",
    outdir: "public/build",
    plugins: [{ name: "tested", setup: (plugin) => browserDependencies(plugin, folder) }],
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

function built(): { lock: string; names: string[]; at: number } {
  const file = path.join(folder, BUILT, "built.json");
  return {
    ...(JSON.parse(readFileSync(file, "utf8")) as { lock: string; names: string[] }),
    at: statSync(file).mtimeMs,
  };
}
