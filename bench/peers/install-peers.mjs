import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const SOURCES = "bench/peers";
const TARGET = path.resolve(".cache/peers");
const STAMP = path.join(TARGET, "sources.sha256");
const SHARED_FILES = ["read-page.mjs", "page.css"];
const PICTURES = { covers: "public/media/covers", avatars: "public/media/avatars" };
const WITHOUT_TELEMETRY = { NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };

/** How each framework's documentation builds and starts it in production, and its folder of static files. */
const PEERS = {
  nextjs: { build: ["node_modules/next/dist/bin/next", "build"], start: ["node_modules/next/dist/bin/next", "start"] },
  sveltekit: { build: ["node_modules/vite/bin/vite.js", "build"], start: ["server.js"], files: "static" },
  astro: { build: ["node_modules/astro/bin/astro.mjs", "build"], start: ["server.mjs"] },
};

/** Installs and builds all outside of the portal's dependencies, unless that is done; returns how to start them. */
export function installPeers(databaseUrl) {
  const node = path.join(TARGET, `node/node_modules/node-${process.platform}-${process.arch}/bin/node`);
  const env = { ...process.env, NODE_ENV: "production", DATABASE_URL: databaseUrl, ...WITHOUT_TELEMETRY };
  const sources = hashOfSources();
  if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== sources) {
    copyAndInstall("node");
    for (const [name, peer] of Object.entries(PEERS)) buildPeer(name, peer, { node, env });
    writeFileSync(STAMP, sources);
  }
  const peers = Object.entries(PEERS).map(([name, { start }]) => [
    name,
    { command: [node, ...start], cwd: path.join(TARGET, name), env },
  ]);
  return { node, peers: Object.fromEntries(peers) };
}

function buildPeer(name, { build, files = "public" }, { node, env }) {
  const cwd = copyAndInstall(name);
  for (const file of SHARED_FILES) cpSync(path.join(SOURCES, file), path.join(cwd, file));
  for (const [folder, from] of Object.entries(PICTURES))
    cpSync(from, path.join(cwd, files, folder), { recursive: true });
  run(node, build, { cwd, env });
}

function copyAndInstall(name) {
  const cwd = path.join(TARGET, name);
  mkdirSync(cwd, { recursive: true });
  cpSync(path.join(SOURCES, name), cwd, { recursive: true });
  // Development dependencies build the pages.
  run("npm", ["install", "--include=dev", "--no-audit", "--no-fund"], { cwd });
  return cwd;
}

function run(command, args, options) {
  const { status } = spawnSync(command, args, { stdio: "inherit", ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed in ${options.cwd}.`);
}

function hashOfSources() {
  const copied = new Set(["node", ...Object.keys(PEERS), ...SHARED_FILES]);
  const names = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).sort();
  const hash = createHash("sha256");
  for (const name of names.filter((each) => copied.has(each.split(path.sep)[0]))) {
    const file = path.join(SOURCES, name);
    if (statSync(file).isFile()) hash.update(name).update(readFileSync(file));
  }
  return hash.digest("hex");
}
