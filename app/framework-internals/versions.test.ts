import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as z from "zod";

const VERSIONS = {
  "@remix-run/dev": "2.17.5",
  "@remix-run/express": "2.17.5",
  "@remix-run/react": "2.17.5",
  "@remix-run/router": "1.23.3",
  "@remix-run/serve": "2.17.5",
  "@remix-run/server-runtime": "2.17.5",
  express: "4.22.3",
  morgan: "1.12.1",
  "react-dom": "18.3.1",
};

it.each(Object.entries(VERSIONS))("%s has the version that this folder was written for", (name, version) => {
  const file = readFileSync(`node_modules/${name}/package.json`, "utf8");
  const installed = z.object({ version: z.string() }).parse(JSON.parse(file)).version;
  expect(installed, "Check each row of app/framework-internals/README.md against it, then change VERSIONS.").toBe(
    version,
  );
});

it.each(["router.js", "router.cjs.js"])("the router is patched: %s", (name) => {
  const file = readFileSync(`node_modules/@remix-run/router/dist/${name}`, "utf8");
  expect(file, "npx patch-package applies it.").toContain("rankedBranches.get(routes)");
});
