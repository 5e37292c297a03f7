import { getDomain, getDomainWithoutSuffix } from "tldts";
import type { StatsEvent } from "~contract/entities/stats-event";

/** Of other addresses than registered domains, such as those of machines. */
export const UNKNOWN_SITE = "unknown";

/** Index entries are limited in size, and texts of charts too. */
const MAX_DOMAIN_LENGTH = 100;

/** Under any suffix; other services of the same companies have hosts of their own. */
const SEARCH_SITES: ReadonlySet<string> = new Set([
  ...["google", "bing", "duckduckgo", "yahoo", "yandex", "ya", "baidu", "ecosia", "qwant", "startpage", "brave"],
  ...["naver", "seznam", "sogou", "ask", "aol", "kagi", "mojeek", "swisscows"],
]);
const SEARCH_HOST = /^(?:www\.|m\.|search\.|html\.|[a-z]{2}\.|[a-z]{2}\.search\.)?$/;

const SOCIAL_SITES: ReadonlySet<string> = new Set([
  ...["facebook.com", "fb.com", "instagram.com", "threads.net", "threads.com", "twitter.com", "x.com", "t.co"],
  ...["reddit.com", "redd.it", "tiktok.com", "youtube.com", "youtu.be", "linkedin.com", "lnkd.in", "pinterest.com"],
  ...["discord.com", "discordapp.com", "telegram.org", "t.me", "whatsapp.com", "wa.me", "vk.com", "ok.ru"],
  ...["bsky.app", "mastodon.social", "tumblr.com", "twitch.tv", "snapchat.com", "weibo.com", "qq.com", "line.me"],
]);

/** The registrable domain; null for what has none. */
export function siteOf(host: string): string | null {
  const domain = getDomain(host, { allowPrivateDomains: false });
  return domain !== null && domain.length <= MAX_DOMAIN_LENGTH ? domain.toLowerCase() : null;
}

/** A class of a closed list, or the site's registrable domain, which has a dot; the portal's own sites are none. */
export function referrerClassOf(host: string | null, ownSites: ReadonlySet<string>): string {
  if (host === null) return "direct";
  const site = siteOf(host);
  if (site === null) return ownSites.has(host) ? "direct" : UNKNOWN_SITE;
  if (ownSites.has(site)) return "direct";
  if (SOCIAL_SITES.has(site)) return "social";
  const isSearch =
    SEARCH_SITES.has(getDomainWithoutSuffix(host) ?? "") && SEARCH_HOST.test(host.slice(0, -site.length));
  return isSearch ? "search" : site;
}

/** Of the portal, its API and its games. */
export function ownSitesOf(addresses: readonly (string | null)[]): ReadonlySet<string> {
  return new Set(
    addresses.flatMap((address) => {
      if (address === null) return [];
      const { hostname } = new URL(address);
      return [siteOf(hostname) ?? hostname];
    }),
  );
}

/** Of the first page of its session, as each later one repeats it; null for other events, and tabs from before an update. */
export function eventReferrerOf(event: StatsEvent, ownSites: ReadonlySet<string>): string | null {
  const { referrer } = event.data;
  const isKnown = event.event.name === "page-load" && referrer !== undefined;
  return isKnown ? referrerClassOf(referrer?.host.toLowerCase() ?? null, ownSites) : null;
}
