import { pagePaths } from "../page-paths.mjs";
import { signUp } from "../signed-in.mjs";

const BROWSER = { "user-agent": "Mozilla/5.0 (bench)" };
const VISITS_PER_PLAYER = 9;
const CATALOGUE = ["/challenges/", "/events/", "/legal/", "/de/", "/ru/discover/"];
const OWN = [
  ...["/profile/", "/profile/quests/", "/profile/friends/", "/profile/purchases/", "/profile/notices/"],
  ...["/profile/account-details/", "/library/favorites/", "/library/recently-played/", "/messages/", "/themes/"],
];
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Four pages in turn; one request in ten is signed in. */
export async function fewRequests(url) {
  const paths = Object.values(await pagePaths(url));
  const { visitor, player } = await visitors(url);
  return [...Array.from({ length: VISITS_PER_PLAYER }, () => paths.map(visitor)), paths.map(player)].flat();
}

/** Somebody who looks around: all kinds of pages, each search another one, half of the requests signed in. */
export async function mixedRequests(url) {
  const { visitor, player } = await visitors(url);
  const catalogue = [...Object.values(await pagePaths(url)), ...CATALOGUE];
  return [...LETTERS].flatMap((letter, index) => {
    const search = `/search/?search=${letter}${LETTERS.at(-1 - index)}`;
    return [...catalogue.map(visitor), ...[...catalogue, search, ...OWN].map(player), visitor(search)];
  });
}

/** No two are alike, so no cache answers them. */
export function heavyRequests(amount) {
  return Array.from({ length: amount }, (_, index) => ({
    path: `/search/?search=${LETTERS[index % LETTERS.length]}+${index.toString(LETTERS.length)}`,
    headers: BROWSER,
  }));
}

async function visitors(url) {
  const cookie = await signUp(url);
  return {
    visitor: (path) => ({ path, headers: BROWSER }),
    player: (path) => ({ path, headers: { ...BROWSER, cookie } }),
  };
}
