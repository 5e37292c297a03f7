import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { problemsOf } from "./game-folder";

const OWN_GAMES = "games";

const args = process.argv.slice(2);
const folders = args.length > 0 ? args : ownGames();
for (const folder of folders) {
  const problems = existsSync(folder) ? problemsOf(path.resolve(folder)) : ["there is no such folder"];
  console.log(`${folder}: ${problems.length === 0 ? "good" : ""}`);
  for (const problem of problems) console.log(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

function ownGames(): string[] {
  return readdirSync(OWN_GAMES)
    .map((name) => path.join(OWN_GAMES, name))
    .filter((folder) => existsSync(path.join(folder, "game.json")));
}
