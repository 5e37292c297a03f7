import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as z from "zod";

/** Packages whose install script is needed to install a native program. */
const NEEDED = ["@sentry/cli", "esbuild"];
/** Its own install script applies patches/. */
const PORTAL = "";

const lock = z
  .object({ packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })) })
  .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));

it("only packages that need an install script have one", () => {
  const withScript = Object.entries(lock.packages).flatMap(([folder, { hasInstallScript }]) =>
    hasInstallScript && folder !== PORTAL ? [folder.split("node_modules/").at(-1) ?? ""] : [],
  );
  expect([...new Set(withScript)].sort()).toEqual(NEEDED);
});
