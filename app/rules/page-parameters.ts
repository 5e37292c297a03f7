import { splitLocale } from "./locale-path";

const LIST = ["page"];
const PLAY = ["autoPlay", "roomUrl"];

/** What each page reads of its query, by its path without language prefix and trailing slash; all others read nothing. */
const PARAMETERS: readonly (readonly [path: RegExp, names: readonly string[]])[] = [
  [/^$/, [...LIST, "grid", "search", "tag", "sort"]],
  [
    /^\/discover$/,
    [
      ...[...LIST, "show", "search", "sort", "platform", "tagAlias", "excludeTagAlias", "multiplayer", "studioId"],
      ...["feedId", "startDate", "timeFrame", "winCriteria", "gameId", "played", "favorite"],
    ],
  ],
  [/^\/search$/, [...LIST, "search", "sort", "feed", "game", "studios"]],
  [/^\/challenges$/, [...LIST, "timeFrame", "sort", "played", "favorite"]],
  [/^\/challenges\/monthly-challenges$/, LIST],
  [/^\/challenges\/./, [...LIST, "scope", ...PLAY]],
  [/^\/games\/./, PLAY],
  [/^\/tags\/./, [...LIST, "sort", "platform"]],
  [/^\/(studios|feed)\/./, LIST],
  [/^\/(library|profile)\/favorites/, [...LIST, "search", "sort"]],
  [/^\/library\/recently-played/, LIST],
  [/^\/messages$/, [...LIST, "unread"]],
  [/^\/profile\/friends$/, [...LIST, "received", "sent"]],
  [/^\/profile\/purchases$/, [...LIST, "orders", "history"]],
  [/^\/profile\/privacy$/, LIST],
  [/^\/profile\/quests$/, [...LIST, "refreshAt"]],
  [/^\/profile\/welcome$/, ["step", "target"]],
  [/^\/client-error$/, ["reference"]],
  [/^\/unsubscribe$/, ["token"]],
];

/** A query in two: what the page at this path reads, always in the same order, and what it does not know. */
export function partedQuery(pathname: string, query: string): { known: string; unknown: string } {
  const path = splitLocale(pathname).path.replace(/\/+$/, "").toLowerCase();
  const names = PARAMETERS.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  const given = new URLSearchParams(query);
  const known = new URLSearchParams(names.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  for (const name of names) given.delete(name);
  return { known: known.toString(), unknown: given.toString() };
}
