import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { joinChunks } from "../app/framework-internals/join-chunks.mjs";
import { buildOfflineGames } from "./build-offline-games.mjs";
import { buildServiceWorker } from "./build-service-worker.mjs";
import { stampBuild } from "./build-stamp.mjs";
import { precompress } from "./precompress.mjs";

export async function build() {
  rmSync("build", { recursive: true, force: true });
  rmSync("public/build", { recursive: true, force: true });
  step("Building the app", "remix", ["build"]);
  const { before, after } = await joinChunks();
  console.log(`Joined ${before} scripts to ${after}.`);
  await buildServiceWorker();
  console.log(`Built documents of ${await buildOfflineGames()} games.`);
  console.log(`Compressed ${await precompress("public/build")} files.`);
  step("Making the database snapshot", "tsx", ["scripts/build-snapshot.ts"]);
  stampBuild();
}

function step(title, command, args) {
  console.log(`${title} …`);
  const env = { ...process.env, NODE_ENV: "production" };
  const { status } = spawnSync(process.execPath, [binary(command), ...args], { stdio: "inherit", env });
  if (status !== 0) throw new Error(`${title} failed.`);
}

function binary(name) {
  return { remix: "node_modules/@remix-run/dev/dist/cli.js", tsx: "node_modules/tsx/dist/cli.mjs" }[name];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await build();
