/** `g-<shortId>` below the games' host is the origin of one game (docs/hosting-games.md). */
const LABEL = "g-";
const GAME_LABEL = /^g-([a-z0-9]{6})$/;

/** At each game's origin: the page that replaces what the game has stored, before it opens the game. */
export const STORAGE_PATH = "/storage";

export type GamesHosting = {
  /** Scheme and host below which games have their origins; null: all run in opaque frames. */
  gamesUrl: string | null;
  /** Of the portal and its API. */
  ownUrls: readonly string[];
};

/** Null without a games' host. */
export function gameOrigin(gamesUrl: string | null, shortId: string): string | null {
  return gamesUrl === null ? null : originBelow(gamesUrl, LABEL + shortId);
}

/** Names the origins of all games in a content security policy; null without a games' host. */
export function allGameOrigins(gamesUrl: string | null): string | null {
  return gamesUrl === null ? null : originBelow(gamesUrl, "*");
}

/** Null for a host of the portal; a host of no game has the `shortId` null, and must not show the portal either. */
export function findGameHost(host: string, { gamesUrl, ownUrls }: GamesHosting): { shortId: string | null } | null {
  if (gamesUrl === null) return null;
  const name = nameOf(host);
  const base = new URL(gamesUrl).hostname;
  if (ownUrls.some((url) => new URL(url).hostname === name)) return null;
  if (name !== base && !name.endsWith(`.${base}`)) return null;
  const [, shortId = null] = GAME_LABEL.exec(name.slice(0, -base.length - 1)) ?? [];
  return { shortId };
}

/** The port may be another one behind a proxy. */
function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
}

function originBelow(gamesUrl: string, label: string): string {
  const { protocol, host } = new URL(gamesUrl);
  return `${protocol}//${label}.${host}`;
}
