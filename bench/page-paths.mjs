import { findPages } from "./lighthouse/pages.ts";

export async function pagePaths(url) {
  const { home, game, discover } = await findPages(url);
  const [homePath, gamePath, discoverPath] = [home, game, discover].map((address) => new URL(address).pathname);
  return { home: homePath, game: gamePath, discover: discoverPath, search: "/search/?search=lantern" };
}
