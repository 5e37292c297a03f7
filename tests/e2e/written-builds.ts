import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ENGINE_CALLS } from "./builds/engine-calls";
import { FLOODING_SCRIPT } from "./builds/flooding-game";
import { LEVEL_BYTES, PLAIN_PAGE, silence } from "./builds/plain-game";
import { STORING_PAGE } from "./builds/own-storage";
import { THROWING_SCRIPT } from "./builds/throwing-game";
import { MEMORY_SCRIPT, MEMORY_WORKER } from "./builds/shared-memory";
import type { BuildName } from "./replaced-builds";

const page = (script: string) => `<!doctype html><title>Test</title><script type="module" src="${script}"></script>`;

const FILES: Record<Exclude<BuildName, "hostile">, () => Record<string, string | Buffer>> = {
  plain: () => ({
    "index.html": PLAIN_PAGE,
    "silence.wav": silence(),
    "level 1/welt-ü.pck": randomBytes(LEVEL_BYTES),
  }),
  flooding: () => ({ "index.html": page("flood.js"), "flood.js": FLOODING_SCRIPT }),
  "engine calls": () => ({ "index.html": page("export.js"), "export.js": ENGINE_CALLS }),
  "own storage": () => ({ "index.html": STORING_PAGE }),
  throwing: () => ({ "index.html": page("throw.js"), "throw.js": THROWING_SCRIPT }),
  "shared memory": () => ({ "index.html": page("shared.js"), "shared.js": MEMORY_SCRIPT, "memory.js": MEMORY_WORKER }),
};

/** Answers the folder of the build's files. */
export function writeBuild(name: BuildName): string {
  if (name === "hostile") return "tests/escapes/game";
  const folder = mkdtempSync(path.join(tmpdir(), "portal-build-"));
  for (const [file, content] of Object.entries(FILES[name]())) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}
