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

/** Why games may not be there: hosts that are below one another share cookies (docs/hosting-games.md). */
export function gamesHostProblem(gamesHost: string, ownUrls: readonly string[]): string | null {
  const { hostname: name } = new URL(`http://${gamesHost}`);
  if (name === LOCALHOST) return null;
  const shared = ownUrls
    .map((url) => new URL(url).hostname)
    .find((own) => own === name || own.endsWith(`.${name}`) || name.endsWith(`.${own}`));
  return shared === undefined ? null : `must be apart from ${shared}, where the portal's cookies are`;
}
