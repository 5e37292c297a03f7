import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { REMIX_VERSION } from "./remix-compiler.mjs";

const require = createRequire(import.meta.url);

const REPLACED = [
  ["compiler/analysis.js", "writeMetafile"],
  ["compiler/js/compiler.js", "create"],
  ["compiler/js/plugins/hmr.js", "hmrPlugin"],
  ["compiler/js/write.js", "write"],
  ["compiler/manifest.js", "write"],
  ["compiler/plugins/cssSideEffectImports.js", "cssSideEffectImportsPlugin"],
  ["compiler/server/compiler.js", "create"],
  ["compiler/server/plugins/bareImports.js", "serverBareModulesPlugin"],
  ["devServer_unstable/hdr.js", "detectLoaderChanges"],
  ["devServer_unstable/hmr.js", "updates"],
  ["devServer_unstable/socket.js", "serve"],
] as const;

it("supports the installed version of Remix's compiler", () => {
  const { version } = require("@remix-run/dev/package.json") as { version: string };
  expect(
    version,
    "Check app/framework-internals/dev-compiler/README.md against the new version, then raise REMIX_VERSION",
  ).toBe(REMIX_VERSION);
});

it.each(REPLACED)("finds the function that it replaces: %s, %s", (file, exported) => {
  const module = require(`@remix-run/dev/dist/${file}`) as Record<string, unknown>;
  expect(module[exported]).toBeTypeOf("function");
});
