import { spawnSync } from "node:child_process";
import path from "node:path";
import { NEEDS_THREADS, NEEDS_WASM, type EngineExport } from "../engine-export";
import { gameFolder } from "./packages";
import { runExporter } from "./run-exporter";

/** Debian's build looks for its scripts' modules where Debian has them, and for an HTML minifier that it lacks. */
const DEBIAN_MODULES = { NODE_PATH: "/usr/share/nodejs" };
const AS_IT_IS = "-sMINIFY_HTML=0";

function missing(): string | null {
  const found = spawnSync("emcc", ["--version"], { stdio: "ignore" });
  return found.status === 0 ? null : "emcc (Debian's package emscripten)";
}

async function make(folder: string, options: readonly string[]): Promise<string> {
  const args = [path.join(gameFolder("emscripten"), "counter.c"), "-O2", AS_IT_IS, "-lidbfs.js", ...options];
  await runExporter("emcc", [...args, "-o", "index.html"], { cwd: folder, env: DEBIAN_MODULES });
  return folder;
}

const ENGINE = { name: "Emscripten", version: null };
const common = { stores: "at once" as const, database: "/saves", missing };

export const emscripten: EngineExport = {
  ...common,
  name: "Emscripten",
  reported: { engine: ENGINE, needs: NEEDS_WASM },
  make: (folder) => make(folder, []),
};

export const emscriptenWithThreads: EngineExport = {
  ...common,
  name: "Emscripten with threads",
  reported: { engine: ENGINE, needs: NEEDS_THREADS },
  make: (folder) => make(folder, ["-pthread", "-sPTHREAD_POOL_SIZE=1"]),
};
