import { cp } from "node:fs/promises";
import path from "node:path";
import { NEEDS_THREADS, NEEDS_WASM, type EngineExport } from "../engine-export";
import { foundPackage, gameFolder, missingPackage } from "./packages";
import { runExporter } from "./run-exporter";

const PACKAGE = "love.js";

/** love.js cuts the input's name off the paths of its files, so that a relative one is needed. */
async function make(folder: string, options: readonly string[]): Promise<string> {
  const [source, output] = ["source", "export"];
  await cp(gameFolder("love"), path.join(folder, source), { recursive: true });
  const program = path.join(foundPackage(PACKAGE), "index.js");
  const args = [program, "--title", "Counter", ...options, source, output];
  await runExporter(process.execPath, args, { cwd: folder });
  return path.join(folder, output);
}

const ENGINE = { name: "LÖVE", version: null };
const common = { stores: "when left" as const, missing: () => missingPackage(PACKAGE) };

export const love: EngineExport = {
  ...common,
  name: "LÖVE",
  reported: { engine: ENGINE, needs: NEEDS_WASM },
  make: (folder) => make(folder, ["--compatibility"]),
};

export const loveWithThreads: EngineExport = {
  ...common,
  name: "LÖVE with threads",
  reported: { engine: ENGINE, needs: NEEDS_THREADS },
  make: (folder) => make(folder, []),
};
