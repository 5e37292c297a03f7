import { splitLocale } from "./locale-path";

const LIST = ["page"];
const PLAY = ["autoPlay", "roomUrl"];

/** Query parameters by path; other pages have none. */
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

/** Splits a query into the page's parameters, in fixed order, and unknown ones. */
export function splitQuery(pathname: string, query: string): { known: string; unknown: string } {
  const path = splitLocale(pathname).path.replace(/\/+$/, "").toLowerCase();
  const names = PARAMETERS.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  const given = new URLSearchParams(query);
  const known = new URLSearchParams(names.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  for (const name of names) given.delete(name);
  return { known: known.toString(), unknown: given.toString() };
}
