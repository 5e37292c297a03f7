import { findPages } from "./lighthouse/pages.ts";

/** Paths of the pages that most ask for; the game is the first that the home page names. */
export async function pagePaths(url) {
  const { home, game, discover } = await findPages(url);
  const [homePath, gamePath, discoverPath] = [home, game, discover].map((address) => new URL(address).pathname);
  return { home: homePath, game: gamePath, discover: discoverPath, search: "/search/?search=lantern" };
}
