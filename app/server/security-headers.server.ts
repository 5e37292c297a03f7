import { machinePaths } from "~/machine-paths";
import { allGameOrigins } from "~contract/games-host";
import { portalPolicy } from "~contract/permissions-policy";
import { publicSettings } from "./public-settings.server";
import { env } from "./env.server";
import { offlineGameHashes } from "./offline-games.server";

const isDevelopment = env.NODE_ENV === "development";
const siteHost = new URL(env.SITE_URL).host;
const apiOrigin = new URL(env.PUBLIC_API_BASE_URL).origin;
const gameOrigins = allGameOrigins(env.gamesUrl) ?? "";
const permissionsPolicy = portalPolicy(allGameOrigins(env.gamesUrl));
const statsOrigin = new URL(env.STATS_URL).origin;
const sentryOrigin = env.SENTRY_DSN ? new URL(env.SENTRY_DSN).origin : "";
/** A policy cannot name an IPv6 address. */
const CSP_HOST = /^[\w.-]+(:\d+)?$/;
const isSecure = env.SITE_URL.startsWith("https:");

function directive(name: string, ...sources: string[]): string {
  return [name, ...new Set(sources.filter(Boolean))].join(" ");
}

type OwnScripts = {
  /** CSP sources of the page's inline scripts. */
  hashes: readonly string[];
  /** Of the request: the site may have other hosts than SITE_URL's. */
  host: string | undefined;
};

export function setSecurityHeaders(headers: Headers, scripts: OwnScripts): void {
  headers.set("Content-Security-Policy", contentSecurityPolicy(scripts));
  headers.set("Content-Security-Policy-Report-Only", trustedTypesPolicy);
  headers.set("X-Frame-Options", "DENY");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Origin-Agent-Cluster", "?1");
  headers.set("Permissions-Policy", permissionsPolicy);
}

/** Report only: other browsers would run the same code unchecked (docs/decisions/0047-policy-and-cookie-names.md). */
const trustedTypesPolicy = [
  "require-trusted-types-for 'script'",
  "trusted-types default kept-games",
  `report-uri ${machinePaths.policyReports}`,
].join("; ");

function contentSecurityPolicy(scripts: OwnScripts): string {
  return [
    directive("default-src", "'none'"),
    directive("base-uri", "'none'"),
    directive("object-src", "'none'"),
    directive("frame-ancestors", "'none'"),
    // Browsers apply form-action to redirects, and a purchase redirects to the payment provider.
    directive("form-action", "'self'", apiOrigin, ...env.PAYMENT_ORIGINS),
    directive("script-src", ...scriptFolders(scripts.host), ...scripts.hashes, ...offlineGameHashes),
    directive("script-src-attr", "'none'"),
    directive("style-src", "'self'", isDevelopment ? "'unsafe-inline'" : ""),
    // Components set custom properties through style attributes.
    directive("style-src-attr", "'unsafe-inline'"),
    directive("img-src", "'self'", "data:", "https:", apiOrigin),
    directive("media-src", "'self'", "https:", apiOrigin),
    directive("font-src", "'self'"),
    directive("manifest-src", "'self'"),
    directive(
      "connect-src",
      "'self'",
      statsOrigin,
      sentryOrigin,
      // Asked whether the browser finds a game's host.
      gameOrigins,
      ...(isDevelopment ? ["ws:", "http://localhost:*"] : []),
    ),
    // Session recordings are not compressed, so they need no worker from a blob.
    directive("worker-src", "'self'"),
    directive("frame-src", "'self'", apiOrigin, gameOrigins, ...publicSettings.gameOrigins),
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
    `report-uri ${machinePaths.policyReports}`,
  ].join("; ");
}

/** The build only: the site's host also serves files of third parties. In development scripts have more folders. */
function scriptFolders(host: string | undefined): string[] {
  if (isDevelopment) return ["'self'"];
  const hosts = [siteHost, host ?? ""].filter((name) => CSP_HOST.test(name));
  return hosts.map((name) => `${name}/build/`);
}
