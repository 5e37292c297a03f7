import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

export const ENGINES_FOLDER = path.resolve("tests/engines");

/** The exporters of tests/engines/package.json come before the portal's own packages. */
const engines = createRequire(path.join(ENGINES_FOLDER, "package.json"));

export function folderOfPackage(name: string): string | null {
  const folders = engines.resolve.paths(name) ?? [];
  return folders.map((folder) => path.join(folder, name)).find((folder) => existsSync(folder)) ?? null;
}

export function missingPackage(name: string): string | null {
  return folderOfPackage(name) === null ? `the package ${name} (npm ci --prefix tests/engines)` : null;
}

export function foundPackage(name: string): string {
  const folder = folderOfPackage(name);
  if (folder === null) throw new Error(`${name} is not installed`);
  return folder;
}

export const gameFolder = (name: string): string => path.join(ENGINES_FOLDER, "games", name);

/** The caller knows what the package exports. */
export function requirePackage<Module>(name: string): Module {
  return engines(name) as Module;
}
