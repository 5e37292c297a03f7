import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createFolderStore } from "../api/builds/folder-store";
import { checkBuild } from "./check-build";
import { problemsOf } from "./game-folder";

const OWN_GAMES = "games";

type Check = { problems: string[]; facts: string[] };

const args = process.argv.slice(2);
for (const location of args.length > 0 ? args : ownGames()) {
  const { problems, facts } = await check(location);
  console.log(`${location}: ${problems.length === 0 ? "good" : ""}`);
  for (const line of [...problems, ...facts]) console.log(`  ${line}`);
  if (problems.length > 0) process.exitCode = 1;
}

function ownGames(): string[] {
  return readdirSync(OWN_GAMES)
    .map((name) => path.join(OWN_GAMES, name))
    .filter((folder) => existsSync(path.join(folder, "game.json")));
}

/** Games with our manifest come with the portal; everything else is an export to upload. */
async function check(location: string): Promise<Check> {
  if (!existsSync(location)) return { problems: ["there is no such file or folder"], facts: [] };
  if (existsSync(path.join(location, "game.json"))) return { problems: problemsOf(path.resolve(location)), facts: [] };
  const folder = await mkdtemp(path.join(tmpdir(), "games-check-"));
  try {
    const checked = await checkBuild(location, createFolderStore(folder));
    return { problems: [], facts: [], ...checked };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
