import { getDomain } from "tldts";

/** Browsers send no cookie of localhost to the hosts below it. */
const LOCALHOST = "localhost";

type PortalUrls = { siteUrl: string; publicApiBaseUrl: string };

/** Scheme and host below which games have their origins: on this machine the portal's own port; null without one. */
export function gamesUrlOf(gamesHost: string | undefined, { siteUrl, publicApiBaseUrl }: PortalUrls): string | null {
  const { protocol } = new URL(siteUrl);
  if (gamesHost !== undefined) return `${protocol}//${gamesHost}`;
  const { host } = new URL(publicApiBaseUrl);
  const isLocal = [siteUrl, publicApiBaseUrl].every((url) => new URL(url).hostname === LOCALHOST);
  return isLocal ? `${protocol}//${host}` : null;
}

/** Why games may not be there: one site shares cookies (docs/hosting-games.md). */
export function gamesHostProblem(gamesHost: string, ownUrls: readonly string[]): string | null {
  const { hostname: name } = new URL(`http://${gamesHost}`);
  if (name === LOCALHOST) return null;
  const ownHosts = ownUrls.map((url) => new URL(url).hostname);
  const related = ownHosts.find((own) => own === name || own.endsWith(`.${name}`) || name.endsWith(`.${own}`));
  if (related !== undefined) return `must be apart from ${related}, where the portal's cookies are`;
  const gameSite = siteOf(`g-aaaaaa.${name}`);
  const sibling = ownHosts.find((own) => gameSite !== null && siteOf(own) === gameSite);
  return sibling === undefined
    ? null
    : `must be on another registered domain than ${sibling}: games on ${String(gameSite)} could set the portal's cookies`;
}

/** The domain that somebody registered, also below a hoster's public suffix; null for addresses and single names. */
function siteOf(hostname: string): string | null {
  return getDomain(hostname, { allowPrivateDomains: true });
}
