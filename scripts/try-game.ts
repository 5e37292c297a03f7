import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { serve } from "@hono/node-server";
import { createFolderStore } from "../api/builds/folder-store";
import { parseEnvironment } from "../configuration/environment";
import { gamePermission, gamePermissions, type GamePermission } from "../contract/entities/game-permission";
import { tryBuildServer } from "./try-game/try-build-server";
import { tryServer } from "./try-game/try-server";

const DEFAULT_PORT = "4173";

const { values, positionals } = parseArgs({
  options: { port: { type: "string" }, permissions: { type: "string" } },
  allowPositionals: true,
});
const [location] = positionals;
if (location === undefined || !existsSync(location)) {
  console.error(
    "Shows a game without the portal:\n\n  npm run games:try -- my-game.zip [--port 4173] [--permissions camera,microphone]",
  );
  process.exit(1);
}
const permissions = readPermissions(values.permissions);
const port = Number(values.port ?? DEFAULT_PORT);
const origin = `http://localhost:${String(port)}`;
const server = isOwnGame(location) ? tryServer(location, origin) : await tryExport(location);
serve({ fetch: server.fetch, port }, () => {
  console.log(`${location} is at ${origin}.`);
});

/** Games of the portal are tried as they are, others as an upload of them would be. */
function isOwnGame(folder: string): boolean {
  return existsSync(path.join(folder, "game.json")) || path.dirname(path.resolve(folder)) === path.resolve("games");
}

function readPermissions(names = ""): GamePermission[] {
  const { data } = gamePermissions.safeParse(names.toUpperCase().match(/[^,\s]+/g) ?? []);
  if (data) return data;
  console.error(`--permissions: ${gamePermission.options.join(", ").toLowerCase()}, with commas between them`);
  process.exit(1);
}

function tryExport(exported: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "games-try-"));
  process.once("exit", () => {
    rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit());
  const { GAME_API_ALIASES: aliases } = parseEnvironment(process.env);
  return tryBuildServer(exported, { siteUrl: origin, store: createFolderStore(folder), aliases, permissions });
}
