import path from "node:path";
import { DEFAULT_BUILD_LIMITS } from "../builds/build-limits";
import { identifyBuild, type BuildIdentity } from "../builds/identify-build";
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

/** Of each game with a folder the build that its files make; what games share is read once. */
export async function identifyDemoGames(slugs: readonly string[]): Promise<Map<string, BuildIdentity>> {
  if (slugs.length === 0) return new Map();
  const isOfAny = slugs.map(isFileOfGame);
  const isWanted = (name: string) => isOfAny.some((isOwn) => isOwn(name));
  const { files } = await readFolder(GAMES_FOLDER, DEFAULT_BUILD_LIMITS, isWanted);
  const known = new Map<string, string>();
  const found = new Map<string, BuildIdentity>();
  for (const slug of slugs.filter((each) => files.some(({ name }) => name.startsWith(`${each}/`)))) {
    const isOwn = isFileOfGame(slug);
    const source = { files: files.filter(({ name }) => isOwn(name)), close: () => undefined };
    found.set(slug, await identifyBuild(source, known));
  }
  return found;
}
