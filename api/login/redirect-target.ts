import type { ApiConfiguration } from "../configuration";
import { ownOrigins } from "../middleware/same-origin";

type RequestedTarget = { site: string | undefined; target: string | undefined };

// Prevents open redirects: the URL parser reads addresses as browsers do, so "//evil.example", "/\evil.example"
// and "https://site@evil.example" show their real origin.
export function resolveRedirectTarget({ site, target }: RequestedTarget, configuration: ApiConfiguration): URL {
  const frontPage = new URL("/", configuration.siteUrl);
  const base = site === undefined ? frontPage : (parseAllowed(site, frontPage, configuration) ?? frontPage);
  if (target === undefined || target === "") return frontPage;
  return parseAllowed(target, base, configuration) ?? frontPage;
}

function parseAllowed(address: string, base: URL, configuration: ApiConfiguration): URL | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  const isPage = url.protocol === "http:" || url.protocol === "https:";
  const hasCredentials = url.username !== "" || url.password !== "";
  return isPage && !hasCredentials && ownOrigins(configuration).includes(url.origin) ? url : null;
}
