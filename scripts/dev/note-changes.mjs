import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, watch, writeFileSync } from "node:fs";
import path from "node:path";

/** package.json names it as what stands in for the API and the texts when `remix dev` compares loaders. */
export const LAST_CHANGE = ".cache/dev/last-change.cjs";

const watched = new Set();

/**
 * Notes when a file in one of these folders changes, which makes every loader count as changed. May be called again:
 * folders that are new are watched as well.
 */
export function noteChanges(folders, file = LAST_CHANGE) {
  if (watched.size === 0) note(file);
  for (const folder of folders.flatMap(withFoldersInside)) {
    if (watched.has(folder)) continue;
    watched.add(folder);
    watch(folder, { persistent: false }, () => note(file)).on("error", () => watched.delete(folder));
  }
}

function note(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `module.exports = "${randomUUID()}";\n`);
}

function withFoldersInside(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const inside = entries.filter((entry) => entry.isDirectory()).map((entry) => path.join(entry.parentPath, entry.name));
  return [folder, ...inside];
}
