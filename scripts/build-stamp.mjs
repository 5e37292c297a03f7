import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const STAMP = "build/production-build.json";
const SERVER_BUILD = "build/portal.js";
const SOURCES = [
  "app",
  "api",
  "configuration",
  "contract",
  "design",
  "games",
  "observe",
  "public/fonts",
  "public/images",
  "public/locales",
  "public/media",
  "scripts",
  "patches",
  "package-lock.json",
  "postcss.config.js",
  "remix.config.js",
  "tailwind.config.ts",
];

/** False for a build by `remix dev`. Files are read only if their times or sizes differ from those of the build. */
export function isBuildCurrent() {
  if (!existsSync(STAMP) || !existsSync(SERVER_BUILD)) return false;
  const stamp = JSON.parse(readFileSync(STAMP, "utf8"));
  if (stamp.times === timesOf([SERVER_BUILD, ...SOURCES])) return true;
  return stamp.server === hashOf([SERVER_BUILD]) && stamp.sources === hashOf(SOURCES);
}

export function stampBuild() {
  const times = timesOf([SERVER_BUILD, ...SOURCES]);
  writeFileSync(STAMP, JSON.stringify({ server: hashOf([SERVER_BUILD]), sources: hashOf(SOURCES), times }));
}

function timesOf(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesIn)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

function hashOf(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesIn)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function filesIn(source) {
  if (!existsSync(source)) return [];
  if (!statSync(source).isDirectory()) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();
}
