import path from "node:path";
import { DEFAULT_BUILD_LIMITS } from "../builds/build-limits";
import type { BuildSource } from "../builds/build-source";
import { readFolder } from "../builds/read-folder";

export const GAMES_FOLDER = path.resolve("games");
/** What every game uses. */
const SHARED = ["kit/", "sdk/"];
/** Tests, types, the art that covers are made from, and the description that the seed reads. */
const LEFT_OUT = /\.test\.js$|\.d\.ts$|^[^/]+\/(art\/|game\.json$)/;

/** Whether a file below the folder of games belongs to the game's build. */
export function isFileOfGame(slug: string): (name: string) => boolean {
  const folders = [`${slug}/`, ...SHARED];
  return (name) => folders.some((folder) => name.startsWith(folder)) && !LEFT_OUT.test(name);
}

export function readDemoGame(slug: string): Promise<BuildSource> {
  return readFolder(GAMES_FOLDER, DEFAULT_BUILD_LIMITS, isFileOfGame(slug));
}
